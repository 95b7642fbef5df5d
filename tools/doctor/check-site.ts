/** Checks of a deployed site from outside: everything that its host decides. */
import { connect } from 'node:tls'
import { cityKeys, defaultCity } from '../../app/cities/cities.ts'
import { documentPath } from '../../app/content/document-path.ts'
import { cityPath, editionPath, guardedRoutes } from '../../app/site/route-table.ts'
import { cacheControl, securityHeaders } from '../hosts/headers.ts'
import { type Finding, fault, judge, warning } from './finding.ts'

/** Timeout of a request, ms. */
const requestTimeout = 15_000
/** A certificate with fewer days left is a fault. */
const fewestDays = 14

const hostGuide = 'Compare the host with its recipe in tools/hosts (README there).'

/** How a deployed site is checked. */
export interface SiteCheckOptions {
  /** Called after each group of requests, because a slow host takes a minute. */
  asked?: (what: string) => void
  /** The `connect-src` of a build with this machine's variables. */
  connects?: string
}

/** Checks the deployed site at the origin of `address`. */
export async function checkSite(
  address: string,
  { asked = () => {}, connects }: SiteCheckOptions = {},
): Promise<Finding[]> {
  const origin = new URL(address).origin
  const home = await get(`${origin}/`)
  if (home.status === 0) return [noAnswer(origin, home.said)]
  const html = home.text
  async function group(what: string, findings: Finding[] | Promise<Finding[]>) {
    const found = await findings
    asked(what)
    return found
  }
  const groups = await Promise.all([
    group('the pages', checkPages(origin)),
    group('the editions of the cities', checkEditions(origin)),
    group('what should not be there', checkMissing(origin)),
    group('the start page', [...checkHeaders(home.headers), ...checkPolicy(html, connects)]),
    group('scripts, pictures and documents', checkFiles(origin, html)),
    group('the sitemap', checkSitemap(origin)),
    group('the certificate', checkEncryption(origin)),
  ])
  return groups.flat()
}

function noAnswer(origin: string, message: string): Finding {
  const isUntrusted = /certificate|self.signed|issuer|altnames|\bSSL\b/i.test(message)
  return fault(
    `${origin} does not answer (${message}).`,
    isUntrusted
      ? 'Browsers refuse this certificate too: renew it for this very name, and let the host send the whole chain. Other checks were skipped.'
      : 'Check the name, the host and its firewall. Other checks were skipped.',
  )
}

/** The answer to a request without redirects. Status 0 if there is none. */
interface Answer {
  status: number
  /** The status, or the reason why there is no answer. */
  said: string
  headers: Headers
  text: string
}

async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip', ...headers },
      signal: AbortSignal.timeout(requestTimeout),
    })
    const { status, headers: received } = answer
    return { status, said: String(status), headers: received, text: await answer.text() }
  } catch (error) {
    const { cause, message } = error as Error
    const said = cause instanceof Error ? cause.message : message
    return { status: 0, said, headers: new Headers(), text: '' }
  }
}

/** The first five paths and the number of the others. */
function some(paths: readonly string[]): string {
  const rest = paths.length - 5
  return paths.slice(0, 5).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

async function checkPages(origin: string): Promise<Finding[]> {
  const guarded = guardedRoutes.map(({ path }) => path)
  const paths = ['/', '/landing', ...guarded, ...cityKeys.map(cityPath)]
  const wrong: string[] = []
  for (const path of paths) {
    const { status, said } = await get(origin + path)
    if (status !== 200) wrong.push(`${path} ${said}`)
  }
  return [
    judge(
      wrong.length === 0,
      `All ${paths.length} pages answer with 200.`,
      `Pages that do not answer with 200: ${some(wrong)}.`,
      'Upload all of build/client, and let the host serve /about from about/index.html without a redirect.',
    ),
  ]
}

async function checkEditions(origin: string): Promise<Finding[]> {
  const wrong: string[] = []
  for (const city of cityKeys) {
    for (const path of [editionPath('/about', city), editionPath(cityPath(city), city)]) {
      const { text, said } = await get(origin + path)
      if (!text.includes(`data-city="${city}"`)) wrong.push(`${path} ${said}`)
    }
  }
  return [
    judge(
      wrong.length === 0,
      'Every city answers with its own edition.',
      `Editions that are another city's: ${some(wrong)}.`,
      'Upload all of build/client, let the host serve /oslo/about from oslo/about/index.html without a redirect, and remove a rule that answers every path with one file.',
    ),
  ]
}

async function checkMissing(origin: string): Promise<Finding[]> {
  const unknown = await get(`${origin}/no-such-page-here`)
  // Only the fallback page has the starter but no canonical address. Its words can change.
  const isFallback =
    unknown.text.includes('starter="/assets/') && !unknown.text.includes('rel="canonical"')
  const file = await get(`${origin}/assets/no-such-file-12345678.js`)
  const spelt = await get(`${origin}/city/newYork`)
  const findings = [
    judge(
      unknown.status === 404 && isFallback,
      'An unknown path gets the fallback page with status 404.',
      `An unknown path gets ${unknown.said}${isFallback ? '' : ' without the fallback page'}.`,
      'Let the host answer unknown paths with 404.html and status 404.',
    ),
    judge(
      file.status === 404,
      'A missing file is a 404.',
      `A missing script gets ${file.said}.`,
      'Missing files under /assets/ must be plain 404s.',
    ),
    judge(
      spelt.status === 301 && /\/city\/new-york$/.test(spelt.headers.get('location') ?? ''),
      'Other spellings of a city redirect to its page.',
      '/city/newYork is not redirected by the host.',
      `Scripts do it for visitors. ${hostGuide}`,
      warning,
    ),
  ]
  for (const path of ['/mailbox', '/mailbox.json', '/.env', '/.git/config', '/package.json']) {
    const { status, text } = await get(origin + path)
    // A host that answers every path with one page does not have these files.
    if (status === 200 && text !== unknown.text) {
      findings.push(fault(`${path} is public.`, 'Upload only the contents of build/client.'))
    }
  }
  return findings
}

function checkHeaders(headers: Headers): Finding[] {
  const wrong = Object.entries(securityHeaders())
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => name)
  const encoding = headers.get('content-encoding')
  const caching = headers.get('cache-control') ?? ''
  return [
    judge(
      wrong.length === 0,
      'All security headers are sent.',
      `Security headers missing or different from the recipe: ${wrong.join(', ')}.`,
      hostGuide,
    ),
    judge(
      encoding !== null,
      `Pages are compressed with ${encoding}.`,
      'Pages are sent uncompressed.',
      'Switch on brotli or gzip on the host.',
    ),
    judge(
      /no-cache|max-age=0/.test(caching),
      'Pages are revalidated on each visit.',
      `Pages have Cache-Control "${caching}".`,
      `Visitors would keep old pages after a deploy. ${hostGuide}`,
    ),
  ]
}

