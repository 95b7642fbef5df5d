import { useEffect } from 'react'
import { layOutDeferred } from '~/browser/deferred-layout'
import { whenIdle } from '~/browser/idle'
import { findCity } from '~/cities/cities'
import { prefetchCity } from '~/content/loading'
import { isLanding } from '~/site/route-table'
import { selectCity, selectedCity } from '~/visit/city-selection'
import { sessionKeys } from '~/visit/session-storage'
import { forget } from '~/visit/visit-memory'

/** Runs once after hydration; a failure is only logged. */
export function AfterHydration() {
  useEffect(() => {
    // Without `js` the form would be replaced by the text for visitors without scripts. Late scripts
    // find the class removed, and React removes it when it renders the page again because a translator
    // or a password manager changed it before hydration.
    const { classList } = document.documentElement
    // Such a page was laid out whole when it lost the class: no part of it may be deferred again.
    if (!classList.contains('js')) classList.add('laid-out')
    classList.add('js', 'begun', 'hydrated')
    layOutDeferred()
    try {
      start()
    } catch (error) {
      console.error('Levo: the start was not complete.', error)
    }
  }, [])
  return null
}

/** Stores the city for the visit: the edition's, or the one in the landing page's address. */
function start(): void {
  const { pathname, search } = window.location
  const city = isLanding(pathname)
    ? findCity(new URLSearchParams(search).get('city'))
    : selectedCity()
  if (!city) return
  selectCity(city)
  // The prerendered texts stay; newer ones are fetched when the browser is idle.
  whenIdle(() => {
    // The remembered destination is reached or abandoned (GUARD-2).
    if (!isLanding(window.location.pathname)) forget(sessionKeys.destination)
    void prefetchCity(city)
  })
}
