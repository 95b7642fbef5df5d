/**
 * Runs inline at the end of the body: fetches and runs the page's scripts once the fonts and pictures
 * of the first view are on the screen, so that hydration never competes with them. `finish-build.ts` hands over the files.
 */
declare const scripts: { boot: string; modules: string[] }

let begun = false

function begin(): void {
  if (begun) return
  begun = true
  for (const href of scripts.modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ scripts.boot).catch((error: unknown) => {
    console.error(
      'Levo: the scripts of this page could not be loaded; it works without them.',
      error,
    )
    document.documentElement.classList.remove('js', 'city-pending')
  })
}

function afterPaint(): void {
  // One frame for the style and one for the paint; a hidden tab paints nothing and need not wait.
  if (document.visibilityState === 'hidden') begin()
  else requestAnimationFrame(() => requestAnimationFrame(() => window.setTimeout(begin)))
}

// Another city's words wait for the scripts: nothing is on the screen to protect.
if (document.documentElement.classList.contains('city-pending')) begin()
else if (document.readyState === 'complete') afterPaint()
else window.addEventListener('load', afterPaint)
for (const touch of ['pointerdown', 'keydown', 'touchstart']) {
  document.addEventListener(touch, begin, { once: true, passive: true, capture: true })
}
window.setTimeout(begin, 3_000)
