/**
 * A separate module for each page, fetched after the first paint: requests all of the page's scripts
 * together and runs them. `finish-build.ts` injects the files.
 */

export {}

declare const scripts: { boot: string; modules: string[] }

for (const href of scripts.modules) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )
}
await import(/* @vite-ignore */ scripts.boot)
