import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckTile } from '~/components/check-tile'
import { FieldError } from '~/components/field'
import { type ServiceId, servicesOffered } from '~/inquiry/services-offered'
import styles from './services-field.module.css'

interface ServicesFieldProps {
  label: string
  register: (id: ServiceId) => UseFormRegisterReturn
  error?: string
  className?: string
}

/** The services asked for, as three large tiles; at least one (FORM-1, LOOK-5). */
export function ServicesField({ label, register, error, className }: ServicesFieldProps) {
  const id = useId()
  return (
    <fieldset
      className={[styles.group, className].filter(Boolean).join(' ')}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tiles}>
        {servicesOffered.map((service) => (
          <CheckTile
            key={service.id}
            label={service.label}
            note={service.note}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            {...register(service.id)}
          />
        ))}
      </div>
      {error && (
        <div className={styles.below}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
