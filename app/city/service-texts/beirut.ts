import type { CityServiceTexts } from './service-text'

export const beirut: CityServiceTexts = {}
