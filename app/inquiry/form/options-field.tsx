import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckTile } from '~/components/check-tile'
import { FieldError } from '~/components/field'
import fieldStyles from '~/components/field.module.css'
import { inquiryOptions, type OptionId } from '~/inquiry/inquiry-options'
import styles from './options-field.module.css'

interface OptionsFieldProps {
  label: string
  /** Ticked in the prerendered page until the visitor changes it. */
  preselected?: OptionId
  register: (id: OptionId) => UseFormRegisterReturn
  error?: string
  className?: string
}

/** The services as three large tiles; at least one is required (FORM-1, LOOK-5). */
export function OptionsField({
  label,
  preselected,
  register,
  error,
  className,
}: OptionsFieldProps) {
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={`${fieldStyles.label} ${styles.legend}`}>{label}</legend>
      <div className={styles.tiles}>
        {inquiryOptions.map((option) => (
          <CheckTile
            key={option.id}
            label={option.label}
            note={option.note}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            defaultChecked={option.id === preselected || undefined}
            {...register(option.id)}
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
