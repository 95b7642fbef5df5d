import type { CityKey } from '~/site/cities'
import { beirut } from './beirut'
import type { CityProfile } from './city-profile'
import { dubai } from './dubai'
import { newYork } from './new-york'
import { oslo } from './oslo'
import { stockholm } from './stockholm'
import { zurich } from './zurich'

/** Every city's profile; heavy with pictures, so only the city page reads it (CITY-6). */
export const cityProfiles: Readonly<Record<CityKey, CityProfile>> = {
  dubai,
  zurich,
  oslo,
  'new-york': newYork,
  beirut,
  stockholm,
}
