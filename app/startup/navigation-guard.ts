import { redirect } from 'react-router'
import { sessionKeys } from '~/browser/session-storage'
import { forget, keep } from '~/browser/visit-memory'
import { selectCity, storedCity } from '~/city/city-selection'
import { decideEntry } from '~/city/entry-guard'
import { cityReady } from '~/content/loading'
import { loadPageTexts } from '~/content/page-texts'
import { isLanding } from '~/site/route-table'

/**
 * The guard for every navigation after the first load (the inline head script does the same before
 * paint), and the wait until the city's words are there, so that a page never shows another's.
 */
export async function guardNavigation({ request }: { request: Request }): Promise<void> {
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
  await Promise.all([cityReady(city), loadPageTexts(pathname, city)])
  // Another choice has overtaken this one: it must leave no trace.
  if (request.signal.aborted) return
  forget(sessionKeys.destination)
  selectCity(city)
}
