import type { IconName } from '~/components/icon'

/** The platforms that have a mark (HEAD-7). */
const known: readonly IconName[] = [
  'tiktok',
  'instagram',
  'whatsapp',
  'twitter',
  'youtube',
  'linkedin',
  'telegram',
]

/** The mark of a social platform; the link mark for any other (HEAD-7). */
export function socialIcon(platform: string): IconName {
  return known.find((name) => name === platform) ?? 'link'
}
