import { lazy, Suspense } from 'react'
import { useConsentNotice } from '~/analytics/consent'

/** If the question cannot be loaded, the visitor has not agreed and sees the page without it. */
const ConsentQuestion = lazy(() =>
  import('./consent-question').catch((error: unknown) => {
    console.error(
      'Levo: the question about cookies could not be loaded; nothing is counted.',
      error,
    )
    return { default: () => null }
  }),
)

/** Asks once for consent to analytics, in builds that have a measurement id (CONSENT-1). */
export function ConsentNotice() {
  const reason = useConsentNotice()
  if (!reason) return null
  return (
    <Suspense>
      <ConsentQuestion reason={reason} />
    </Suspense>
  )
}
