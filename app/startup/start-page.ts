/**
 * A module of its own for each page, fetched after the first paint: asks for all of the page's
 * scripts together and runs them. `finish-build.ts` hands over the files.
 */

export {}

declare const scripts: { boot: string; modules: string[]; large: string[] }

for (const href of scripts.modules) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )
}
// Each in a task of its own: run together they would keep the page from answering for longer (SPEED-3).
for (const href of scripts.large) {
  await import(/* @vite-ignore */ href)
  await new Promise((resolve) => window.setTimeout(resolve))
}
await import(/* @vite-ignore */ scripts.boot)
