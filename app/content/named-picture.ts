import { useEffect, useState } from 'react'
import { documentPath } from '~/content/document-path'
import type { DocumentName } from '~/content/documents'
import type { AnyPicture, PictureSource } from '~/pictures/picture-source'
import { useCity } from '~/visit/city-selection'

/**
 * The picture that a field of a content document names: an id in the collection, a path on this site,
 * or nothing. The page's own picture stays until the named one is found; if there is none, the console
 * names document and field (DOC-3).
 */
export function usePicture(
  name: DocumentName,
  field: string,
  imageSrc: string | undefined,
  fallback: PictureSource,
): AnyPicture {
  const path = documentPath(name, useCity())
  const named = imageSrc !== undefined && imageSrc !== fallback.id && !imageSrc.startsWith('/')
  const [found, setFound] = useState<PictureSource>()

  useEffect(() => {
    if (!named) return
    let current = true
    // The metadata of all pictures is too much for the first load, and few documents name another picture.
    import('~/pictures/all').then(
      ({ allPictures }) => {
        const picture = allPictures[imageSrc]
        if (!picture) {
          console.error(
            `Levo: ${path}: "${field}" is left out (there is no picture "${imageSrc}" in the collection).`,
          )
        }
        if (current) setFound(picture)
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [path, field, imageSrc, named])

  if (imageSrc?.startsWith('/')) return { src: imageSrc }
  return named && found?.id === imageSrc ? found : fallback
}
