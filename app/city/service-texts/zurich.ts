import type { CityServiceTexts } from './service-text'

export const zurich: CityServiceTexts = {}
