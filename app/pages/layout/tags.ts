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

/**
 * Five rows of six different tags; a tag returns once all have been drawn, so that rows repeat few words.
 * `random` returns numbers from 0 up to 1.
 */
export function drawRows(random: () => number): TagRow[] {
  const left: string[] = []
  return Array.from({ length: rowCount }, (_, index) => ({
    tags: drawRow(left, random),
    duration: Math.round(baseDuration + (random() * 2 - 1) * spread),
    reverse: index % 2 === 1,
  }))
}

/** Takes a row's tags out of `left`, which is refilled when it is empty. */
function drawRow(left: string[], random: () => number): string[] {
  const row: string[] = []
  while (row.length < tagsPerRow) {
    if (left.length === 0) left.push(...tags.filter((tag) => !row.includes(tag)))
    row.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return row
}
