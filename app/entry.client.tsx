import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError },
  )
})

/**
 * Reports errors that React recovered from, except a view transition that the browser aborted because the
 * visitor rotated the phone or the page was busy: the next page then appears without it (MOVE-4). React
 * 19.3 filters such errors by their messages, and Chromium has new ones.
 */
function onRecoverableError(error: unknown): void {
  const isBrokenOff =
    error instanceof DOMException && /^Transition was (aborted|skipped)/.test(error.message)
  if (!isBrokenOff) window.reportError(error)
}
