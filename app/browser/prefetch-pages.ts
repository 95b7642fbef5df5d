/**
 * Fetches the files of pages that a visitor may open next. React Router's own prefetch also runs them
 * and reloads the page if one is missing: in a loop after a deploy, and into the browser's error page
 * when offline. Here a missing file is ignored.
 */
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { whenFree } from './idle'

const requested = new Map<string, Promise<unknown>>()

/** Prefetches the pages of these routes with their layouts; each file is requested once. */
export function prefetchPages(routeIds: readonly string[]): void {
  for (const href of routeIds.flatMap(modulesOf)) once(href, prefetchModule)
  for (const href of routeIds.flatMap(stylesOf)) once(href, prefetchStyles)
}

/**
 * Evaluates the prefetched pages of these routes, one per idle callback, so that a first click only
 * renders. Skips modules that did not arrive, because a failed import stays failed.
 */
export async function warmPages(routeIds: readonly string[]): Promise<void> {
  for (const href of routeIds.flatMap((id) => manifest()?.routes[id]?.module ?? [])) {
    const arrived = await requested.get(href)
    if (!arrived) continue
    await new Promise<void>((resolve) => whenFree(resolve))
    await import(/* @vite-ignore */ href).catch(() => {})
  }
}

/** Imports the page of a route; rejects if one of its scripts cannot be loaded. */
export async function importPage(routeId: string): Promise<void> {
  const href = manifest()?.routes[routeId]?.module
  if (href) await import(/* @vite-ignore */ href)
}

/** The files of each route; the framework writes this manifest into every page. */
function manifest(): AssetsManifest | undefined {
  return (window as { __reactRouterManifest?: AssetsManifest }).__reactRouterManifest
}

function modulesOf(routeId: string): string[] {
  return withParents(routeId).flatMap((route) => [route.module, ...(route.imports ?? [])])
}

function stylesOf(routeId: string): string[] {
  return withParents(routeId).flatMap((route) => route.css ?? [])
}

function withParents(routeId: string): NonNullable<AssetsManifest['routes'][string]>[] {
  const routes = manifest()?.routes ?? {}
  const route = routes[routeId]
  return route ? [route, ...withParents(route.parentId ?? '')] : []
}

function once(href: string, prefetch: (href: string) => Promise<unknown>): void {
  if (!requested.has(href)) requested.set(href, prefetch(href))
}

/** Resolves to whether the module arrived. */
function prefetchModule(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
    document.head.append(link)
  })
}

/** Without a prefetch link: Gecko blocks it by the policy's `default-src`, and WebKit does not support it. */
async function prefetchStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  await fetch(href, { priority: 'low' }).then(
    (styles) => styles.text(),
    () => {},
  )
}
