import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        if (!isBrokenOffTransition(error)) window.reportError(error)
      },
    },
  )
})

window.addEventListener('unhandledrejection', (event) => {
  if (isBrokenOffTransition(event.reason)) event.preventDefault()
})

/**
 * A cross-fade that the browser broke off, because the visitor turned the phone or the page was
 * busy, is no error: the next page is there without it. React 19.3 leaves such errors out by their
 * words, of which Chromium has new ones, or lets a promise of its own reject with them.
 */
function isBrokenOffTransition(error: unknown): boolean {
  const reason = error instanceof Error && error.cause ? error.cause : error
  return reason instanceof DOMException && reason.message.startsWith('Transition was aborted')
}
