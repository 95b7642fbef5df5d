import type { TimeZone } from './time-zones.ts'

/** The facts of a city that every page may need; longer texts are in files beside them. */
export interface CityFacts<Key extends string = string> {
  /** Also the name of the city's folder. */
  readonly key: Key
  readonly name: string
  readonly timeZone: TimeZone
  /** Which of a service's pictures the city's pages show. */
  readonly climate: 'warm' | 'northern'
  /** Decimal degrees, north and east. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number }
  /** One line for the landing page's pane, at most 70 characters. */
  readonly line: string
  /** Whether the home hero plays a film of the city (films.ts). */
  readonly film: boolean
}
