import { loadProfile, ofEveryCity } from './city-texts'

/** Every city's profile, for prerendering and tests only: it imports many pictures (CITY-6). */
export const cityProfiles = await ofEveryCity(loadProfile)
