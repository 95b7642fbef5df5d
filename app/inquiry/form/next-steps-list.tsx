import { useId } from 'react'
import { nextSteps, nextStepsTitle } from '~/site/texts/next-steps'
import styles from './next-steps-list.module.css'

/** The three steps that follow an inquiry. */
export function NextStepsList() {
  const id = useId()
  return (
    <div className={styles.next}>
      <p id={id} className={styles.title}>
        {nextStepsTitle}
      </p>
      <ol className={styles.steps} aria-labelledby={id}>
        {nextSteps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <strong>{title}</strong>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
