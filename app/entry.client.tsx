import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: report },
  )
})

/**
 * What React has recovered from is reported as an error, but for a cross-fade that the browser broke
 * off, as it does where a visitor turns the phone: the next page is there without it. React 19.3
 * leaves such errors out by their words, of which Chromium has new ones.
 */
function report(error: unknown): void {
  const isBrokenOff =
    error instanceof DOMException &&
    error.name === 'InvalidStateError' &&
    error.message.startsWith('Transition was aborted because of invalid state')
  if (!isBrokenOff) window.reportError(error)
}
