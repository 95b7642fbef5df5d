import type { IconName } from '~/components/icon'

/** The platforms whose marks are drawn (spec 2.2). */
const known: readonly IconName[] = [
  'tiktok',
  'instagram',
  'whatsapp',
  'twitter',
  'youtube',
  'linkedin',
  'telegram',
]

/** The mark of a social platform; a link's for any other (spec 2.2). */
export function socialIcon(platform: string): IconName {
  return known.find((name) => name === platform) ?? 'link'
}
