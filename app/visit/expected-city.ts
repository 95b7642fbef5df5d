import { type CityKey, findCity } from '../cities/cities.ts'
import { cityNearestToSunset } from '../cities/sky.ts'
import { cityOfPath } from '../site/route-table.ts'
import { rememberedDestination } from './destination.ts'
import { sessionKeys } from './session-storage.ts'
import { recall } from './visit-memory.ts'

/**
 * The city whose pane the landing page opens wide: that of the page that the visitor was going to, else
 * the one chosen before, else the one nearest to its sunset (LAND-2).
 */
export function expectedCity(): CityKey {
  const destination = rememberedDestination()
  const remembered = destination && cityOfPath(destination.split(/[?#]/)[0] ?? '')
  return remembered || findCity(recall(sessionKeys.selectedCity)) || cityNearestToSunset(new Date())
}
