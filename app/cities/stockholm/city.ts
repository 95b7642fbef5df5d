import type { CityFacts } from '../city-facts.ts'

export const stockholm = {
  key: 'stockholm',
  name: 'Stockholm',
  timeZone: 'Europe/Stockholm',
  climate: 'northern',
  coordinates: { latitude: 59.33, longitude: 18.07 },
  line: 'Hotels in town, a boat with a skipper, a house on an island.',
  film: true,
} as const satisfies CityFacts
