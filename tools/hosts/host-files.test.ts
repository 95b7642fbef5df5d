import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { site } from '../../app/site/site.ts'
import { cacheControl, revalidate, securityHeaders } from './headers.ts'
import { headersFile, redirectsFile, securityContact, writeHostFiles } from './host-files.ts'
import { redirects } from './redirects.ts'

/** Reads a `_headers` file like its hosts: every matching rule adds its headers. */
function headersFor(file: string, path: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let matches = false
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*/g, '.*')
        .replace(/:[a-z]+/g, '[^/]+')
      matches = new RegExp(`^${pattern}$`).test(path)
    } else if (matches && line.startsWith('  ')) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? []
      found.set(name, [...(found.get(name) ?? []), value])
    }
  }
  return found
}

const paths = [
  '/',
  '/about',
  '/city/oslo',
  '/sitemap.xml',
  '/assets/page-DBERbGOF.js',
  '/assets/boot-1642aa92.js',
  '/assets/content/hero/jsons/dubai.json',
  '/media/about-hero.54f05f13-1080.avif',
  '/media/about-hero.54f05f13-1080.webp',
  '/media/not-available.svg',
  '/media/film/dubai-720.h264.mp4',
  '/media/share/landing.jpg',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
]

// HOST-1
describe('_headers', () => {
  test.each(paths)('sends the headers of the table once for %s', (path) => {
    const headers = headersFor(headersFile(), path)
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers.get(name), name).toEqual([value])
    }
    const kept = headers.get('Cache-Control') ?? []
    expect(kept.length).toBeLessThanOrEqual(1)
    // Its hosts revalidate files without a rule.
    expect(kept[0] ?? revalidate).toBe(cacheControl(path))
  })

  test('stays within the limits of its hosts: 100 rules, 2000 characters a line', () => {
    const lines = headersFile().split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })
})

test('_redirects contains every redirect, encoded', () => {
  const rules = redirectsFile().trim().split('\n')
  expect(rules).toContain('/city/new%20york /city/new-york 301')
  const read = rules.map((rule) => rule.split(' '))
  expect(read.every((parts) => parts.length === 3 && parts[2] === '301')).toBe(true)
  expect(new Map(read.map(([from = '', to = '']) => [decodeURI(from), to]))).toEqual(redirects())
})

test('security.txt names the company and expires within a year', () => {
  const now = new Date('2027-01-01T00:00:00Z')
  const fields = new Map(
    securityContact(now)
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )
  expect(fields.get('Contact')).toBe(site.email.href)
  expect(fields.get('Canonical')).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/)
  const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(360)
  expect(days).toBeLessThan(365)
})

describe('writeHostFiles', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'levo-host-files-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('writes all four files into a finished build', async () => {
    await writeFile(join(folder, '__spa-fallback.html'), 'fallback')
    await writeHostFiles(folder)
    const read = (name: string) => readFile(join(folder, name), 'utf8')
    expect(await read('_headers')).toBe(headersFile())
    expect(await read('_redirects')).toBe(redirectsFile())
    expect(await read('404.html')).toBe('fallback')
    expect(await read('.well-known/security.txt')).toContain('Contact: ')
  })

  test('fails when the build is not finished', async () => {
    await expect(writeHostFiles(folder)).rejects.toThrow('__spa-fallback.html')
  })
})
