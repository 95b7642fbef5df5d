import type { IconName } from '~/components/icon'

/** The platforms whose marks are drawn (HEAD-7). */
const known: readonly IconName[] = [
  'tiktok',
  'instagram',
  'whatsapp',
  'twitter',
  'youtube',
  'linkedin',
  'telegram',
]

/** The mark of a social platform; a link's for any other (HEAD-7). */
export function socialIcon(platform: string): IconName {
  return known.find((name) => name === platform) ?? 'link'
}
