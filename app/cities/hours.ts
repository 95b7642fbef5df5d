import { type CityKey, cities, cityList } from './cities'
import { type Sky, skyAt } from './sky'

/** The hour of a city: its local time, `21:40`, and its sky. */
export interface Hour {
  time: string
  sky: Sky
}

/** The hour of every city. */
export type Hours = Readonly<Record<CityKey, Hour>>

/** The hours of the cities at an instant: clock and light (HOUR-1). */
export function hoursAt(now: Date): Hours {
  return Object.fromEntries(
    cityList.map(({ key, timeZone }) => [
      key,
      {
        time: new Intl.DateTimeFormat('en-GB', {
          timeZone,
          hour: '2-digit',
          minute: '2-digit',
        }).format(now),
        sky: skyAt(cities[key].coordinates, now),
      },
    ]),
  ) as unknown as Hours
}
