import { useEffect } from 'react'
import { layOutDeferred } from '~/browser/deferred-layout'
import { whenIdle } from '~/browser/idle'
import { findCity } from '~/cities/cities'
import { readCityAhead } from '~/content/loading'
import { isLanding } from '~/site/route-table'
import { selectCity, selectedCity } from '~/visit/city-selection'

/** What happens once, when React has taken over the prerendered page; a failure is only logged. */
export function AfterHydration() {
  useEffect(() => {
    // Without its `js` the form would give way to the words for visitors without scripts: scripts
    // that came late find the mark taken back, and React takes it off where it must draw the page
    // anew because a translator or a password manager changed it first.
    const { classList } = document.documentElement
    // Such a page was laid out whole when it lost the mark: nothing may be left out of it again.
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

/** Keeps the city for the visit: the edition's, or the one that the landing page's address names. */
function start(): void {
  const { pathname, search } = window.location
  const city = isLanding(pathname)
    ? findCity(new URLSearchParams(search).get('city'))
    : selectedCity()
  if (!city) return
  selectCity(city)
  // The prerendered words stand; the team's newest ones follow when nobody waits for anything.
  whenIdle(() => void readCityAhead(city))
}
