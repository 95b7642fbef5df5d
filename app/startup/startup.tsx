import { useEffect } from 'react'
import { whenIdle } from '~/browser/idle'
import { rememberedCity, selectCity } from '~/city/city-selection'
import { cityReady, readCityAhead } from '~/content/loading'
import { defaultCity, findCity } from '~/site/cities'
import { cityOfPath } from '~/site/route-table'
import { layOutRest } from '~/startup/lay-out'

/** What happens once, when React has taken over the prerendered page; a failure is only logged (spec 8). */
export function Startup() {
  useEffect(() => {
    // Without its `js` the form would give way to the words for visitors without scripts: scripts
    // that came late find the mark taken back, and React takes it off where it must draw the page
    // anew because a translator or a password manager changed it first.
    document.documentElement.classList.add('js', 'hydrated', 'shown')
    layOutRest()
    start().catch((error: unknown) => {
      console.error('Levo: the start was not complete.', error)
      document.documentElement.classList.remove('city-pending')
    })
  }, [])
  return null
}

async function start(): Promise<void> {
  const asked = findCity(new URLSearchParams(window.location.search).get('city'))
  const onCityPage = cityOfPath(window.location.pathname)
  const city = onCityPage ?? asked ?? rememberedCity()
  const prerendered = onCityPage ?? defaultCity
  if (city !== prerendered) await cityReady(city)
  if (storedOrAsked(asked !== undefined || onCityPage !== undefined)) selectCity(city)
  document.documentElement.classList.remove('city-pending')
  // The prerendered words stand; the team's newest ones follow when nobody waits for anything.
  whenIdle(() => void readCityAhead(city))
}

function storedOrAsked(asked: boolean): boolean {
  return asked || rememberedCity() !== defaultCity
}
