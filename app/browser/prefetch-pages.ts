/**
 * Fetches the files of pages that a visitor may open next. React Router's own prefetch also runs them
 * and reloads the page if one is missing: in a loop after a deploy, and into the browser's error page
 * when offline. Here a missing file is ignored.
 */
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { whenFree } from './idle'

/** Whether each requested file arrived. */
const requested = new Map<string, Promise<boolean>>()

/** Prefetches the pages of these routes with their layouts; each file is requested once. */
export function prefetchPages(routeIds: readonly string[]): void {
  for (const href of routeIds.flatMap(modulesOf)) once(href, prefetchModule)
  for (const href of routeIds.flatMap(stylesOf)) once(href, prefetchStyles)
}

/**
 * Evaluates the prefetched pages of these routes and applies their styles, one file per idle callback,
 * so that a first click only renders. Skips files that did not arrive: a failed import stays failed,
 * and the router waits for a missing stylesheet only while the document has no link to it.
 */
export async function warmPages(routeIds: readonly string[]): Promise<void> {
  await each(routeIds.flatMap(stylesOf), applyStyles)
  await each(
    routeIds.flatMap((id) => manifest()?.routes[id]?.module ?? []),
    (href) => import(/* @vite-ignore */ href).catch(() => {}),
  )
}

async function each(
  hrefs: readonly string[],
  warm: (href: string) => void | Promise<void>,
): Promise<void> {
  for (const href of new Set(hrefs)) {
    const arrived = await requested.get(href)
    if (!arrived) continue
    await new Promise<void>((resolve) => whenFree(resolve))
    await warm(href)
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

function once(href: string, prefetch: (href: string) => Promise<boolean>): void {
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

/**
 * Resolves to whether the stylesheet arrived. Without a prefetch link: Gecko blocks it by the policy's
 * `default-src`, and WebKit does not support it.
 */
async function prefetchStyles(href: string): Promise<boolean> {
  if (findStyles(href)) return true
  return fetch(href, { priority: 'low' }).then(
    (styles) => styles.text().then(() => styles.ok),
    () => false,
  )
}

/**
 * Adds a link that stays when the router removes its own. Without it the router adds and removes one on
 * each click that it waits for, which lays out the present page twice. Styles in the page itself have
 * a disabled link.
 */
function applyStyles(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.toggleAttribute('disabled', findStyles(href)?.hasAttribute('disabled'))
  document.head.append(link)
}

function findStyles(href: string): Element | null {
  return document.querySelector(`link[rel=stylesheet][href="${href}"]`)
}
