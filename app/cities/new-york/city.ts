import type { CityFacts } from '../city-facts.ts'

export const newYork = {
  key: 'new-york',
  name: 'New York',
  timeZone: 'America/New_York',
  climate: 'warm',
  coordinates: { latitude: 40.71, longitude: -74.01 },
  line: 'Hotel suites, seats on Broadway, drivers, a yacht on the Hudson.',
  film: true,
} as const satisfies CityFacts
