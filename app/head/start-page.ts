/**
 * A module of its own for each page, fetched after the first paint: asks for all of the page's
 * scripts together and runs them. `finish-build.ts` hands over the files.
 */
declare const scripts: { boot: string; modules: string[] }

/** How many files are asked for in one go: each request costs the page's thread about a millisecond. */
const batch = 3

for (let first = 0; first < scripts.modules.length; first += batch) {
  const hrefs = scripts.modules.slice(first, first + batch)
  window.setTimeout(() => document.head.append(...hrefs.map(preloadLink)))
}
await import(/* @vite-ignore */ scripts.boot)

function preloadLink(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  return link
}

export {}
