// Imported by path: the package exports the flags only as code, which would add to every page.

import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { Combobox, type ComboboxItem } from '~/components/combobox'
import { TextField } from '~/components/field'
import { type CountryCode, countryCodes } from '~/inquiry/country-codes'
import { findCountries } from '~/inquiry/country-search'
import { formTexts } from '~/site/texts/form'
import firstFlag from '/node_modules/country-flag-icons/3x2/AE.svg?url'
import styles from './phone-field.module.css'

type CountryItem = CountryCode & ComboboxItem

const countries: readonly CountryItem[] = countryCodes.map((country) => ({
  ...country,
  value: country.code,
}))
/** URLs of flags by country; only the selected one until the list first opens. */
type Flags = Readonly<Record<string, string>>
const firstFlags: Flags = { AE: firstFlag }

interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  optional?: boolean
  countryLabel: string
  countryId: string
  onCountry: (id: string) => void
  error?: string
}

/** A telephone number preceded by its country code with a flag (FORM-2). */
export function PhoneField({
  label,
  optional,
  countryLabel,
  countryId,
  onCountry,
  error,
  ...input
}: PhoneFieldProps) {
  const [flags, setFlags] = useState<Flags>(firstFlags)
  const [missed, setMissed] = useState<string>()
  const selected = countries.find(({ id }) => id === countryId) ?? (countries[0] as CountryItem)

  const loadFlags = useCallback(() => {
    import('./country-flags').then(
      (texts) => setFlags(Object.fromEntries(Object.entries(texts).map(withAddress))),
      // The list is shown without flags; the next opening tries again.
      () => {},
    )
  }, [])

  // A draft may select a country whose flag is not loaded.
  const isFlagMissing = !(selected.iso in flags)
  useEffect(() => {
    if (isFlagMissing) loadFlags()
  }, [isFlagMissing, loadFlags])

  return (
    <TextField
      label={label}
      optional={optional}
      error={error}
      note={missed && <span role="status">{formTexts.noCountry(missed, selected.code)}</span>}
      before={
        <Combobox
          label={countryLabel}
          placeholder={formTexts.searchCountry}
          items={countries}
          find={findCountries}
          selected={selected}
          onSelect={({ id }) => onCountry(id)}
          onMiss={setMissed}
          onOpen={loadFlags}
          renderMark={({ iso }) => <Flag src={flags[iso]} />}
        />
      }
      {...input}
    />
  )
}

function withAddress([iso, svg]: [string, string]): [string, string] {
  return [iso, `data:image/svg+xml,${encodeURIComponent(svg)}`]
}

function Flag({ src }: { src: string | undefined }) {
  if (!src) return <span className={styles.flag} />
  return <img className={styles.flag} src={src} alt="" loading="lazy" />
}
