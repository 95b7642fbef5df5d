import styles from './wordmark.module.css'

/** The name in capitals with one gold letter; announced as one word. */
export function Wordmark({
  name,
  accentIndex,
  className,
}: {
  name: string
  accentIndex: number
  className?: string
}) {
  return (
    <span className={[styles.wordmark, className].filter(Boolean).join(' ')}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">
        {name.slice(0, accentIndex)}
        <b className={styles.accent}>{name[accentIndex]}</b>
        {name.slice(accentIndex + 1)}
      </span>
    </span>
  )
}
