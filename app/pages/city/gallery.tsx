import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { track } from '~/analytics/analytics'
import { type CityKey, cities } from '~/cities/cities'
import { Label } from '~/components/label'
import { Picture, pictureUrl } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import type { PictureSource } from '~/pictures/picture-source'
import { cityPageTexts } from '~/site/texts/city'
import styles from './gallery.module.css'
import type { LightboxProps } from './lightbox'
import { useOpenPicture } from './use-open-picture'

const texts = cityPageTexts.gallery

/** The rendered width of a picture: the first three are larger (gallery.module.css). */
function sizes(index: number): string {
  if (index === 0) return '100vw'
  if (index < 3) return '(width < 600px) 100vw, 60vw'
  return '(width < 600px) 60vw, 52vw'
}

/** The alternative text up to the first comma. */
function legend({ alt }: PictureSource): string {
  return alt.split(',', 1)[0] ?? alt
}

function loadLightbox() {
  return import('./lightbox')
}

function prefetchLightbox() {
  // A failure is reported when a picture is opened.
  loadLightbox().catch(() => {})
}

interface GalleryProps {
  city: CityKey
  pictures: readonly PictureSource[]
}

/** All of the city's pictures, numbered; each opens large (PLACE-4). */
export function Gallery({ city, pictures }: GalleryProps) {
  const { open, show, close } = useOpenPicture()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const [awaited, setAwaited] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const lastOpen = useRef<number>(undefined)
  const { name } = cities[city]

  // After a reload or Forward, a picture may be open without a click.
  useEffect(() => {
    if (open === undefined || Lightbox) return
    loadLightbox().then((module) => setLightbox(() => module.Lightbox), close)
  })

  useEffect(() => {
    if (open === undefined && lastOpen.current !== undefined) {
      const links = list.current?.querySelectorAll('a')
      links?.[lastOpen.current]?.focus({ preventScroll: true })
    }
    lastOpen.current = open
  }, [open])

  async function openPicture(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (awaited !== undefined) return
    const file = event.currentTarget.href
    setAwaited(index)
    try {
      const module = await loadLightbox()
      setLightbox(() => module.Lightbox)
      show(index)
      track('city_interaction', { city, action: 'gallery' })
    } catch {
      window.location.assign(file)
    }
    setAwaited(undefined)
  }

  return (
    <section className={styles.section} data-theme="night" aria-labelledby="gallery-heading">
      <Reveal className={styles.head} {...pageReveal}>
        <Label>{texts.label}</Label>
        <h2 id="gallery-heading">
          {cityPageTexts.discover} <em>{name}</em>
        </h2>
        <p className={styles.note}>{texts.note}</p>
      </Reveal>
      <ol ref={list} className={styles.grid} data-count={pictures.length}>
        {pictures.map((picture, index) => (
          <Reveal key={picture.id} as="li" className={styles.item} {...pageReveal}>
            <a
              className={styles.link}
              href={pictureUrl(picture, 1920)}
              aria-haspopup="dialog"
              aria-busy={awaited === index || undefined}
              onPointerEnter={prefetchLightbox}
              onFocus={prefetchLightbox}
              onClick={(event) => openPicture(event, index)}
            >
              <span className={styles.mask} data-mask>
                <Picture picture={picture} sizes={sizes(index)} className={styles.picture} />
              </span>
              <span className={styles.legend} aria-hidden="true">
                <b>{String(index + 1).padStart(2, '0')}</b>
                <span>{legend(picture)}</span>
              </span>
              <span className="visually-hidden">{texts.picture(index + 1, pictures.length)}</span>
            </a>
          </Reveal>
        ))}
      </ol>
      {Lightbox && open !== undefined && (
        <Lightbox label={texts.dialog(name)} pictures={pictures} index={open} onClose={close} />
      )}
    </section>
  )
}