/** The sources of a directive of a policy, or an empty string. */
export function directiveOf(policy: string, name: string): string {
  return new RegExp(`${name} ([^;]+)`).exec(policy)?.[1] ?? ''
}

/** Whether the page's policy is strict, and whether it allows the origins in this machine's variables. */
function checkPolicy(html: string, connects?: string): Finding[] {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const scripts = directiveOf(policy, 'script-src')
  const strict = judge(
    scripts.includes('sha256-') && !scripts.includes('unsafe-inline'),
    'A strict policy restricts scripts.',
    'The page has no strict policy for its scripts.',
    'Something between the build and the visitor rewrites pages (an optimiser of the host?): turn it off.',
  )
  if (connects === undefined) return [strict]
  const deployed = directiveOf(policy, 'connect-src')
  return [
    strict,
    judge(
      deployed === connects,
      'The site was built with these variables.',
      `The site was built with other variables: it may connect to "${deployed}", this environment says "${connects}".`,
      'Run npm run build with the right .env (npm start and npm test build for the mailbox), and upload build/client.',
    ),
  ]
}

async function checkFiles(origin: string, html: string): Promise<Finding[]> {
  const script = /starter="(\/assets\/[^"]+)"/.exec(html)?.[1]
  const picture = /srcset="(\/media\/[^" ]+\.avif)/i.exec(html)?.[1]
  const wrong: string[] = []
  const missing: string[] = []
  for (const path of [script, picture, documentPath('hero', defaultCity)]) {
    const answer = path ? await get(origin + path) : undefined
    if (answer?.status !== 200 || !path) {
      missing.push(path ?? 'a file that the landing page should name')
    } else if (answer.headers.get('cache-control') !== cacheControl(path)) {
      const kept = answer.headers.get('cache-control') ?? ''
      wrong.push(`${path} has "${kept}" and should have "${cacheControl(path)}"`)
    }
  }
  const film = await get(`${origin}/media/film/dubai-720.h264.mp4`, { range: 'bytes=0-99' })
  return [
    judge(
      wrong.length === 0,
      'Scripts, pictures and documents have the right Cache-Control.',
      `Caching: ${wrong.join('; ')}.`,
      hostGuide,
    ),
    judge(
      missing.length === 0,
      'Scripts, pictures and documents are there.',
      `Files are missing: ${missing.join(', ')}.`,
      'Upload all of build/client, the files before the pages.',
    ),
    judge(
      film.status === 206,
      'Films support range requests.',
      'Films do not support range requests.',
      'Safari needs them to play a film.',
      warning,
    ),
  ]
}

async function checkSitemap(origin: string): Promise<Finding[]> {
  const { text } = await get(`${origin}/sitemap.xml`)
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const [first] = listed
  return [
    judge(
      first !== undefined && listed.every((url) => url.startsWith(`${origin}/`)),
      `The sitemap lists ${listed.length} addresses of this site.`,
      first ? `The sitemap names another site: ${first}.` : 'There is no sitemap.',
      'Build with VITE_SITE_URL set to the public address, and upload all of build/client.',
    ),
  ]
}

async function checkEncryption(origin: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') {
    return [fault(`${origin} is not encrypted.`, 'Serve the site over HTTPS only.')]
  }
  // Browsers refuse an untrusted certificate, and so did the first request.
  const days = await daysLeft(hostname, Number(port || 443))
  const certificate = judge(
    days >= fewestDays,
    `The certificate is valid for ${days} days.`,
    `The certificate expires in ${days} days.`,
    'Renew it, and check why the automatic renewal failed.',
  )
  if (port !== '') return [certificate]
  const { headers } = await get(`http://${hostname}/`)
  return [
    certificate,
    judge(
      headers.get('location')?.startsWith('https://') ?? false,
      'HTTP redirects to HTTPS.',
      `http://${hostname} does not redirect to HTTPS.`,
      hostGuide,
    ),
  ]
}

/** The days until a host's certificate expires, 0 if it cannot be read. */
function daysLeft(host: string, port: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: requestTimeout }, () => {
      const until = new Date(socket.getPeerCertificate().valid_to).getTime()
      socket.end()
      resolve(Math.floor((until - Date.now()) / 86_400_000))
    })
    socket.on('error', () => resolve(0))
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')))
  })
}
