import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { contentTypeOf } from '../preview/content-types.ts'
import { cacheControl, securityHeaders } from './headers.ts'
import { contentTypes, debianHost, nginxConfig, relayAddress } from './nginx.ts'

const committed = await readFile(new URL('nginx.conf', import.meta.url), 'utf8')
const name = /server_name ([^;]+);/.exec(committed)?.[1] ?? ''

test('nginx.conf is what the tables say; `npx node tools/hosts/nginx.ts` writes it anew', () => {
  const versions = [false, true].flatMap((brotli) => {
    const host = { ...debianHost(name), brotli }
    return [nginxConfig(host), nginxConfig({ ...host, relay: relayAddress })]
  })
  expect(versions).toContain(committed)
})

test('every security header stands once, for errors too', () => {
  for (const [header, value] of Object.entries(securityHeaders())) {
    const lines = committed.split('\n').filter((line) => line.includes(`add_header ${header} `))
    expect(lines.map((line) => line.trim())).toEqual([`add_header ${header} "${value}" always;`])
  }
})

test('no location adds a header: it would switch the others off', () => {
  for (const [, body] of committed.matchAll(/location [^{]+\{([^}]*)\}/g)) {
    expect(body).not.toContain('add_header')
  }
})

/** The map of nginx.conf read as nginx reads it: the first pattern that matches. */
function keptByNginx(status: number, path: string): string {
  const map = /map "\$status \$uri" \$cache_control \{([\s\S]*?)\n {4}\}/.exec(committed)?.[1] ?? ''
  const rules = [...map.matchAll(/^ {8}"~([^\n]+)" "([^"]+)";$/gm)]
  const rule = rules.find(([, pattern = '']) => new RegExp(pattern).test(`${status} ${path}`))
  return rule?.[2] ?? /default "([^"]+)"/.exec(map)?.[1] ?? ''
}

describe('caching', () => {
  const paths = [
    '/about/index.html',
    '/assets/page-DBERbGOF.js',
    '/assets/content/hero/jsons/dubai.json',
    '/media/about-hero.54f05f13-1080.avif',
    '/media/film/dubai-720.h264.mp4',
    '/media/not-available.svg',
    '/favicon.ico',
    '/robots.txt',
  ]
  test.each(paths)('of %s is as the table says, of an error never', (path) => {
    for (const status of [200, 206, 304]) expect(keptByNginx(status, path)).toBe(cacheControl(path))
    for (const status of [404, 403, 301]) expect(keptByNginx(status, path)).toBe('no-cache')
  })
})

test.each(Object.entries(contentTypes))('.%s is %s on the preview server too', (ending, type) => {
  expect(contentTypeOf(`x.${ending}`).type.replace('; charset=utf-8', '')).toBe(type)
})
