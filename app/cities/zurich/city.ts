import type { CityFacts } from '../city-facts.ts'

export const zurich = {
  key: 'zurich',
  name: 'Zurich',
  timeZone: 'Europe/Zurich',
  climate: 'northern',
  coordinates: { latitude: 47.37, longitude: 8.54 },
  line: 'Hotels by the lake, a boat from Enge, skiing in Engelberg.',
  film: true,
} as const satisfies CityFacts
