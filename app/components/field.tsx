import { type ComponentProps, type ReactNode, useId } from 'react'
import { componentTexts } from '~/site/texts/components'
import styles from './field.module.css'
import { Icon } from './icon'

/** Props shared by every field for what surrounds its control. */
export interface FieldFrameProps {
  label: string
  /** Marked in the label; every other field is required. */
  optional?: boolean
  /** The error message; the field is then styled and announced as invalid. */
  error?: string
  /** Shown under the label and announced with the field. */
  hint?: ReactNode
  className?: string
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldFrameProps {
  /** Shown at the lower right, for example a counter. */
  note?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A visible label, a control, and its error. */
export function Field({ label, optional, error, hint, note, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {optional ? label + componentTexts.optional : label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {(error || note) && (
        <div className={styles.below}>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </div>
  )
}

/** The error of a field; the control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  )
}

interface TextFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** A smaller control that belongs to the field and precedes it. */
  before?: ReactNode
  note?: ReactNode
}

/** A single-line, underlined text field. */
export function TextField({
  label,
  optional,
  error,
  hint,
  before,
  note,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, optional, error, hint, note, className }}>
      {(control) => (
        <div className={before ? styles.pair : undefined}>
          {before}
          <input type="text" {...input} {...control} className={styles.control} />
        </div>
      )}
    </Field>
  )
}

interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  note?: ReactNode
}

/** A multi-line text field that grows with its text. */
export function TextArea({
  label,
  optional,
  error,
  hint,
  note,
  className,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ label, optional, error, hint, note, className }}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className={`${styles.control} ${styles.area}`}
        />
      )}
    </Field>
  )
}

interface SelectFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'select'>, 'id' | 'className'> {}

/** A native select for a short list of options. */
export function SelectField({
  label,
  optional,
  error,
  hint,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, optional, error, hint, className }}>
      {(control) => (
        <div className={styles.choice}>
          <select {...select} {...control} className={styles.control} />
          <Icon name="chevron" size={18} className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
