import { loadProfile, ofEveryCity } from './city-texts'

/** Every city's profile, for prerendering and tests alone: heavy with pictures (CITY-6). */
export const cityProfiles = await ofEveryCity(loadProfile)
