/** Checks of a deployed site from outside: everything that its host decides. */
import { connect } from 'node:tls'
import { cityKeys, defaultCity } from '../../app/cities/cities.ts'
import { documentPath } from '../../app/content/document-path.ts'
import { cityPath, editionPath, guardedRoutes } from '../../app/site/route-table.ts'
import { cacheControl, securityHeaders } from '../hosts/headers.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/** Timeout of a request, ms. */
const requestTimeout = 15_000
/** A certificate with fewer days left is a fault. */
const fewestDays = 14

const hostGuide = 'Compare the host with its recipe in tools/hosts (README there).'

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
  if (home instanceof Error) return [noAnswer(origin, home)]
  const html = await home.text()
  async function group(what: string, findings: Finding[] | Promise<Finding[]>) {
    const found = await findings
    asked(what)
    return found
  }
  const groups = await Promise.all([
    group('the pages', checkPages(origin)),
    group('the editions of the cities', checkEditions(origin)),
    group('what should not be there', checkMissing(origin)),
    group('the start page', [
      ...checkHeaders(home),
      ...checkPolicy(html),
      ...checkConnections(html, connects),
    ]),
    group('scripts, pictures and documents', checkFiles(origin, html)),
    group('the sitemap', checkAddresses(origin, html)),
    group('the certificate', checkEncryption(origin)),
  ])
  return groups.flat()
}

function noAnswer(origin: string, { message }: Error): Finding {
  const isUntrusted = /certificate|self.signed|issuer|altnames|\bSSL\b/i.test(message)
  return fault(
    `${origin} does not answer (${message}).`,
    isUntrusted
      ? 'Browsers refuse this certificate too: renew it for this very name, and let the host send the whole chain. Other checks were skipped.'
      : 'Check the name, the host and its firewall. Other checks were skipped.',
  )
}

/** Requests a URL without following redirects. Returns the error if there is no answer. */
async function get(url: string, headers: Record<string, string> = {}): Promise<Response | Error> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip', ...headers },
      signal: AbortSignal.timeout(requestTimeout),
    })
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
  }
}

