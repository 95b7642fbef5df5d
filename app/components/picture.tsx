import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { type AnyPicture, type PictureSource, phoneWidth } from '~/pictures/picture-source'
import { componentTexts } from '~/site/texts/components'

/** Replaces a picture that cannot be shown (ERR-1). */
const placeholder = { src: '/media/not-available.svg', alt: componentTexts.noPicture }

/** The view transition in which the chosen city's picture grows from its pane into the hero (MOVE-4). */
export const cityPictureName = 'city-picture'

interface PictureProps {
  picture: AnyPicture
  /** The alternative text; by default the collection's own, '' for a decorative picture. */
  alt?: string
  /** The rendered width, for the browser's choice of file. */
  sizes: string
  /** Above the fold: loaded eagerly, with high priority or, for `low`, after those that have it. */
  priority?: boolean | 'low'
  /**
   * `window` if it fills the window's height: portrait windows get the picture's portrait crop, unless
   * it is too narrow for a tablet. `pane` if it fills a portrait pane of the window, or a band.
   */
  fills?: 'window' | 'pane'
  className?: string
  /** `object-position`; by default the picture's own focus. */
  focus?: string
}

function srcSet(base: string, widths: number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
}

/** The URL of the smallest file of a picture that is at least `width` px wide. */
export function pictureUrl(
  picture: PictureSource,
  width: number,
  format: 'avif' | 'webp' = 'webp',
): string {
  const fitting = picture.widths.find((known) => known >= width) ?? picture.widths.at(-1)
  return `${picture.base}-${fitting}.${format}`
}

/** Gives a section the colour that darkens its picture behind text; pictures that the team adds get the default. */
export function shadeStyle(picture?: AnyPicture): CSSProperties | undefined {
  if (!picture || 'src' in picture || !picture.shade) return undefined
  return { '--shade': picture.shade } as CSSProperties
}

function fetchPriorityOf(priority: PictureProps['priority']): 'high' | 'low' | undefined {
  if (priority === 'low') return 'low'
  return priority ? 'high' : undefined
}

/** The sources of a picture; those for portrait windows or panes come first. */
export function Sources({
  picture: { base, widths, uprightWidths, pane },
  sizes,
  fills,
}: {
  picture: PictureSource
  sizes: string
  fills?: PictureProps['fills']
}) {
  const tablet = pane?.widths ?? uprightWidths?.filter((width) => width > phoneWidth) ?? []
  const versions = [
    ...(fills === 'window' && uprightWidths
      ? [
          {
            // Phones get few bytes first (SPEED-2); on a tablet they would be blurred.
            media: '(max-aspect-ratio: 4/5) and (width <= 46rem)',
            base: `${base}-upright`,
            widths: uprightWidths.filter((width) => width <= phoneWidth),
            sizes: 'max(100vw, 80vh)',
          },
        ]
      : []),
    ...(fills === 'window' && tablet.length > 0
      ? [
          {
            media: '(max-aspect-ratio: 4/5)',
            base: `${base}-${pane ? 'pane' : 'upright'}`,
            widths: tablet,
            sizes: 'max(100vw, 80vh)',
          },
        ]
      : []),
    ...(fills === 'pane' && pane
      ? [
          {
            // As wide as in panes.module.css: the widest pane, or the height of one, usually 85 % of the window's.
            media: '(width > 60rem)',
            base: `${base}-pane`,
            widths: pane.widths,
            sizes: `max(35vw, ${Math.ceil(pane.ratio * 85)}vh)`,
          },
        ]
      : []),
    {
      media: undefined,
      base,
      // The first band is what a phone's first render waits for (SPEED-2).
      widths: fills === 'pane' ? widths.filter((width) => width <= 1080) : widths,
      sizes,
    },
  ]
  return versions.map((version) =>
    (['avif', 'webp'] as const).map((format) => (
      <source
        key={version.media + format}
        media={version.media}
        type={`image/${format}`}
        srcSet={srcSet(version.base, version.widths, format)}
        sizes={version.sizes}
      />
    )),
  )
}

/** AVIF with a WebP fallback, sized before it loads, with a blurred preview, and replaced if it fails. */
export function Picture({ picture, alt, sizes, priority, fills, className, focus }: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const address = 'src' in picture ? picture.src : picture.base
  const [failed, setFailed] = useState<string>()

  // React misses an error that happens before hydration.
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
    // With `async`, Chromium on a busy machine can stop painting while the page is scrolled.
    decoding: 'sync' as const,
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
