import { type CityKey, cityList } from '~/cities/cities'

/** What the clocks of the cities say at an instant, `21:40`. */
export function localTimes(now: Date): Record<CityKey, string> {
  return Object.fromEntries(
    cityList.map(({ key, timeZone }) => [
      key,
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
        now,
      ),
    ]),
  ) as Record<CityKey, string>
}
