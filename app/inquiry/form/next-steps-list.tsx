import { useId } from 'react'
import { answerStep, nextSteps, nextStepsTitle } from '~/site/texts/next-steps'
import { officeHoursThere } from '~/site/time-difference'
import { useCity } from '~/visit/city-selection'
import styles from './next-steps-list.module.css'

/** The three steps after an inquiry, with the office hours also in the city's time. */
export function NextStepsList() {
  const id = useId()
  const hours = officeHoursThere(useCity())
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
            <span className={styles.text}>{index === answerStep ? `${text} ${hours}` : text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
