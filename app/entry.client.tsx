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
 * Reports what React has recovered from, but for a cross-fade that the browser broke off because the
 * visitor turned the phone or the page was busy: the next page is there without it (MOVE-4). React
 * 19.3 leaves such errors out by their words, of which Chromium has new ones.
 */
function onRecoverableError(error: unknown): void {
  const isBrokenOff =
    error instanceof DOMException && /^Transition was (aborted|skipped)/.test(error.message)
  if (!isBrokenOff) window.reportError(error)
}
