import { type ComponentType, Fragment, useEffect, useState } from 'react'
import { Reveal, useInView } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { site } from '~/site/site'
import { frameTexts } from '~/site/texts/frame'
import type { BrandRowsProps } from './brand-rows'
import styles from './brand-section.module.css'

/** How long the spinner is shown over the dimmed rows once it is in view, ms (BRAND-2). */
const loadingTime = 2_000

/** The slogan and five rows of drifting tags, before the footer (BRAND-1, BRAND-2). */
export function BrandSection() {
  const { slogan, closingLine } = useTexts('pre-footer')
  const { ref, state } = useInView<HTMLElement>({ threshold: 0 })
  const [rows, setRows] = useState<{ Rows: ComponentType<BrandRowsProps> }>()
  const [loading, setLoading] = useState(true)

  useEffect(() => {
    if (state !== 'in-view') return
    // Imported late: their styles would delay every page's first paint.
    import('./brand-rows').then(
      ({ BrandRows }) => setRows({ Rows: BrandRows }),
      // On failure the spinner disappears and no rows follow.
      () => {},
    )
    const timer = window.setTimeout(() => setLoading(false), loadingTime)
    return () => window.clearTimeout(timer)
  }, [state])

  return (
    <section ref={ref} className={styles.section} data-theme="night" aria-labelledby="slogan">
      <Reveal className={styles.head}>
        <h2 id="slogan" className={styles.slogan}>
          {slogan.slice(0, -1).map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat and keep their order
            <Fragment key={index}>
              {`${word} `}
              <span className={styles.bar} aria-hidden="true">
                {'| '}
              </span>
            </Fragment>
          ))}
          <Highlighted word={slogan.at(-1) ?? ''} />
        </h2>
        <p className={styles.closing}>{closingLine}</p>
      </Reveal>
      <div className={styles.rows} data-needs-script>
        {rows && <rows.Rows loading={loading} />}
        {loading && (
          <div className={styles.spinner} role="status">
            <span className="visually-hidden">{frameTexts.brand.loading}</span>
          </div>
        )}
      </div>
    </section>
  )
}

/** The product's name with its accent letter in gold; any other word unchanged. */
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
