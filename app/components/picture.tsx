import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { AnyPicture, PictureSource } from '~/pictures/picture-source'
import { componentTexts } from '~/site/texts/components'

/** What stands where a picture cannot be shown (ERR-1). */
const placeholder = { src: '/media/not-available.svg', alt: componentTexts.noPicture }

/** The view transition in which the chosen city's picture grows from its pane into the hero (MOVE-4). */
export const cityPictureName = 'city-picture'

interface PictureProps {
  picture: AnyPicture
  /** Says what is seen; the collection's own text where it is left out, '' where it only decorates. */
  alt?: string
  /** How wide the picture stands, for the browser's choice of file. */
  sizes: string
  /** Above the fold: loaded at once, and first or, with `low`, after what is. */
  priority?: boolean | 'low'
  /**
   * `window` where it fills the window's height: windows that stand upright get the picture's upright
   * crop. `pane` where it fills an upright pane of the window, or on a phone a band.
   */
  fills?: 'window' | 'pane'
  className?: string
  /** Keep from being stretched: `object-position`; the picture's own focus where left out. */
  focus?: string
}

function srcSet(base: string, widths: number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
}

/** The address of one file of a picture, the smallest that is at least `width` px wide. */
export function pictureUrl(
  picture: PictureSource,
  width: number,
  format: 'avif' | 'webp' = 'webp',
): string {
  const fitting = picture.widths.find((known) => known >= width) ?? picture.widths.at(-1)
  return `${picture.base}-${fitting}.${format}`
}

/** Gives a section the colour that darkens its picture where words stand; a picture of the team's own has the common one. */
export function shadeStyle(picture?: AnyPicture): CSSProperties | undefined {
  if (!picture || 'src' in picture || !picture.shade) return undefined
  return { '--shade': picture.shade } as CSSProperties
}

function fetchPriorityOf(priority: PictureProps['priority']): 'high' | 'low' | undefined {
  if (priority === 'low') return 'low'
  return priority ? 'high' : undefined
}

/** The files of a picture: those for upright windows, or for panes, before the others. */
export function Sources({
  picture: { base, widths, uprightWidths, pane },
  sizes,
  fills,
}: {
  picture: PictureSource
  sizes: string
  fills?: PictureProps['fills']
}) {
  const versions = [
    ...(fills === 'window' && uprightWidths
      ? [
          {
            media: '(max-aspect-ratio: 4/5)',
            base: `${base}-upright`,
            widths: uprightWidths,
            sizes: 'max(100vw, 80vh)',
          },
        ]
      : []),
    ...(fills === 'pane' && pane
      ? [
          {
            // Wider than a phone (panes.module.css); chosen by the pane's height as by its width.
            media: '(width > 46rem)',
            base: `${base}-pane`,
            widths: pane.widths,
            sizes: `max(44vw, ${Math.ceil(pane.ratio * 100)}vh)`,
          },
        ]
      : []),
    {
      media: undefined,
      base,
      // The first band is what a phone's first view waits for (SPEED-2).
      widths: fills === 'pane' ? widths.filter((width) => width <= 640) : widths,
      sizes,
    },
  ]
  return versions.map((version) =>
    (['avif', 'webp'] as const).map((format) => (
      <source
        key={version.base + format}
        media={version.media}
        type={`image/${format}`}
        srcSet={srcSet(version.base, version.widths, format)}
        sizes={version.sizes}
      />
    )),
  )
}

/** AVIF with WebP behind it, sized before it loads, blurred until it has, replaced if it cannot. */
export function Picture({ picture, alt, sizes, priority, fills, className, focus }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const address = 'src' in picture ? picture.src : picture.base
  const [failed, setFailed] = useState<string>()

  // An error before hydration never reaches React.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(address)
  }, [address])

  if (failed === address) {
    return <img className={className} src={placeholder.src} alt={placeholder.alt} />
  }
  const loading = {
    ref: image,
    className,
    loading: priority ? undefined : ('lazy' as const),
    fetchPriority: fetchPriorityOf(priority),
    decoding: 'async' as const,
    onError: () => setFailed(address),
  }
  if ('src' in picture) return <img {...loading} src={picture.src} alt={alt ?? ''} />
  const blurred = (fills === 'pane' && picture.pane?.placeholder) || picture.placeholder
  return (
    <picture>
      <Sources picture={picture} sizes={sizes} fills={fills} />
      <img
        {...loading}
        src={pictureUrl(picture, 1080)}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        style={{
          backgroundImage: `url("${blurred}")`,
          backgroundSize: 'cover',
          ...(fills !== 'pane' && {
            backgroundPosition: focus ?? picture.focus,
            objectPosition: focus ?? picture.focus,
          }),
        }}
      />
    </picture>
  )
}
