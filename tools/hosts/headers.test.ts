import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cacheControl, securityHeaders } from './headers.ts'

const oneYear = 'public, max-age=31536000, immutable'
const oneDay = 'public, max-age=86400'

test.each([
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/about/index.html', 'no-cache'],
  ['/__spa-fallback.html', 'no-cache'],
  ['/robots.txt', 'no-cache'],
  ['/site.webmanifest', 'no-cache'],
  ['/assets/content/hero/jsons/dubai.json', 'no-cache'],
  // A content document whose name looks hashed.
  ['/assets/content/hero-12345678.json', 'no-cache'],
  ['/assets/plain.js', 'no-cache'],
  ['/assets/page-DBERbGOF.js', oneYear],
  ['/assets/page-a_b-c_d-.css', oneYear],
  ['/assets/boot-1642aa92.js', oneYear],
  ['/assets/jost-DlgXUJ2N.woff2', oneYear],
  ['/media/own.jpg', 'no-cache'],
  ['/media/not-available.svg', oneDay],
  ['/media/film/dubai-1080.av1.mp4', oneDay],
  ['/media/share/landing.jpg', oneDay],
  ['/favicon.ico', oneDay],
  ['/icon-maskable-512.png', oneDay],
  ['/apple-touch-icon.png', oneDay],
])('%s has Cache-Control %s', (path, value) => {
  expect(cacheControl(path)).toBe(value)
})

// HOST-1
test('every built picture is cached for a year, also by nginx.conf', () => {
  const built = readdirSync('public/media').filter((name) => /\.(avif|webp)$/.test(name))
  expect(built.length).toBeGreaterThan(100)
  const [, rule = ''] =
    readFileSync('tools/hosts/nginx.conf', 'utf8').match(
      /"(~\^\S+ \/media\/\S+)" "[^"]+immutable/,
    ) ?? []
  const nginx = new RegExp(rule.slice(1))
  for (const name of built) {
    expect(cacheControl(`/media/${name}`), name).toBe(oneYear)
    expect(`200 /media/${name}`).toMatch(nginx)
  }
})

// HOST-1, SAFE-1
test('nginx.conf sends every security header, and no location disables them', () => {
  const recipe = readFileSync('tools/hosts/nginx.conf', 'utf8')
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(recipe).toContain(`add_header ${name} "${value}" always;`)
  for (const [, location] of recipe.matchAll(/location [^{]+\{([^}]*)\}/g))
    expect(location).not.toContain('add_header')
})
