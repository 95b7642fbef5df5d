/** The facts of the brand (SITE-4). The mail templates in relay/templates repeat them (docs/how-to/fact.md). */

/** A platform the house can be found on; anything else gets a generic link mark (HEAD-7). */
export type SocialPlatform =
  | 'tiktok'
  | 'instagram'
  | 'whatsapp'
  | 'twitter'
  | 'youtube'
  | 'linkedin'
  | 'telegram'
  | (string & {})

/** One social link of the house (HEAD-7). */
export interface SocialLink {
  platform: SocialPlatform
  label: string
  url: string
}

/** The public origin of a build that is given none: nobody owns it (SITE-4). */
export const exampleOrigin = 'https://levo.example'
const phone = '+971 4 000 0000'
const phoneDigits = phone.replace(/\D/g, '')

export const site = {
  name: 'Levo',
  /** The name as a wordmark; the letter at `accentIndex` is set in gold. */
  wordmark: 'LEVO',
  accentIndex: 2,
  brand: 'Levo Lifestyle',
  /** Every inquiry's reference begins with this (SEND-4). */
  submissionPrefix: 'LEVO',
  slogan: ['LUXURY', 'LIFESTYLE', 'LEVO'],
  /** Public origin of the site, without a closing slash. */
  origin: (import.meta.env?.VITE_SITE_URL || exampleOrigin).replace(/\/+$/, ''),
  phone: { display: phone, href: `tel:+${phoneDigits}` },
  email: { display: 'concierge@levo.example', href: 'mailto:concierge@levo.example' },
  whatsappDigits: phoneDigits,
} as const

/** The licences of what others wrote and the site brings along; the build writes the file (LEGAL-4). */
export const noticesFile = '/notices.txt'

/** The configured social links, in the order in which they stand (HEAD-7). */
export const socialLinks: readonly SocialLink[] = [
  { platform: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@levo.example' },
  { platform: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/levo.example' },
  { platform: 'whatsapp', label: 'WhatsApp', url: `https://wa.me/${phoneDigits}` },
  { platform: 'telegram', label: 'Telegram', url: 'https://t.me/levo_example' },
]
