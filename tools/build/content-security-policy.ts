/** The site's Content Security Policy: strict, with a hash for each inline script of a page. */
import { createHash } from 'node:crypto'
import { emailOrigin, measurementId } from '../environment.ts'

/** Origins that Google's tag needs, allowed only where a measurement id is set (analytics/analytics.ts). */
const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

const dataBlock = /type="application\/(ld\+)?json"/

/** The CSP hashes of every inline script that a page runs, in the page's order. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !dataBlock.test(groups?.attributes ?? '') && groups?.code)
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.code ?? '')
          .digest('base64')}'`,
    )
}

/** The policy as it stands in the page's meta element; `frame-ancestors` works in a header only. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const counts = measurementId() !== ''
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...(counts ? analytics.script : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(counts ? analytics.image : [])],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", emailOrigin(), ...(counts ? analytics.connect : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.filter(Boolean).join(' ')}`)
    .join('; ')
}
