import { expect, test } from 'vitest'
import { socialIcon } from './social-icon'

test('known platforms have their own mark, any other a link (HEAD-7)', () => {
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
  // The names of other glyphs are no platforms.
  for (const platform of ['mastodon', 'star', 'phone', 'close', '']) {
    expect(socialIcon(platform)).toBe('link')
  }
})
