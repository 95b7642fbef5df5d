import type { ReactNode } from 'react'
import styles from './label.module.css'

/** The small capitals that label a section; one per section. */
export function Label({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={[styles.label, className].filter(Boolean).join(' ')}>{children}</p>
}
