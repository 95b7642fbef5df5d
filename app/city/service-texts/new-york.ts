import type { CityServiceTexts } from './service-text'

export const newYork: CityServiceTexts = {}
