import { expect, test } from 'vitest'
import { countryCodes } from '~/inquiry/country-codes'
import * as countryFlags from './country-flags'

test('has a flag for every country of the list', () => {
  const isos = new Set(countryCodes.map(({ iso }) => iso))
  const flags: Readonly<Record<string, string>> = countryFlags
  for (const iso of isos) expect(flags[iso], iso).toMatch(/^<svg /)
  expect(Object.keys(countryFlags)).toHaveLength(isos.size)
})
