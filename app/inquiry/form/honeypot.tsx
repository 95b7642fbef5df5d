import type { RefObject } from 'react'
import { formTexts } from '~/site/texts/form'
import styles from './honeypot.module.css'

/**
 * A field that people and screen readers never reach. An inquiry that fills it in is sent all the same,
 * marked for the team and without a welcome mail: a browser's autofill must not lose a real inquiry.
 */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {formTexts.honeypot}
        <input ref={field} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
