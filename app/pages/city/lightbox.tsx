import type { CSSProperties } from 'react'
import Carousel, { useLightboxState } from 'yet-another-react-lightbox'
import { Icon } from '~/components/icon'
import { Picture, pictureUrl } from '~/components/picture'
import type { PictureSource } from '~/pictures/picture-source'
import { cityPageTexts } from '~/site/texts/city'
import './lightbox-library.css'
import styles from './lightbox.module.css'

const texts = cityPageTexts.gallery
const curve = 'cubic-bezier(.16, 1, .3, 1)'

/** A gallery that opens at one of its pictures (PLACE-5). */
export interface LightboxProps {
  /** Accessible name of the dialog. */
  label: string
  pictures: readonly PictureSource[]
  /** Index of the first picture. */
  index: number
  /** Called after it has closed. */
  onClose: () => void
}

/** One picture at a time over the whole window, with keys, swipe and captions (PLACE-5). */
export function Lightbox({ label, pictures, index, onClose }: LightboxProps) {
  const bySource = new Map(pictures.map((picture) => [pictureUrl(picture, 1920), picture]))
  return (
    <Carousel
      open
      close={onClose}
      index={index}
      slides={pictures.map((picture) => ({ src: pictureUrl(picture, 1920) }))}
      className={styles.lightbox}
      labels={{
        Lightbox: label,
        'Photo gallery': label,
        Previous: texts.previous,
        Next: texts.next,
        '{index} of {total}': texts.position,
      }}
      animation={{
        fade: 250,
        swipe: 700,
        navigation: 700,
        easing: { swipe: curve, navigation: curve, fade: curve },
      }}
      carousel={{ padding: 0, spacing: '8%', preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      // The style sheet blocks scrolling without a layout shift.
      noScroll={{ disabled: true }}
      render={{
        iconPrev: () => <Arrow className={styles.back} />,
        iconNext: () => <Arrow />,
        iconClose: () => <Icon name="close" size={30} />,
        controls: () => <Counter />,
        slide: ({ slide, offset }) => {
          const picture = bySource.get(slide.src)
          return picture && <Slide picture={picture} current={offset === 0} />
        },
      }}
    />
  )
}

function Slide({ picture, current }: { picture: PictureSource; current: boolean }) {
  const ratio = picture.width / picture.height
  const style = { '--ratio': ratio } as CSSProperties
  return (
    <figure className={styles.slide} style={style}>
      <div className={styles.frame}>
        <Picture
          picture={picture}
          sizes={`(width < 900px) and (orientation: portrait) ${Math.round(125 * ratio)}vw, min(100vw, ${Math.round(100 * ratio)}vh)`}
          priority={current}
          className={styles.picture}
        />
      </div>
      {/* The picture's alternative text says the same. */}
      <figcaption className={styles.caption} aria-hidden="true">
        {picture.alt}
      </figcaption>
    </figure>
  )
}

function Counter() {
  const { currentIndex, slides } = useLightboxState()
  return (
    <p className={styles.counter} aria-hidden="true">
      {String(currentIndex + 1).padStart(2, '0')}{' '}
      <span>{String(slides.length).padStart(2, '0')}</span>
    </p>
  )
}

function Arrow({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 64 24"
      width="64"
      height="24"
      fill="none"
      stroke="currentColor"
    >
      <path d="M2 12h60M52 3l10 9-10 9" />
    </svg>
  )
}
