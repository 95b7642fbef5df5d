/**
 * Runs inline at the end of the body: fetches the page's starter (fetch-scripts.ts) once the fonts and
 * pictures of the first view are on the screen, so that hydration never competes with them, or when
 * the visitor cannot wait. `finish-build.ts` hands over the starter's address.
 */
declare const starter: string

const root = document.documentElement

function begin(): void {
  if (root.classList.contains('begun')) return
  // Pictures further down may come too (base.css): before, they would hold up the first one.
  root.classList.add('begun')
  import(/* @vite-ignore */ starter).catch((error: unknown) => {
    console.error('Levo: the scripts of this page could not be loaded.', error)
    root.classList.remove('js')
  })
}

/** Waits until the first view has been shown, not only drawn; a hidden tab shows none. */
function afterPaint(): void {
  const soon = () => setTimeout(begin)
  if (document.hidden) begin()
  else if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver(soon).observe({ type: 'paint', buffered: true })
  } else requestAnimationFrame(() => requestAnimationFrame(soon))
}

window.addEventListener('load', afterPaint)
for (const touch of ['pointerdown', 'keydown', 'touchstart', 'scroll']) {
  document.addEventListener(touch, begin, { once: true, passive: true, capture: true })
}
setTimeout(begin, 3_000)
