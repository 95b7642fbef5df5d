/** Content documents that load slowly, are cut off, or are wrong in every field (DOC-3). */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { documentNames, documentPath } from '../../app/content/document-path'
import type { DocumentName } from '../../app/content/documents'
import { documentOf, expect, follow, goOn, open, serveDocument, test } from './fixtures'

/** A local host that sends the first half of each response, then waits. */
async function haltingHost() {
  const waiting = new Map<string, ServerResponse>()
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    const body = JSON.stringify(documentOf(name as DocumentName, 'oslo'))
    const half = Math.floor(body.length / 2)
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Access-Control-Allow-Origin': '*',
    })
    response.write(body.slice(0, half))
    response.on('finish-it', () => response.end(body.slice(half)))
    waiting.set(name, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Names of the documents that are half sent. */
    waiting: () => [...waiting.keys()].sort(),
    finish: (name: DocumentName) => waiting.get(name)?.emit('finish-it'),
    breakOff: (name: DocumentName) => waiting.get(name)?.destroy(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('documents that trickle in after a change of city: defaults appear after four seconds, complete ones replace them, truncated ones do not', {
  tag: '@exhaustive',
}, async ({ page, log }) => {
  log.expect(/ERR_CONTENT_LENGTH_MISMATCH/, /hero\/jsons\/oslo\.json could not be read/)
  const host = await haltingHost()
  for (const name of ['home', 'hero'] as const) {
    await page.route(`**${documentPath(name, 'oslo')}`, (route) =>
      route.continue({ url: `${host.url}/${name}` }),
    )
  }
  await open(page, '/about', 'dubai')
  await page.clock.install()
  await follow(page, '/oslo/home')
  await expect.poll(() => host.waiting()).toEqual(['hero', 'home'])
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(4_000)
  const about = page.locator('#about-house')
  await expect(about).toHaveText(
    'Exceptional travel knowledge to ensure your stay in Oslo is unforgettable',
  )
  await expect(page.getByText('For the best Oslo experience')).toBeVisible()
  // The complete ones are shown beside them.
  await expect(page.locator('#why-choose-us')).toHaveText(
    documentOf('why-choose-us', 'oslo').title ?? '?',
  )

  host.breakOff('hero')
  host.finish('home')
  await expect(about).toHaveText(documentOf('home', 'oslo').aboutSection?.subtitle ?? '?')
  await expect(page.getByText('For the best Oslo experience')).toBeVisible()
  host.close()
})

/** The same document with every text a number and every list a text. */
function ofWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return 'a text where a list should be'
  if (typeof value !== 'object' || value === null) return 7
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ofWrongTypes(part)]))
}

test('every field of every document has a wrong type: each page is complete with its defaults', {
  tag: '@exhaustive',
}, async ({ page, log }) => {
  log.expect(/is left out/)
  for (const name of documentNames) {
    await serveDocument(page, name, 'oslo', ofWrongTypes(documentOf(name, 'oslo')))
  }
  await open(page, '/home', 'oslo')
  // The last document has been read: any texts would be shown by now.
  await expect.poll(() => log.errors.join('\n')).toContain(documentPath('contact-form', 'oslo'))
  await expect(page.getByText('For the best Oslo experience')).toBeVisible()
  for (const [path, heading, sections] of [
    ['/home', 'Book with Levo', 6],
    ['/about', 'About Levo', 4],
    ['/services', 'Levo Lifestyle', 6],
    ['/contact', 'Contact Us', 3],
    ['/city/oslo', 'Discover Oslo', 5],
  ] as const) {
    if (path !== '/home') await goOn(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    const headings = page.getByRole('main').getByRole('heading')
    await expect.poll(() => headings.count(), path).toBeGreaterThanOrEqual(sections)
    await expect(headings.filter({ hasNotText: /\S/ }), path).toHaveCount(0)
    const words = await page.locator('body').innerText()
    expect(words).not.toMatch(/undefined|\bnull\b|NaN|\[object|a text where a list/)
    expect(words, path).not.toMatch(/^7$/m)
  }
  for (const field of ['aboutSection.subtitle', 'features', 'additionalInfo', 'slogan']) {
    await expect.poll(() => log.errors.join('\n')).toContain(field)
  }
})
