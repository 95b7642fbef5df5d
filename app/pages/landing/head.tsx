import { type CityKey, cityKeys } from '~/cities/cities'
import { lastWordItalic } from '~/components/last-word-italic'
import { Wordmark } from '~/components/wordmark'
import { site } from '~/site/site'
import { landingTexts } from '~/site/texts/landing'
import styles from './panes.module.css'

interface HeadProps {
  /** The city whose pane is wide. */
  wide: CityKey
  isHazy: (city: CityKey) => boolean
}

/**
 * The wordmark, the question and two lines, across the panes. While a pane is in haze, each pane has a
 * copy over it that shows only its own part, in ivory or ink: shade behind ivory text would turn haze
 * into grey (HOUR-3).
 */
export function Head({ wide, isHazy }: HeadProps) {
  const isSplit = cityKeys.some(isHazy)
  return (
    <>
      <div className={styles.head} data-split={isSplit || undefined}>
        <Words question="h1" />
      </div>
      {isSplit && (
        <div className={styles.strips} aria-hidden="true">
          {cityKeys.map((city) => (
            <div
              key={city}
              className={styles.strip}
              data-wide={city === wide || undefined}
              data-hour={isHazy(city) ? 'haze' : undefined}
            >
              <div className={styles.head}>
                <Words question="p" />
              </div>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function Words({ question: Question }: { question: 'h1' | 'p' }) {
  return (
    <>
      <p className={styles.wordmark}>
        <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
      </p>
      <p className={styles.what}>{landingTexts.what}</p>
      <Question className={styles.question}>{lastWordItalic(landingTexts.question)}</Question>
      <p className={styles.asking}>{landingTexts.asking}</p>
    </>
  )
}
