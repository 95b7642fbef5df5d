import { expect, test } from 'vitest'
import { countryCodes } from '~/inquiry/country-codes'
import * as countryFlags from './country-flags'

test('every country of the list has its flag', () => {
  const isos = new Set(countryCodes.map(({ iso }) => iso))
  const flags: Readonly<Record<string, string>> = countryFlags
  for (const iso of isos) expect(flags[iso], iso).toMatch(/^<svg /)
  expect(Object.keys(countryFlags)).toHaveLength(isos.size)
})
