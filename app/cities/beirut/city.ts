import type { CityFacts } from '../city-facts.ts'

export const beirut = {
  key: 'beirut',
  name: 'Beirut',
  timeZone: 'Asia/Beirut',
  climate: 'warm',
  coordinates: { latitude: 33.89, longitude: 35.5 },
  line: 'Houses and hotels, a driver, a boat to Byblos, mountain lunches.',
  film: true,
} as const satisfies CityFacts
