import { expect, test } from 'vitest'
import { countryCodes } from '~/inquiry/country-codes'
import { countryFlags } from './country-flags'

test('every country of the list has its flag', () => {
  const isos = new Set(countryCodes.map(({ iso }) => iso))
  for (const iso of isos) expect(countryFlags[iso], iso).toMatch(/^<svg /)
  expect(Object.keys(countryFlags)).toHaveLength(isos.size)
})
