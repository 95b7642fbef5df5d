import { expect, test } from 'vitest'
import { socialIcon } from './social-icon'

test('gives known platforms their own mark and any other the link mark (HEAD-7)', () => {
  for (const platform of [
    'tiktok',
    'instagram',
    'whatsapp',
    'twitter',
    'youtube',
    'linkedin',
    'telegram',
  ]) {
    expect(socialIcon(platform)).toBe(platform)
  }
  // The names of other icons are not platforms.
  for (const platform of ['mastodon', 'star', 'phone', 'close', '']) {
    expect(socialIcon(platform)).toBe('link')
  }
})
