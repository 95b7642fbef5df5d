import type { CityFacts } from '../city-facts.ts'

export const oslo = {
  key: 'oslo',
  name: 'Oslo',
  timeZone: 'Europe/Oslo',
  climate: 'northern',
  coordinates: { latitude: 59.91, longitude: 10.75 },
  line: 'A sauna on the fjord, a house by the ski tracks, trips to Tromsø.',
  film: true,
} as const satisfies CityFacts