/** The first five paths and the number of the others. */
function some(paths: readonly string[]): string {
  const rest = paths.length - 5
  return paths.slice(0, 5).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

async function statusOf(url: string): Promise<number | string> {
  const answer = await get(url)
  return answer instanceof Error ? answer.message : answer.status
}

async function checkPages(origin: string): Promise<Finding[]> {
  const paths = [
    '/',
    '/landing',
    ...guardedRoutes.map(({ path }) => path),
    ...cityKeys.map(cityPath),
  ]
  const wrong: string[] = []
  for (const path of paths) {
    const status = await statusOf(origin + path)
    if (status !== 200) wrong.push(`${path} ${status}`)
  }
  return [
    wrong.length === 0
      ? ok(`All ${paths.length} pages answer with 200.`)
      : fault(
          `Pages that do not answer with 200: ${some(wrong)}.`,
          'Upload all of build/client, and let the host serve /about from about/index.html without a redirect.',
        ),
  ]
}

async function checkEditions(origin: string): Promise<Finding[]> {
  const missing: string[] = []
  const foreign: string[] = []
  let canonical: string | undefined
  for (const city of cityKeys) {
    for (const path of [editionPath('/about', city), editionPath(cityPath(city), city)]) {
      const answer = await get(origin + path)
      if (answer instanceof Error || answer.status !== 200) {
        missing.push(`${path} ${answer instanceof Error ? answer.message : answer.status}`)
        continue
      }
      const html = await answer.text()
      if (!html.includes(`data-city="${city}"`)) foreign.push(path)
      canonical ??= /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    }
  }
  if (missing.length > 0) {
    return [
      fault(
        `Editions of cities that do not answer with 200: ${some(missing)}.`,
        'Upload all of build/client, and let the host serve /oslo/about from oslo/about/index.html without a redirect.',
      ),
    ]
  }
  return [
    foreign.length === 0
      ? ok('Every city answers with its own edition.')
      : fault(
          `Editions that are another city's: ${some(foreign)}.`,
          'Remove the rule that answers every path with one file.',
        ),
    canonical?.startsWith(`${origin}/`)
      ? ok('Canonical addresses name this site.')
      : warning(
          `Canonical addresses say ${canonical ?? 'nothing'}, not ${origin}.`,
          'Build with VITE_SITE_URL set to the public address.',
        ),
  ]
}

async function checkMissing(origin: string): Promise<Finding[]> {
  const findings: Finding[] = []
  const unknown = await get(`${origin}/no-such-page-here`)
  // Only the fallback page has the starter but no canonical address. Its words can change.
  const said = unknown instanceof Error ? '' : await unknown.text()
  const isFallback = said.includes('starter="/assets/') && !said.includes('rel="canonical"')
  findings.push(
    !(unknown instanceof Error) && unknown.status === 404 && isFallback
      ? ok('An unknown path gets the fallback page with status 404.')
      : fault(
          `An unknown path gets ${unknown instanceof Error ? unknown.message : unknown.status}${isFallback ? '' : ' without the fallback page'}.`,
          'Let the host answer unknown paths with 404.html and status 404.',
        ),
  )
  const file = await statusOf(`${origin}/assets/no-such-file-12345678.js`)
  findings.push(
    file === 404
      ? ok('A missing file is a 404.')
      : fault(`A missing script gets ${file}.`, 'Missing files under /assets/ must be plain 404s.'),
  )
  for (const path of ['/mailbox', '/mailbox.json', '/.env', '/.git/config', '/package.json']) {
    const answer = await get(origin + path)
    // A host that answers every path with one page does not have these files.
    if (!(answer instanceof Error) && answer.status === 200 && (await answer.text()) !== said) {
      findings.push(fault(`${path} is public.`, 'Upload only the contents of build/client.'))
    }
  }
  const spelt = await get(`${origin}/city/newYork`)
  const to = spelt instanceof Error ? '' : (spelt.headers.get('location') ?? '')
  findings.push(
    !(spelt instanceof Error) && spelt.status === 301 && to.endsWith('/city/new-york')
      ? ok('Other spellings of a city redirect to its page.')
      : warning(
          '/city/newYork is not redirected by the host.',
          `Scripts do it for visitors. ${hostGuide}`,
        ),
  )
  return findings
}

function checkHeaders(home: Response): Finding[] {
  const wrong = Object.entries(securityHeaders())
    .filter(([name, value]) => home.headers.get(name) !== value)
    .map(([name]) => name)
  const encoding = home.headers.get('content-encoding')
  return [
    wrong.length === 0
      ? ok('All security headers are sent.')
      : fault(
          `Security headers missing or different from the recipe: ${wrong.join(', ')}.`,
          hostGuide,
        ),
    encoding === null
      ? fault('Pages are sent uncompressed.', 'Switch on brotli or gzip on the host.')
      : ok(`Pages are compressed with ${encoding}.`),
    /no-cache|max-age=0/.test(home.headers.get('cache-control') ?? '')
      ? ok('Pages are revalidated on each visit.')
      : fault(
          `Pages have Cache-Control "${home.headers.get('cache-control') ?? ''}".`,
          `Visitors would keep old pages after a deploy. ${hostGuide}`,
        ),
  ]
}

function policyOf(html: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
}

/** The sources of a directive of a policy, or an empty string. */
export function directiveOf(policy: string, name: string): string {
  return new RegExp(`${name} ([^;]+)`).exec(policy)?.[1] ?? ''
}

function checkPolicy(html: string): Finding[] {
  const scripts = directiveOf(policyOf(html), 'script-src')
  return [
    scripts.includes('sha256-') && !scripts.includes('unsafe-inline')
      ? ok('A strict policy restricts scripts.')
      : fault(
          'The page has no strict policy for its scripts.',
          'Something between the build and the visitor rewrites pages (an optimiser of the host?): turn it off.',
        ),
  ]
}

/** Whether the deployed build may connect to the origins in this machine's variables. */
function checkConnections(html: string, connects?: string): Finding[] {
  if (connects === undefined) return []
  const deployed = directiveOf(policyOf(html), 'connect-src')
  return [
    deployed === connects
      ? ok('The site was built with these variables.')
      : fault(
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
    const answer = path && (await get(origin + path))
    if (!answer || answer instanceof Error || answer.status !== 200)
      missing.push(path ?? 'a file that the landing page should name')
    else if (answer.headers.get('cache-control') !== cacheControl(path)) {
      const kept = answer.headers.get('cache-control') ?? ''
      wrong.push(`${path} has "${kept}" and should have "${cacheControl(path)}"`)
    }
  }
  const film = await get(`${origin}/media/film/dubai-720.h264.mp4`, { range: 'bytes=0-99' })
  return [
    wrong.length === 0
      ? ok('Scripts, pictures and documents have the right Cache-Control.')
      : fault(`Caching: ${wrong.join('; ')}.`, hostGuide),
    ...(missing.length === 0
      ? []
      : [
          fault(
            `Files are missing: ${missing.join(', ')}.`,
            'Upload all of build/client, the files before the pages.',
          ),
        ]),
    !(film instanceof Error) && film.status === 206
      ? ok('Films support range requests.')
      : warning('Films do not support range requests.', 'Safari needs them to play a film.'),
  ]
}

async function checkAddresses(origin: string, html: string): Promise<Finding[]> {
  const answer = await get(`${origin}/sitemap.xml`)
  const listed =
    answer instanceof Error
      ? []
      : [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  const cardStatus = card ? await statusOf(card) : 'no card'
  return [
    listed.length > 0 && listed.every((url) => url.startsWith(`${origin}/`))
      ? ok(`The sitemap lists ${listed.length} addresses of this site.`)
      : fault(
          listed.length === 0
            ? 'There is no sitemap.'
            : `The sitemap names another site: ${listed[0]}.`,
          'Build with VITE_SITE_URL set to the public address, and upload all of build/client.',
        ),
    cardStatus === 200
      ? ok('The share card exists.')
      : warning(
          `The share card ${card ?? ''} answers ${cardStatus}.`,
          'Build with VITE_SITE_URL set to the public address.',
        ),
  ]
}

async function checkEncryption(origin: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:') {
    return [fault(`${origin} is not encrypted.`, 'Serve the site over HTTPS only.')]
  }
  const plain = port === '' ? await get(`http://${hostname}/`) : undefined
  const to = plain instanceof Response ? plain.headers.get('location') : undefined
  const days = await daysLeft(hostname, Number(port || 443))
  return [
    ...(plain === undefined
      ? []
      : [
          to?.startsWith('https://')
            ? ok('HTTP redirects to HTTPS.')
            : fault(`http://${hostname} does not redirect to HTTPS.`, hostGuide),
        ]),
    days instanceof Error
      ? fault(
          `The certificate cannot be trusted (${days.message}).`,
          'Renew it, and check that the host sends the whole chain.',
        )
      : days < fewestDays
        ? fault(
            `The certificate expires in ${days} days.`,
            'Renew it, and check why the automatic renewal failed.',
          )
        : ok(`The certificate is valid for ${days} days.`),
  ]
}

/** The days until a host's certificate expires, or the error. */
function daysLeft(host: string, port: number): Promise<number | Error> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, timeout: requestTimeout }, () => {
      const until = new Date(socket.getPeerCertificate().valid_to).getTime()
      socket.end()
      resolve(Math.floor((until - Date.now()) / 86_400_000))
    })
    socket.on('error', resolve)
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')))
  })
}
