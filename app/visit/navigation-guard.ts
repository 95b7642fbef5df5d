import { redirect } from 'react-router'
import { importPage } from '~/browser/prefetch-pages'
import type { CityKey } from '~/cities/cities'
import { isLanding, pageOfPath } from '~/site/route-table'
import { selectCity, storedCity } from '~/visit/city-selection'
import { decideEntry } from '~/visit/entry-guard'
import { sessionKeys } from '~/visit/session-storage'
import { forget, keep } from '~/visit/visit-memory'

/**
 * The guard for every navigation after the first load (the inline head script does the same before paint). It waits
 * for the page's script and for its texts, which `loadWords` fetches for a path and a city, so that a page never
 * shows another's. If `loadWords` rejects, the document is loaded from the host.
 */
export function navigationGuard(
  loadWords: (pathname: string, city: CityKey) => Promise<unknown>,
): (navigation: { request: Request }) => Promise<void> {
  return ({ request }) => guardNavigation(request, loadWords)
}

async function guardNavigation(
  request: Request,
  loadWords: (pathname: string, city: CityKey) => Promise<unknown>,
): Promise<void> {
  const { pathname, search, hash } = new URL(request.url)
  const decision = decideEntry({ pathname, search, hash, storedCity: storedCity() })
  if (decision.warning) console.warn(decision.warning)
  if (decision.action === 'redirect') {
    if (decision.city) keep(sessionKeys.selectedCity, decision.city)
    if (decision.remember) keep(sessionKeys.destination, decision.remember)
    else forget(sessionKeys.destination)
    throw redirect(decision.to)
  }
  const { city } = decision
  if (isLanding(pathname)) {
    if (city) keep(sessionKeys.selectedCity, city)
    return
  }
  if (!city) return
  // React commits the next page only after the running view transition has ended.
  document.activeViewTransition?.skipTransition()
  const stopWatching = openInsteadOfReload(request)
  try {
    await Promise.all([loadWords(pathname, city), importPage(routeIdOf(pathname))])
  } catch {
    await openWhole(request)
  }
  stopWatching()
  // A later navigation has superseded this one: it must have no effect.
  if (request.signal.aborted) return
  forget(sessionKeys.destination)
  selectCity(city)
}

function routeIdOf(pathname: string): string {
  return pageOfPath(pathname).split('/')[1] ?? ''
}

/**
 * The router reloads the current page if a script of the next one fails. In browsers that report it,
 * the reload becomes a navigation to the requested address (ERR-3). Returns a function that stops it.
 */
function openInsteadOfReload({ url }: Request): () => void {
  const navigation = window.navigation as Navigation | undefined
  function onNavigate(event: NavigateEvent): void {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    event.preventDefault()
    window.location.assign(url)
  }
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}

/**
 * Opens the address as a document, which needs none of the scripts that a deploy may have removed
 * (ERR-3). Runs in a task after the router's reload. Never resolves while the address opens.
 */
async function openWhole({ url, signal }: Request): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  if (signal.aborted) return
  window.location.assign(url)
  await new Promise(() => {})
}
