import { lazy, Suspense } from 'react'
import { useConsentNotice } from '~/analytics/consent'

/** A visitor who cannot load the question has not agreed, and sees the page as it is. */
const ConsentQuestion = lazy(() =>
  import('./consent-question').catch((error: unknown) => {
    console.error(
      'Levo: the question about cookies could not be loaded; nothing is counted.',
      error,
    )
    return { default: () => null }
  }),
)

/** Asks once whether visits may be counted, where this build can count them (CONSENT-1). */
export function ConsentNotice() {
  const reason = useConsentNotice()
  if (!reason) return null
  return (
    <Suspense>
      <ConsentQuestion reason={reason} />
    </Suspense>
  )
}
