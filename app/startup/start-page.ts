/**
 * A module of its own for each page, fetched after the first paint: asks for all of the page's
 * scripts together and runs them. `finish-build.ts` hands over the files.
 */

import { documentNames, documentPath } from '../content/document-path.ts'
import { findCity } from '../site/cities.ts'

declare const scripts: { boot: string; modules: string[] }

// The texts of a city that the page waits for (first-load-guarded.ts) come before its scripts.
const city = findCity(document.documentElement.dataset.awaitedCity)
if (city) {
  document.head.append(
    ...documentNames.map((name) =>
      link({
        rel: 'preload',
        as: 'fetch',
        crossOrigin: 'anonymous',
        href: documentPath(name, city),
      }),
    ),
  )
}

// One by one: each request costs the page's thread a millisecond or more.
for (const href of scripts.modules) {
  window.setTimeout(() => document.head.append(link({ rel: 'modulepreload', href })))
}
await import(/* @vite-ignore */ scripts.boot)

function link(of: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), of)
}
