/** The response headers of every host: nginx.conf, `_headers` and the preview server. */

/**
 * Sent with every response. The policy for scripts and pictures is in each page's meta element,
 * because its hashes differ by page. Browsers read `frame-ancestors` only from a header. None repeats a
 * default of browsers: the headers share the first round trip with the page (docs/decisions/002).
 */
const everyAnswer: Readonly<Record<string, string>> = {
  // Without includeSubDomains: other names of the domain may not support HTTPS.
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The security headers of every page, file and error. */
export function securityHeaders(): Readonly<Record<string, string>> {
  return everyAnswer
}

/** A class of files and how long browsers may cache them. */
export interface CacheRule {
  /** Description of the class for the comments in `_headers`. */
  what: string
  /** The paths of the class. Begins with `^`. */
  path: RegExp
  /**
   * The same paths for a `_headers` file, in the syntax that Netlify and Cloudflare share. Two rules
   * must not match the same path: some hosts send both values.
   */
  hostPaths: readonly string[]
  /** The value of Cache-Control. */
  value: string
}

/** For files that change under the same name: browsers cache them but revalidate them each time. */
export const revalidate = 'no-cache'
const forEver = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** The classes. The first match applies. Everything else, pages in particular, is `revalidate`. */
export const cacheRules: readonly CacheRule[] = [
  {
    what: 'content documents, which the team changes on the host',
    path: /^\/assets\/content\//,
    hostPaths: ['/assets/content/*'],
    value: revalidate,
  },
  {
    what: 'built files, whose names change with them',
    path: /^\/assets\/[^/]+-[\w-]{6,8}\.\w+$/,
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

/** The Cache-Control of an existing file. */
export function cacheControl(path: string): string {
  return cacheRules.find((rule) => rule.path.test(path))?.value ?? revalidate
}
