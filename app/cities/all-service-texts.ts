import { loadServiceTexts, ofEveryCity } from './city-texts.ts'

/** Every city's own texts of the service pages, for prerendering and tests only. */
export const serviceTexts = await ofEveryCity(loadServiceTexts)
