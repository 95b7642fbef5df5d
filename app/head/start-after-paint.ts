/**
 * Runs inline at the end of the body: fetches and runs the page's scripts once the fonts and pictures
 * of the first view are on the screen, so that hydration never competes with them. `finish-build.ts` hands over the files.
 */
declare const scripts: { boot: string; modules: string[] }

let begun = false

function begin(): void {
  if (begun) return
  begun = true
  const links = scripts.modules.map((href) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    return link
  })
  document.head.append(...links)
  import(/* @vite-ignore */ scripts.boot).catch((error: unknown) => {
    console.error(
      'Levo: the scripts of this page could not be loaded; it works without them.',
      error,
    )
    document.documentElement.classList.remove('js', 'city-pending')
  })
}

/** Waits until the first view has been shown, not only drawn; a hidden tab shows none. */
function afterPaint(): void {
  const soon = () => window.setTimeout(begin)
  if (document.visibilityState === 'hidden') begin()
  else if (reportsPaint()) new PerformanceObserver(soon).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(() => requestAnimationFrame(soon))
}

function reportsPaint(): boolean {
  return (
    typeof PerformanceObserver === 'function' &&
    Boolean(PerformanceObserver.supportedEntryTypes?.includes('paint'))
  )
}

// Another city's words wait for the scripts: nothing is on the screen to protect.
if (document.documentElement.classList.contains('city-pending')) begin()
else if (document.readyState === 'complete') afterPaint()
else window.addEventListener('load', afterPaint)
for (const touch of ['pointerdown', 'keydown', 'touchstart']) {
  document.addEventListener(touch, begin, { once: true, passive: true, capture: true })
}
window.setTimeout(begin, 3_000)
