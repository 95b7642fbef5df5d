import type { PictureSource } from '~/pictures/picture-source'
import type { CityKey } from './cities'

const files = import.meta.glob<PictureSource>('./*/who-we-are.ts', {
  eager: true,
  import: 'whoWeAre',
})

/**
 * The city's picture beside "Who we are" for the first render: the one that its `about` document names,
 * because any other would be replaced once the document is read. A city whose folder has no
 * `who-we-are.ts` shows the common picture.
 */
export function ownPicture(city: CityKey): PictureSource | undefined {
  return files[`./${city}/who-we-are.ts`]
}
