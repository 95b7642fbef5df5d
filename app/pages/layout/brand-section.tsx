import { type ComponentType, useEffect, useState } from 'react'
import { scrollIdle } from '~/browser/scroll-idle'
import { Reveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { site } from '~/site/site'
import styles from './brand-section.module.css'

/** The spinner stands this long before the rows, ms (BRAND-2). */
const loadingTime = 2_000

/** The slogan and five rows of drifting tags, before the footer (BRAND-1, BRAND-2). */
export function BrandSection() {
  const { slogan, closingLine } = useTexts('pre-footer')
  const Rows = useRows()

  return (
    <section className={styles.section} data-ground="night" aria-labelledby="slogan">
      <Reveal className={styles.head}>
        <h2 id="slogan" className={styles.slogan}>
          {slogan.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two words may be the same
            <span key={index}>
              {index > 0 && (
                <span className={styles.bar} aria-hidden="true">
                  |
                </span>
              )}{' '}
              {index === slogan.length - 1 ? <Highlighted word={word} /> : word}
            </span>
          ))}
        </h2>
        <p className={styles.closing}>{closingLine}</p>
      </Reveal>
      <div className={styles.rows} data-needs-script>
        {Rows ? (
          <Rows />
        ) : (
          <div className={styles.spinner} role="status">
            <span className="visually-hidden">Loading</span>
          </div>
        )}
      </div>
    </section>
  )
}

/**
 * The rows, when the spinner has stood its time and nobody scrolls: laying them out holds up a frame.
 * Without their script there is nothing to wait for.
 */
function useRows(): ComponentType | undefined {
  const [rows, setRows] = useState<{ Rows: ComponentType }>()
  useEffect(() => {
    let isGone = false
    const timer = window.setTimeout(async () => {
      const { BrandRows } = await import('./brand-rows').catch(() => ({ BrandRows: () => null }))
      await scrollIdle()
      if (!isGone) setRows({ Rows: BrandRows })
    }, loadingTime)
    return () => {
      isGone = true
      window.clearTimeout(timer)
    }
  }, [])
  return rows?.Rows
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
