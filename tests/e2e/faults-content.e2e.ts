/** Content documents that are wrong in every field (DOC-3, ABOUT-2, CONT-1). */
import { documentNames, documentPath } from '../../app/content/document-path'
import { documentOf, expect, goOn, open, serveDocument, test } from './fixtures'

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
  for (const [path, heading, sections, action] of [
    ['/home', 'Book with Levo', 6, '#contact-form'],
    ['/about', 'About Levo', 4, '/services'],
    ['/services', 'Levo Lifestyle', 6, '#earth'],
    ['/contact', 'Contact Us', 3, '#contact-form'],
    ['/city/oslo', 'Discover Oslo', 5, '#experiences'],
  ] as const) {
    if (path !== '/home') await goOn(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    const hero = page.locator('section:has(h1)')
    await expect(hero.getByRole('link').first()).toHaveAttribute('href', action)
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
