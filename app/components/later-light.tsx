import { type SyntheticEvent, useState } from 'react'
import type { PictureSource } from '~/pictures/picture-source'
import styles from './later-light.module.css'
import { Sources } from './picture'

/** How a picture of another hour has come. */
type Arrival = 'loaded' | 'failed'

interface LaterLightProps {
  /** The picture of the hour; none where the one beneath is it. */
  picture?: PictureSource
  alt: string
  sizes: string
  fills: 'window' | 'pane'
  /** Whether it may be seen once it has come. */
  shown: boolean
  /** Told when a picture has come, or has failed. */
  onArrival?: (id: string, arrival: Arrival) => void
  /** Told when a picture covers what lies beneath. */
  onCovered?: () => void
}

/**
 * The picture of another hour over the one that a place is painted with: fades in when it has come, out
 * when its hour is over. One that fails leaves what lies beneath, and the browser names it in the
 * console (HOUR-2).
 */
export function LaterLight({
  picture,
  alt,
  sizes,
  fills,
  shown,
  onArrival,
  onCovered,
}: LaterLightProps) {
  const [pictures, setPictures] = useState<readonly PictureSource[]>([])
  const [arrivals, setArrivals] = useState<Readonly<Record<string, Arrival>>>({})
  // What was seen stays, to fade out and to come back.
  if (picture && !pictures.includes(picture)) setPictures([...pictures, picture])

  function settle(id: string, arrival: Arrival) {
    setArrivals((known) => ({ ...known, [id]: arrival }))
    onArrival?.(id, arrival)
  }

  return pictures
    .filter(({ id }) => arrivals[id] !== 'failed')
    .map((one) => {
      const { id, width, height, focus } = one
      const isSeen = shown && one === picture && arrivals[id] === 'loaded'
      return (
        <picture
          key={id}
          className={styles.layer}
          data-light={id}
          data-shown={isSeen || undefined}
          onTransitionEnd={() => isSeen && onCovered?.()}
        >
          <Sources picture={one} sizes={sizes} fills={fills} />
          <img
            src={`${one.base}-640.webp`}
            alt={isSeen ? alt : ''}
            width={width}
            height={height}
            fetchPriority="low"
            style={fills === 'window' ? { objectPosition: focus } : undefined}
            // Decoded before it is seen: else the fade would begin with nothing.
            onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
              const loaded = () => settle(id, 'loaded')
              currentTarget.decode().then(loaded, loaded)
            }}
            onError={() => settle(id, 'failed')}
          />
        </picture>
      )
    })
}
