import { beirut10 } from '~/media/beirut-10'
import { dubai08 } from '~/media/dubai-08'
import { newYork06 } from '~/media/new-york-06'
import { oslo10 } from '~/media/oslo-10'
import type { PictureSource } from '~/media/picture-source'
import { zurich08 } from '~/media/zurich-08'
import type { CityKey } from '~/site/cities'

/**
 * The city's picture beside "Who we are", for the first view: the one that its `about` document
 * names, else the picture would be exchanged once the document is read. A city without an entry
 * shows the one of all cities.
 */
export const ownPictures: Readonly<Partial<Record<CityKey, PictureSource>>> = {
  dubai: dubai08,
  zurich: zurich08,
  oslo: oslo10,
  'new-york': newYork06,
  beirut: beirut10,
}
