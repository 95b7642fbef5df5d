/** The site's strict Content Security Policy, with a hash for each inline script of a page. */
import { createHash } from 'node:crypto'
import { emailOrigin, measurementId } from '../environment.ts'

/** Origins that Google's tag needs, allowed only if a measurement id is set (analytics/analytics.ts). */
const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

/**
 * The policy for the page's meta element. It allows the inline `scripts`. It has no
 * `frame-ancestors`, which browsers read only from a header.
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const counts = measurementId() !== ''
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...(counts ? analytics.script : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(counts ? analytics.image : [])],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", emailOrigin(), ...(counts ? analytics.connect : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.filter(Boolean).join(' ')}`)
    .join('; ')
}
