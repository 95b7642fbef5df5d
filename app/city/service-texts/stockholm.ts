import type { CityServiceTexts } from './service-text'

export const stockholm: CityServiceTexts = {}
