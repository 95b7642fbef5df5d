import { type CityKey, defaultCity, findCity } from '../cities/cities.ts'
import { cityOfPath } from '../site/route-table.ts'
import { sessionKeys } from './session-storage.ts'
import { recall } from './visit-memory.ts'

/**
 * The city that the landing page opens wide: of the page that the visitor was going to, else the
 * one chosen before (LAND-2).
 */
export function expectedCity(): CityKey {
  const destination = recall(sessionKeys.destination)
  const remembered = destination && cityOfPath(destination.split(/[?#]/)[0] ?? '')
  return remembered || findCity(recall(sessionKeys.selectedCity)) || defaultCity
}
