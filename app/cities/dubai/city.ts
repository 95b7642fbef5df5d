import type { CityFacts } from '../city-facts.ts'

export const dubai = {
  key: 'dubai',
  name: 'Dubai',
  timeZone: 'Asia/Dubai',
  climate: 'warm',
  coordinates: { latitude: 25.2, longitude: 55.27 },
  line: 'Villas on the Palm, yachts from the Marina, dinner in the desert.',
  film: true,
} as const satisfies CityFacts
