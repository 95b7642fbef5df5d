/** The visitor's city: an external store on top of session storage (CITY-3). */
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type CityKey, defaultCity, findCity, normaliseCity } from '~/cities/cities'
import { cityOfPath } from '~/site/route-table'
import { sessionKeys } from '~/visit/session-storage'
import { keep, recall } from '~/visit/visit-memory'

/** The city of the document that the browser loaded, whatever the address is by now. */
const documentCity: CityKey = import.meta.env.SSR
  ? defaultCity
  : normaliseCity(document.documentElement.dataset.city)

let current = documentCity
const listeners = new Set<() => void>()

/** The raw stored choice, `undefined` until the visitor has chosen. */
export function storedCity(): string | undefined {
  return recall(sessionKeys.selectedCity)
}

/** The city whose texts are shown now. */
export function selectedCity(): CityKey {
  return current
}

/**
 * Selects a city: stores it and notifies every component. Anything but one of the cities is ignored
 * with a console warning (CITY-4).
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

/** The city of a page's texts: a city's own page is always about itself (CITY-7). */
export function useCity(): CityKey {
  const { pathname } = useLocation()
  const own = cityOfPath(pathname)
  // Reads the selection only if needed, so that a page whose address names its city does not render again when it is selected.
  return useSyncExternalStore(
    subscribe,
    () => own ?? current,
    () => own ?? documentCity,
  )
}

/** The same outside React, for metadata. */
export function cityShownAt(pathname: string): CityKey {
  return cityOfPath(pathname) ?? current
}
