/** The visitor's city: one external store over session storage (CITY-3). */
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type CityKey, defaultCity, findCity, normaliseCity } from '~/cities/cities'
import { cityOfPath } from '~/site/route-table'
import { sessionKeys } from '~/visit/session-storage'
import { keep, recall } from '~/visit/visit-memory'

/** The city that the document the browser loaded speaks of, whatever its address says by now. */
const documentCity: CityKey = import.meta.env.SSR
  ? defaultCity
  : normaliseCity(document.documentElement.dataset.city)

let current = documentCity
const listeners = new Set<() => void>()

/** The raw stored choice, `undefined` as long as the visitor has not chosen. */
export function storedCity(): string | undefined {
  return recall(sessionKeys.selectedCity)
}

/** The city whose texts are on show now. */
export function selectedCity(): CityKey {
  return current
}

/**
 * Chooses a city: stores it and tells every text on the page. Anything but one of the cities is
 * refused with a console warning and changes nothing (CITY-4).
 */
export function selectCity(city: string): void {
  const key = findCity(city)
  if (!key) {
    console.warn(`Levo: "${city}" is none of our cities; the selection stays ${current}.`)
    return
  }
  keep(sessionKeys.selectedCity, key)
  if (key === current) return
  current = key
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The city a page's texts speak of: a city's own page always speaks of itself (CITY-7). */
export function useCity(): CityKey {
  const { pathname } = useLocation()
  const own = cityOfPath(pathname)
  // Asked for inside, so that a page which names its city is not rendered anew when it is chosen.
  return useSyncExternalStore(
    subscribe,
    () => own ?? current,
    () => own ?? documentCity,
  )
}

/** The same outside of React, for metadata. */
export function cityShownAt(pathname: string): CityKey {
  return cityOfPath(pathname) ?? current
}
