import { useEffect, useState } from 'react'
import { prefersStillness } from '~/browser/reduced-motion'
import { Icon } from '~/components/icon'
import { drawRows, type TagRow, tagLabel } from '~/pages/layout/tags'
import { frameTexts } from '~/site/texts/frame'
import { chooseMotion, useMotionChoice } from '~/visit/motion-choice'
import styles from './brand-rows.module.css'

/** How the rows look. */
export interface BrandRowsProps {
  /** Dims the rows behind the spinner, visually only. */
  loading: boolean
}

/** Five rows of drifting tags, and the button that pauses them (BRAND-2, BRAND-3). */
export function BrandRows({ loading }: BrandRowsProps) {
  const [rows] = useState(() => drawRows(Math.random))
  const shown = useOneByOne(rows.length)
  const choice = useMotionChoice()
  const [isStill] = useState(prefersStillness)
  // Undefined if neither the visitor nor the system has chosen: such rows stop if the system asks for
  // reduced motion later (base.css).
  const paused = choice ? choice === 'paused' : isStill || undefined

  return (
    <>
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their order
          key={index}
          className={styles.row}
          data-row
          data-faint={loading || undefined}
          inert={loading}
        >
          {index < shown && <Track row={row} paused={paused} />}
        </div>
      ))}
      <button
        className={styles.pause}
        type="button"
        hidden={loading}
        aria-pressed={paused === true}
        onClick={() => chooseMotion(paused ? 'running' : 'paused')}
      >
        <Icon name={paused ? 'play' : 'pause'} size={20} />
        <span className="visually-hidden">{frameTexts.brand.pause}</span>
      </button>
    </>
  )
}

/** Counts up to `total`, one per frame: rendering all rows at once would block a visitor's scroll. */
function useOneByOne(total: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count === total) return
    const frame = requestAnimationFrame(() => setCount(count + 1))
    return () => cancelAnimationFrame(frame)
  }, [count, total])
  return count
}

function Track({ row, paused }: { row: TagRow; paused: boolean | undefined }) {
  const tags = row.tags.map((tag) => (
    <li key={tag} className={styles.tag} data-tag={tag}>
      {tagLabel(tag)}
    </li>
  ))
  return (
    <div
      className={styles.track}
      data-paused={paused}
      style={{
        animationDuration: `${row.duration}ms`,
        animationDirection: row.reverse ? 'reverse' : 'normal',
      }}
    >
      <ul>{tags}</ul>
      {/* Copies fill the line for an endless drift; screen readers need only one. */}
      {[1, 2, 3].map((copy) => (
        <ul key={copy} aria-hidden="true">
          {tags}
        </ul>
      ))}
    </div>
  )
}
