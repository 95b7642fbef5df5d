/** The answer headers of every host: nginx.conf, `_headers` and the preview server all read them here. */

/**
 * Sent with every answer. The page's own policy for scripts and pictures stands in its meta element,
 * because its hashes differ from page to page; `frame-ancestors` works in a header only.
 */
const everyAnswer: Readonly<Record<string, string>> = {
  // Without includeSubDomains: whether every other name of the domain speaks HTTPS is not ours to say.
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The security headers of any answer, page, file or error alike. */
export function securityHeaders(): Readonly<Record<string, string>> {
  return everyAnswer
}

/** One class of files and how long a browser may keep them. */
export interface CacheRule {
  /** What the class is, for the comments of the recipes. */
  what: string
  /** The paths of the class; begins with `^`. */
  path: RegExp
  /**
   * The same for a `_headers` file, in what Netlify and Cloudflare both understand. No two rules of
   * the file may match one path: some hosts would send both values.
   */
  hostPaths: readonly string[]
  /** The value of Cache-Control. */
  value: string
}

/** May be kept, but must be asked for each time: what changes under the same name. */
export const revalidate = 'no-cache'
const forEver = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** The classes, the first match counts; anything else, the pages above all, is `revalidate`. */
export const cacheRules: readonly CacheRule[] = [
  {
    what: 'content documents, which the team changes on the host',
    path: /^\/assets\/content\//,
    hostPaths: ['/assets/content/*'],
    value: revalidate,
  },
  {
    what: 'built files, whose names change with them',
    path: /^\/assets\/[^/]+-[\w-]{8}\.\w+$/,
    hostPaths: ['/assets/:file'],
    value: forEver,
  },
  {
    what: 'pictures, whose names change with them',
    path: /^\/media\/[^/]+\.[0-9a-f]{8}-(?:(?:upright|pane)-)?\d+\.(?:avif|webp)$/,
    hostPaths: ['/media/*.avif', '/media/*.webp'],
    value: forEver,
  },
  {
    what: 'films, share cards and icons, which keep their names',
    path: /^\/(?:media\/(?:film|share)\/.+|media\/[^/]+\.svg|favicon\.(?:ico|svg)|(?:icon|apple-touch-icon)[^/]*\.png)$/,
    hostPaths: [
      '/media/film/*',
      '/media/share/*',
      '/media/*.svg',
      '/favicon.ico',
      '/favicon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
      '/apple-touch-icon.png',
    ],
    value: aDay,
  },
]

/** How long a file that was found may be kept, by its path. */
export function cacheControl(path: string): string {
  return cacheRules.find((rule) => rule.path.test(path))?.value ?? revalidate
}
