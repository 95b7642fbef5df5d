import { type CityKey, defaultCity, findCity } from '../brand/cities.ts'
import { cityOfPath } from '../brand/route-table.ts'
import { sessionKeys } from './session-storage.ts'
import { readSession } from './session-store.ts'

/**
 * The city that the landing page opens wide: of the page that the visitor was going to, else the
 * one chosen before (decisions "City guard").
 */
export function expectedCity(): CityKey {
  const destination = readSession(sessionKeys.destination)
  const remembered = destination && cityOfPath(destination.split(/[?#]/)[0] ?? '')
  return remembered || findCity(readSession(sessionKeys.selectedCity)) || defaultCity
}
