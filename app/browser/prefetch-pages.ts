/**
 * Fetches the files of pages that a visitor may open next. React Router's own prefetch runs them as
 * well and reloads the page where one is missing: over and over after a deploy, and into the
 * browser's error page offline. Here a missing file is only missed.
 */
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { whenFree } from './idle'

const requested = new Map<string, Promise<unknown>>()

/** Prefetches the pages of these routes, their frames included; each file is requested once. */
export function prefetchPages(routeIds: readonly string[]): void {
  for (const href of routeIds.flatMap(modulesOf)) once(href, prefetchModule)
  for (const href of routeIds.flatMap(stylesOf)) once(href, prefetchStyles)
}

/**
 * Evaluates the prefetched pages of these routes, one in each free moment: a first click then only
 * renders. A module that did not arrive is left alone, because a failed import stays failed.
 */
export async function warmPages(routeIds: readonly string[]): Promise<void> {
  for (const href of routeIds.flatMap((id) => manifest()?.routes[id]?.module ?? [])) {
    const arrived = await requested.get(href)
    if (!arrived) continue
    await new Promise<void>((resolve) => whenFree(resolve))
    await import(/* @vite-ignore */ href).catch(() => {})
  }
}

/** Imports the page of a route; rejects where one of its scripts cannot be loaded. */
export async function importPage(routeId: string): Promise<void> {
  const href = manifest()?.routes[routeId]?.module
  if (href) await import(/* @vite-ignore */ href)
}

/** Which files belong to which route: the framework writes it into every page. */
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

/** No prefetch link: Gecko refuses it by the policy's `default-src`, and WebKit knows none. */
async function prefetchStyles(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  await fetch(href, { priority: 'low' }).then(
    (styles) => styles.text(),
    () => {},
  )
}
