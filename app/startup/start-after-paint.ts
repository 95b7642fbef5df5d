/**
 * Runs inline at the end of the body. Fetches the page's starter (fetch-scripts.ts) once the fonts and
 * pictures of the first viewport are painted, so that hydration does not compete with them, or when the
 * visitor interacts earlier. `finish-build.ts` injects the starter's address.
 */
declare const starter: string

/** Timeout for the scripts; after it the page behaves as without JavaScript, ms. */
const scriptTimeout = 10_000

const root = document.documentElement

function begin(): void {
  if (root.classList.contains('begun')) return
  // Pictures further down may load from now on (base.css); earlier they would delay the first one.
  root.classList.add('begun')
  import(/* @vite-ignore */ starter).catch((error: unknown) => {
    console.error('Levo: the scripts of this page could not be loaded.', error)
    root.classList.remove('js')
  })
}

/** Waits until the first frame is presented, not only painted; a hidden tab presents none. */
function afterPaint(): void {
  if (document.hidden || !window.PerformanceObserver) begin()
  else new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true })
}

window.addEventListener('load', afterPaint)
for (const touch of ['pointerdown', 'keydown', 'touchstart', 'scroll']) {
  document.addEventListener(touch, begin, { once: true, passive: true, capture: true })
}
setTimeout(begin, 3_000)
setTimeout(() => {
  if (!root.classList.contains('hydrated')) root.classList.remove('js')
}, scriptTimeout)
