import { useEffect, useRef, useState } from 'react'
import { track } from '~/analytics/analytics'
import { afterLoad } from '~/browser/after-load'
import { prefersStillness } from '~/browser/reduced-motion'
import type { CityKey } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import { filmSources } from '~/cities/films'
import { Icon } from '~/components/icon'
import { homeTexts } from '~/site/texts/home'
import { chooseMotion, motionChoice, useMotionChoice } from '~/visit/motion-choice'
import styles from './hero-film.module.css'

/** Delays of the retries of `play()` after the film's start, ms (FILM-2). */
const retries = [100, 500, 1000]
const portrait = '(max-aspect-ratio: 4/5)'

type FilmState = 'waiting' | 'loading' | 'loaded' | 'error'

/** Whether this visitor may see a film. */
function hasFilm(city: CityKey): boolean {
  return filmSources(city, false).length > 0 && !prefersStillness()
}

/**
 * The muted, looping film over the hero's picture. Its source is attached after the largest paint; if
 * anything fails, the picture beneath stays (FILM-1, FILM-2).
 */
export function HeroFilm({ city }: { city: CityKey }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<FilmState>('waiting')
  const paused = useMotionChoice() === 'paused'
  const stopped = useRef(false)
  const touched = useRef(false)
  // A film that was paused before it started is not requested.
  const isWanted = !paused || state !== 'waiting'

  useEffect(() => {
    const element = video.current
    // Hydration reports the choice only after this effect.
    if (!element || !isWanted || motionChoice() === 'paused' || !hasFilm(city)) return
    const timers: number[] = []
    setState('loading')

    const play = () => {
      if (stopped.current) return
      element.muted = true
      element.play().catch((error: unknown) => {
        // Autoplay may be refused until the visitor has interacted with the page; a refusal after that is a failure.
        const refused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (refused && touched.current) setState('error')
      })
    }
    const touches = ['click', 'keydown', 'touchstart'] as const
    // Runs for the first of these events: a tap is a touch and a click.
    const onTouch = () => {
      for (const touch of touches) document.removeEventListener(touch, onTouch)
      touched.current = true
      play()
    }

    const cancel = afterLoad(() => {
      for (const { src, type } of filmSources(city, window.matchMedia(portrait).matches)) {
        const source = document.createElement('source')
        source.src = src
        source.type = type
        element.append(source)
      }
      // An error on the last source means that none of them can be played.
      element.lastElementChild?.addEventListener('error', () => setState('error'))
      element.load()
      play()
      for (const delay of retries) timers.push(window.setTimeout(play, delay))
      for (const touch of touches) document.addEventListener(touch, onTouch)
    })

    return () => {
      cancel()
      for (const timer of timers) window.clearTimeout(timer)
      for (const touch of touches) document.removeEventListener(touch, onTouch)
      element.replaceChildren()
    }
  }, [city, isWanted])

  // The rows of tags change the choice too.
  useEffect(() => {
    const element = video.current
    if (!element || stopped.current === paused) return
    stopped.current = paused
    if (paused) element.pause()
    else if (element.currentSrc) element.play().catch(() => setState('error'))
  }, [paused])

  useEffect(() => {
    if (state === 'error') track('video_interaction', { action: 'error', video: city })
  }, [state, city])

  function toggle() {
    chooseMotion(paused ? 'running' : 'paused')
    track('video_interaction', { action: paused ? 'play' : 'pause', video: city })
  }

  return (
    <div className={styles.film} data-film={state}>
      <video
        ref={video}
        className={styles.video}
        style={{ objectPosition: cityPictures[city].hero.focus }}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        onPlaying={() => setState('loaded')}
        onLoadedMetadata={() => setState('loaded')}
        onError={() => setState('error')}
      />
      {state === 'loading' && (
        <span
          className={styles.loading}
          data-foot="edge"
          role="status"
          aria-label={homeTexts.film.loading}
        />
      )}
      {(state === 'loaded' || (paused && state === 'waiting' && hasFilm(city))) && (
        <button
          className={styles.pause}
          data-foot="edge"
          type="button"
          aria-pressed={paused}
          onClick={toggle}
        >
          <Icon name={paused ? 'play' : 'pause'} size={20} />
          <span className="visually-hidden">{homeTexts.film.pause}</span>
        </button>
      )}
    </div>
  )
}
