/** Time without scrolling after which the page counts as idle, ms. */
const rest = 150

/** Resolves once the page is not being scrolled, so that heavy work blocks no frame. */
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
