import { useEffect, useRef } from 'react'
import { cities } from '~/brand/cities'
import { cityPictures } from '~/brand/city-pictures'
import type { ServicePage } from '~/brand/service-pages'
import { useCity } from '~/services/city-selection'
import { useTexts } from '~/services/content-loading'
import { usePicture } from '~/services/picture-lookup'
import { Label } from '~/ui/label'
import { Picture } from '~/ui/picture'
import { pageReveal, Reveal } from '~/ui/reveal'
import styles from './image-scaling.module.css'

/** The picture grows to this while its section passes (spec 9). */
const largestScale = 1.8
/** The section counts as in view above the lowest fifth of the window (spec 9). */
const rootMargin = '0px 0px -20% 0px'

/** A picture that grows with the scroll, and what it stands for (spec 2.4 "Image-scaling section"). */
export function ImageScaling({ service }: { service?: ServicePage }) {
  const city = useCity()
  const document = useTexts('image-scaling-section')
  const own = usePicture(document.imageSrc, cityPictures[city].scaling)
  const section = useScaling()
  const named = (text: string) => text.replaceAll('{city}', cities[city].name)
  const texts = service ?? document

  return (
    <section ref={section} className={styles.section} data-ground="ivory">
      <div className={styles.frame} data-scaling>
        <Picture
          picture={service?.picture ?? own}
          alt={service ? undefined : document.imageAlt}
          sizes="(width <= 900px) 100vw, 75vw"
        />
      </div>
      <Reveal className={styles.words} {...pageReveal}>
        <Label>{named(texts.title)}</Label>
        <h2>{named(texts.heading)}</h2>
        <p>{named(texts.description1)}</p>
        <p>{named(texts.description2)}</p>
      </Reveal>
    </section>
  )
}

/**
 * Scales by observer where the browser has no scroll timelines: 1 to 1.8 with the progress through
 * the window, back to 1 out of sight. No listener, no layout: the observer brings the rectangles.
 */
function useScaling() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const section = ref.current
    if (!section || typeof IntersectionObserver === 'undefined') return
    if (window.CSS?.supports('animation-timeline: view()')) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { boundingClientRect: box, rootBounds: view } = entry
        const travel = box.height + (view?.height ?? window.innerHeight)
        const passed = (view?.bottom ?? window.innerHeight) - box.top
        const progress = entry.isIntersecting ? Math.min(Math.max(passed / travel, 0), 1) : 0
        section.style.setProperty('--scale', String(1 + progress * (largestScale - 1)))
      },
      { rootMargin, threshold: Array.from({ length: 101 }, (_, step) => step / 100) },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return ref
}
