import type { CityServiceTexts } from './service-text'

export const oslo: CityServiceTexts = {}
