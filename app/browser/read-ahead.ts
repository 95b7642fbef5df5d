/**
 * Fetches the files of pages that a visitor may open next. React Router's own links for this run
 * those files as well and reload the page where one cannot be had: over and over where a deploy has
 * removed it, and into the browser's error page where the visitor is offline. Here it is only missed.
 */
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

const asked = new Set<string>()

/** Reads the pages of these routes ahead, their frames included; a file is asked for once. */
export function readPagesAhead(routeIds: readonly string[]): void {
  const routes = manifest()?.routes ?? {}
  for (const id of routeIds) {
    for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
      for (const href of [route.module, ...(route.imports ?? [])]) once(href, preloadModule)
      for (const href of route.css ?? []) once(href, fetchStyles)
    }
  }
}

/** Which files belong to which route: the framework writes it into every page. */
function manifest(): AssetsManifest | undefined {
  return (window as { __reactRouterManifest?: AssetsManifest }).__reactRouterManifest
}

function once(href: string, read: (href: string) => void): void {
  if (asked.has(href)) return
  asked.add(href)
  read(href)
}

function preloadModule(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  link.fetchPriority = 'low'
  document.head.append(link)
}

/** No prefetch link: Gecko refuses it by the policy's `default-src`, and WebKit knows none. */
function fetchStyles(href: string): void {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  fetch(href, { priority: 'low' }).then(
    (styles) => styles.text(),
    () => {},
  )
}
