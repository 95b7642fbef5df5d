/** The files that hosts read from the built folder: `_headers`, `_redirects`, `404.html`, security.txt. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { site } from '../../app/site/site.ts'
import { siteOrigin } from '../environment.ts'
import { cacheRules, securityHeaders } from './headers.ts'
import { redirects } from './redirects.ts'

/** How long security.txt is valid, ms. RFC 9116 recommends less than a year. */
const contactValidFor = 364 * 24 * 60 * 60 * 1000

/**
 * Writes the hosts' files into a finished build.
 * @throws if `__spa-fallback.html` is missing, because the build is not finished.
 */
export async function writeHostFiles(folder: string, now = new Date()): Promise<void> {
  await writeFile(join(folder, '_headers'), headersFile())
  await writeFile(join(folder, '_redirects'), redirectsFile())
  // Hosts without a setting for unknown paths look for this name.
  await copyFile(join(folder, '__spa-fallback.html'), join(folder, '404.html'))
  await mkdir(join(folder, '.well-known'), { recursive: true })
  await writeFile(join(folder, '.well-known/security.txt'), securityContact(now))
}

/** The `_headers` file of Netlify and Cloudflare. They revalidate other paths by default. */
export function headersFile(): string {
  const rules = cacheRules.flatMap(({ what, hostPaths, value }) => [
    `# ${what}`,
    ...hostPaths.map((path) => headersRule(path, { 'Cache-Control': value })),
  ])
  return `${[headersRule('/*', securityHeaders()), ...rules].join('\n')}\n`
}

function headersRule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/** The `_redirects` file of the same hosts. */
export function redirectsFile(): string {
  return [...redirects()].map(([from, to]) => `${encodeURI(from)} ${to} 301\n`).join('')
}

/** security.txt: the contact for reports of vulnerabilities (RFC 9116). */
export function securityContact(now: Date): string {
  return [
    `Contact: ${site.email.href}`,
    `Expires: ${new Date(now.getTime() + contactValidFor).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin()}/.well-known/security.txt`,
    '',
  ].join('\n')
}
