/** No scrolling for this long counts as rest, ms. */
const rest = 150

/** Resolves when the page is not, or no longer, being scrolled: heavy work then holds up no frame. */
export function scrollIdle(): Promise<void> {
  return new Promise((resolve) => {
    let timer = window.setTimeout(end, rest)
    function wait(): void {
      window.clearTimeout(timer)
      timer = window.setTimeout(end, rest)
    }
    function end(): void {
      window.removeEventListener('scroll', wait)
      resolve()
    }
    window.addEventListener('scroll', wait, { passive: true })
  })
}
