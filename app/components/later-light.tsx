import { useState } from 'react'
import type { PictureSource } from '~/pictures/picture-source'
import styles from './later-light.module.css'
import { Sources } from './picture'

/** Whether a picture of another hour has loaded. */
export type Arrival = 'loaded' | 'failed'

interface LaterLightProps {
  /** The picture of the hour; none if the one beneath is current. */
  picture?: PictureSource
  alt: string
  sizes: string
  fills: 'window' | 'pane'
  /** The focus of the picture beneath, on which its edges lie; without one, the style sheet has it. */
  focus?: string
  /** Whether it may be shown once it has loaded. */
  shown: boolean
  /** Called when a picture has loaded or failed. */
  onArrival?: (id: string, arrival: Arrival) => void
  /** Called when a picture fully covers the one beneath. */
  onCovered?: () => void
}

/**
 * The picture of another hour over the one in the HTML: fades in once loaded, fades out when its hour
 * is over. If it fails, the one beneath stays and the browser names the file in the console (HOUR-2).
 */
export function LaterLight({
  picture,
  alt,
  sizes,
  fills,
  focus,
  shown,
  onArrival,
  onCovered,
}: LaterLightProps) {
  const [pictures, setPictures] = useState<readonly PictureSource[]>([])
  const [arrivals, setArrivals] = useState<Readonly<Record<string, Arrival>>>({})
  // A picture that was shown stays mounted, so that it can fade out and in again.
  if (picture && !pictures.includes(picture)) setPictures([...pictures, picture])

  function settle(id: string, arrival: Arrival) {
    setArrivals((known) => ({ ...known, [id]: arrival }))
    onArrival?.(id, arrival)
  }

  return pictures
    .filter(({ id }) => arrivals[id] !== 'failed')
    .map((one) => {
      const { id, width, height } = one
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
            style={focus ? { objectPosition: focus } : undefined}
            // Otherwise the fade could start before it is decoded.
            decoding="sync"
            onLoad={() => settle(id, 'loaded')}
            onError={() => settle(id, 'failed')}
          />
        </picture>
      )
    })
}
