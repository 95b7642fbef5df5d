import { useEffect, useState } from 'react'
import { site } from '~/brand/site'
import { drawRows, type TagRow, tagLabel } from '~/brand/tags'
import { useTexts } from '~/services/content-loading'
import { prefersStillness } from '~/services/stillness'
import { Icon } from '~/ui/icon'
import { Reveal } from '~/ui/reveal'
import styles from './brand-section.module.css'

/** The spinner stands this long before the rows, ms (spec 9). */
const loadingTime = 2_000

/** The slogan and five rows of drifting tags, before the footer (spec 2.2 "Brand section"). */
export function BrandSection() {
  const { slogan, closingLine } = useTexts('pre-footer')
  const [rows, setRows] = useState<readonly TagRow[]>()
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    const timer = window.setTimeout(() => {
      setPaused(prefersStillness())
      setRows(drawRows(Math.random))
    }, loadingTime)
    return () => window.clearTimeout(timer)
  }, [])

  return (
    <section className={styles.section} data-ground="night" aria-labelledby="slogan">
      <Reveal className={styles.head}>
        <h2 id="slogan" className={styles.slogan}>
          {slogan.map((word, index) => (
            <span key={word}>
              {index > 0 && (
                <span className={styles.bar} aria-hidden="true">
                  |
                </span>
              )}{' '}
              {index === slogan.length - 1 ? <Highlighted word={word} /> : word}
            </span>
          ))}
        </h2>
        <p className={styles.closing} data-city-text>
          {closingLine}
        </p>
      </Reveal>
      <div className={styles.rows} data-needs-script>
        {rows ? (
          <>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
              <Row key={index} row={row} paused={paused} />
            ))}
            <button
              className={styles.pause}
              type="button"
              aria-pressed={paused}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} size={20} />
              <span className="visually-hidden">Pause the moving words</span>
            </button>
          </>
        ) : (
          <div className={styles.spinner} role="status">
            <span className="visually-hidden">Loading</span>
          </div>
        )}
      </div>
    </section>
  )
}

/** The product's name with its accent letter in gold; any other word as it is. */
function Highlighted({ word }: { word: string }) {
  const at = word === site.wordmark ? site.accentIndex : -1
  if (at < 0) return word
  return (
    <>
      <span className="visually-hidden">{word}</span>
      <span aria-hidden="true">
        {word.slice(0, at)}
        <b className={styles.accent}>{word[at]}</b>
        {word.slice(at + 1)}
      </span>
    </>
  )
}

function Row({ row, paused }: { row: TagRow; paused: boolean }) {
  const tags = row.tags.map((tag) => (
    <li key={tag} className={styles.tag} data-tag={tag}>
      {tagLabel(tag)}
    </li>
  ))
  return (
    <div className={styles.row} data-row>
      <div
        className={styles.track}
        data-paused={paused || undefined}
        style={{
          animationDuration: `${row.duration}ms`,
          animationDirection: row.reverse ? 'reverse' : 'normal',
        }}
      >
        <ul>{tags}</ul>
        {/* Copies fill the line for an endless drift; nobody needs to hear them. */}
        {[1, 2, 3].map((copy) => (
          <ul key={copy} aria-hidden="true">
            {tags}
          </ul>
        ))}
      </div>
    </div>
  )
}
