/** The tags of the brand section and how its rows are drawn (BRAND-2). */

import { cityList } from '~/cities/cities'

export const tags: readonly string[] = [
  ...cityList.map(({ name }) => name.replaceAll(' ', '')),
  'Villas',
  'Yachts',
  'Restaurants',
  'LuxuryCars',
  'Hotels',
  'Concierge',
  'SocialMedia',
  'OnlyFans',
]

/** One drifting row. */
export interface TagRow {
  tags: readonly string[]
  /** One full turn, ms. */
  duration: number
  reverse: boolean
}

const rowCount = 5
const tagsPerRow = 6
const baseDuration = 15_000
const spread = 5_000

/** The accessible label of a tag, with names as words (BRAND-2). */
export function tagLabel(tag: string): string {
  return tag === 'OnlyFans' ? tag : tag.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
}

/** Five rows of six different tags; `random` returns numbers from 0 up to 1. */
export function drawRows(random: () => number): TagRow[] {
  return Array.from({ length: rowCount }, (_, index) => ({
    tags: draw(tagsPerRow, random),
    duration: Math.round(baseDuration + (random() * 2 - 1) * spread),
    reverse: index % 2 === 1,
  }))
}

function draw(count: number, random: () => number): string[] {
  const left: string[] = [...tags]
  return Array.from({ length: count }, () => {
    const [tag] = left.splice(Math.floor(random() * left.length), 1)
    return tag as string
  })
}
