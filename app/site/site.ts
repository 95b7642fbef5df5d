/** The facts of the brand (SITE-4). The mail templates are filled with them (docs/how-to/fact.md). */

/** A platform with a profile of the company; any other gets a generic link mark (HEAD-7). */
export type SocialPlatform =
  | 'tiktok'
  | 'instagram'
  | 'whatsapp'
  | 'twitter'
  | 'youtube'
  | 'linkedin'
  | 'telegram'
  | (string & {})

/** One social link of the company (HEAD-7). */
export interface SocialLink {
  platform: SocialPlatform
  label: string
  url: string
}

/** The origin of a build without a configured one, on a reserved domain (SITE-4). */
export const exampleOrigin = 'https://levo.example'
const phone = '+971 4 000 0000'
const phoneDigits = phone.replace(/\D/g, '')

export const site = {
  name: 'Levo',
  /** The name as a wordmark; the letter at `accentIndex` is set in gold. */
  wordmark: 'LEVO',
  accentIndex: 2,
  brand: 'Levo Lifestyle',
  /** The prefix of every inquiry's reference (SEND-4). */
  submissionPrefix: 'LEVO',
  slogan: ['LUXURY', 'LIFESTYLE', 'LEVO'],
  /** Public origin of the site, without a trailing slash. */
  origin: (import.meta.env?.VITE_SITE_URL || exampleOrigin).replace(/\/+$/, ''),
  phone: { display: phone, href: `tel:+${phoneDigits}` },
  email: { display: 'concierge@levo.example', href: 'mailto:concierge@levo.example' },
  whatsappDigits: phoneDigits,
} as const

/** The licences of third-party code and assets; the build writes the file (LEGAL-4). */
export const noticesFile = '/notices.txt'

/** The configured social links, in display order (HEAD-7). */
export const socialLinks: readonly SocialLink[] = [
  { platform: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@levo.example' },
  { platform: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/levo.example' },
  { platform: 'whatsapp', label: 'WhatsApp', url: `https://wa.me/${phoneDigits}` },
  { platform: 'telegram', label: 'Telegram', url: 'https://t.me/levo_example' },
]
