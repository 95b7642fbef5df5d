import type { Page } from '@playwright/test'
import { site, socialLinks } from '../../app/site/site'
import { expect, follow, open, test } from './fixtures'

interface Metadata {
  title: string
  description: string | null
  canonical: string | null
  ogTitle: string | null
  ogUrl: string | null
  ogImage: string | null
}

async function metadata(page: Page): Promise<Metadata> {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? null
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      ogTitle: content('meta[property="og:title"]'),
      ogUrl: content('meta[property="og:url"]'),
      ogImage: content('meta[property="og:image"]'),
    }
  })
}

// What each file says by itself: tests/site/editions.test.ts.
test("a page is told to search engines as that of the visitor's city (META-1, META-2)", async ({
  page,
}) => {
  for (const [path, title, address] of [
    ['/home', 'Luxury concierge in Oslo | Levo', '/oslo/home'],
    ['/about-us', /Oslo.* \| Levo$/, '/oslo/about'],
    ['/services', /Oslo.* \| Levo$/, '/oslo/services'],
    ['/contact-us', 'Contact us about Oslo | Levo', '/oslo/contact'],
    ['/city/oslo', /^Discover Oslo \| Levo/, '/oslo'],
    ['/private-jets', 'Private Jets in Oslo | Levo', '/oslo/private-jets'],
  ] as const) {
    await open(page, path, 'oslo')
    await expect(page).toHaveTitle(title)
    const told = await metadata(page)
    expect(told.description).toContain('Oslo')
    // The hours may be told in Dubai's time.
    expect(told.description).not.toMatch(/Dubai(?! time)/)
    expect(told.canonical).toBe(site.origin + address)
    expect(told.ogUrl).toBe(told.canonical)
    expect(told.ogTitle).toBe(told.title)
    expect(told.ogImage).toMatch(/\/media\/share\/[a-z0-9-]+\.jpg$/)
  }
})

test('?city= in the address is followed by the metadata too', async ({ page }) => {
  await page.goto('/home?city=beirut')
  await expect(page).toHaveTitle('Luxury concierge in Beirut | Levo')
  expect((await metadata(page)).canonical).toBe(`${site.origin}/beirut/home`)
})

test('the landing has the default title (META-1)', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle(
    'Levo | Luxury concierge services with premium lifestyle management',
  )
  expect((await metadata(page)).canonical).toBe(`${site.origin}/`)
})

// META-1
test('every navigation replaces the metadata and leaves one of each', async ({ page }) => {
  await open(page, '/home', 'oslo')
  const titles = new Set([await page.title()])
  for (const path of [
    '/about',
    '/services',
    '/contact',
    '/city/zurich',
    '/weddings',
    '/privacy-policy',
  ]) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
    const own = path.replace('/city/', '/')
    await expect.poll(async () => (await metadata(page)).canonical?.endsWith(own)).toBe(true)
    titles.add(await page.title())
    for (const one of [
      'title',
      'link[rel=canonical]',
      'meta[name=description]',
      'meta[property="og:url"]',
    ]) {
      await expect(page.locator(`head ${one}`)).toHaveCount(1)
    }
  }
  expect(titles.size).toBe(7)
})

test('the structured data is a web page with an organization as author and publisher (META-3)', async ({
  page,
}) => {
  await open(page, '/villas', 'oslo')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph = (JSON.parse(text ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph']
  const organization = graph.find((entry) => entry['@type'] === 'Organization')
  expect(organization).toMatchObject({
    name: site.brand,
    sameAs: socialLinks.map((link) => link.url),
  })
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'WebPage',
      author: { '@id': organization?.['@id'] },
      publisher: { '@id': organization?.['@id'] },
    }),
  )
  expect(graph).toContainEqual(expect.objectContaining({ '@type': 'Service', name: 'Villas' }))
})
