import { AE } from 'country-flag-icons/string/3x2'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { Combobox, type ComboboxItem } from '~/components/combobox'
import { TextField } from '~/components/field'
import { type CountryCode, countryCodes } from '~/inquiry/country-codes'
import styles from './phone-field.module.css'

interface CountryItem extends ComboboxItem {
  iso: string
}

function itemOf({ id, iso, code, name }: CountryCode): CountryItem {
  return { id, iso, name, value: code, keywords: iso }
}

const countries = countryCodes.map(itemOf)
/** The flag that is on show before the list was ever opened. */
const firstFlags: Readonly<Record<string, string>> = { AE }

interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  countryId: string
  onCountry: (id: string) => void
  error?: string
}

/** A telephone number and, before it, the country's code with its flag (FORM-2). */
export function PhoneField({ countryId, onCountry, error, ...input }: PhoneFieldProps) {
  const [flags, setFlags] = useState(firstFlags)
  const selected = countries.find(({ id }) => id === countryId) ?? (countries[0] as CountryItem)

  const loadFlags = useCallback(() => {
    import('./country-flags').then(
      ({ countryFlags }) => setFlags(countryFlags),
      // Names and codes stand without their flags; the next opening tries again.
      () => {},
    )
  }, [])

  // A draft may bring a country whose flag is not here yet.
  const isFlagMissing = !(selected.iso in flags)
  useEffect(() => {
    if (isFlagMissing) loadFlags()
  }, [isFlagMissing, loadFlags])

  return (
    <TextField
      label="Phone"
      optional
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      error={error}
      before={
        <Combobox
          label="Country code"
          placeholder="Search"
          items={countries}
          selected={selected}
          onSelect={({ id }) => onCountry(id)}
          onOpen={loadFlags}
          renderMark={({ iso }) => <Flag svg={flags[iso]} />}
        />
      }
      {...input}
    />
  )
}

function Flag({ svg }: { svg: string | undefined }) {
  if (!svg) return <span className={styles.flag} />
  return (
    <img
      className={styles.flag}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={24}
      height={16}
    />
  )
}
