import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '~/browser/reduced-motion'
import { type CityKey, cities } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import { Label } from '~/components/label'
import { Picture } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { usePicture } from '~/content/named-picture'
import type { ServicePageTexts } from '~/content/page-data'
import { fillAll } from '~/content/tokens'
import type { PictureSource } from '~/pictures/picture-source'
import type { Service } from '~/services/service'
import { useCity } from '~/visit/city-selection'
import styles from './image-scaling.module.css'
import { ServiceWaysOn } from './service-ways-on'

/** The picture grows to this scale while its section passes (HOME-5). */
const largestScale = 1.8
/** The rendered width of a service's picture, which is narrower from 1200 px (ROUTE-8). */
const serviceSizes = '(width <= 900px) 100vw, (width < 1200px) 75vw, 40vw'
/** The bottom fifth of the viewport does not count as in view (HOME-5). */
const marginBelow = 0.2

/** A picture that grows with the scroll, and its text (HOME-5). */
export function ImageScaling({ service }: { service?: ServicePageTexts }) {
  const city = useCity()
  const home = useTexts('image-scaling-section')
  const own = usePicture(
    'image-scaling-section',
    'imageSrc',
    home.imageSrc,
    cityPictures[city].scaling,
  )
  const section = useScaling()
  const texts = service ? fillAll(serviceTexts(service), city) : home

  return (
    <section
      ref={section}
      className={styles.section}
      data-service={service ? '' : undefined}
      data-theme="ivory"
    >
      <div className={styles.frame} data-scaling>
        <Picture
          picture={(service && servicePicture(service.shared, city)) ?? own}
          alt={service ? undefined : home.imageAlt}
          sizes={service ? serviceSizes : '(width <= 900px) 100vw, 75vw'}
        />
      </div>
      <div className={styles.words}>
        <Reveal {...pageReveal}>
          <Label>{texts.title}</Label>
          <h2>{texts.heading}</h2>
        </Reveal>
        <Reveal {...pageReveal}>
          <p>{texts.description1}</p>
          <p>{texts.description2}</p>
        </Reveal>
        {service && <ServiceWaysOn service={service.shared} />}
      </div>
    </section>
  )
}

/** A service's picture for the climate of the city. */
function servicePicture(service: Service, city: CityKey): PictureSource {
  const { picture, northernPicture = picture } = service
  return cities[city].climate === 'northern' ? northernPicture : picture
}

/** A service's texts, the city's own first if it has any. */
function serviceTexts({ shared, own }: ServicePageTexts) {
  const { title, heading, description1, description2 } = shared
  return {
    title,
    heading: own?.heading ?? heading,
    description1: own?.text ?? description1,
    description2,
  }
}

/**
 * Scales with the scroll in browsers without scroll timelines: from 1 to 1.8 with the progress through the viewport,
 * back to 1 out of view. It listens to scroll events only while an observer sees the section.
 */
function useScaling() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const section = ref.current
    if (!section || typeof IntersectionObserver === 'undefined' || prefersReducedMotion()) return
    if (window.CSS?.supports('animation-timeline: view()')) return
    let frame: number | undefined
    const update = () => {
      frame = undefined
      const { top, height } = section.getBoundingClientRect()
      const view = window.innerHeight * (1 - marginBelow)
      const progress = Math.min(Math.max((view - top) / (height + view), 0), 1)
      // Past the viewport the section counts as out of view.
      const scale = 1 + (progress < 1 ? progress : 0) * (largestScale - 1)
      section.style.setProperty('--scale', String(scale))
    }
    const schedule = () => {
      frame ??= window.requestAnimationFrame(update)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        window.removeEventListener('scroll', schedule)
        if (entries.at(-1)?.isIntersecting) {
          window.addEventListener('scroll', schedule, { passive: true })
        }
        schedule()
      },
      { rootMargin: `0px 0px -${marginBelow * 100}% 0px` },
    )
    observer.observe(section)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', schedule)
      if (frame !== undefined) window.cancelAnimationFrame(frame)
    }
  }, [])
  return ref
}
