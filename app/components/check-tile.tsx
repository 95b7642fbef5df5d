import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './check-tile.module.css'
import { Icon } from './icon'

interface CheckTileProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  label: string
  /** One line under the label. */
  note?: string
}

/** A checkbox as a large tile; the whole tile is clickable. */
export function CheckTile({ label, note, ...input }: CheckTileProps) {
  const id = useId()
  const described = [input['aria-describedby'], note && `${id}-note`].filter(Boolean).join(' ')
  return (
    <label className={styles.tile}>
      <input
        {...input}
        type="checkbox"
        className={styles.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
      />
      <Mark />
      <span className={styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {note && (
          <span className={styles.note} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
    </label>
  )
}

interface CheckLineProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode
}

/** A checkbox in front of a sentence. */
export function CheckLine({ children, ...input }: CheckLineProps) {
  return (
    <label className={styles.line}>
      <input {...input} type="checkbox" className={styles.input} />
      <Mark />
      <span>{children}</span>
    </label>
  )
}

function Mark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" size={16} line={3} />
    </span>
  )
}
