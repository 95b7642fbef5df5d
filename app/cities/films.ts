/** The cities' films for the home hero; a city without one shows its picture (FILM-1). */
import { type CityKey, cityList } from './cities.ts'

export const citiesWithFilm: readonly CityKey[] = cityList
  .filter(({ film }) => film)
  .map(({ key }) => key)

/** One encoding of a film. */
export interface FilmSource {
  src: string
  type: string
}

/**
 * The encodings of a city's film, best first; empty if the city has none. Films are in /media/film/:
 * `{city}-1080.av1.mp4`, `.h264.mp4`, and `-720` in portrait for phones.
 */
export function filmSources(city: CityKey, phone: boolean): FilmSource[] {
  if (!citiesWithFilm.includes(city)) return []
  const base = `/media/film/${city}-${phone ? 720 : 1080}`
  return [
    { src: `${base}.av1.mp4`, type: 'video/mp4; codecs="av01.0.08M.08"' },
    { src: `${base}.h264.mp4`, type: 'video/mp4; codecs="avc1.640028"' },
  ]
}
