import type { Page } from '@playwright/test'
import { site } from '../../app/site/site'
import { expect, follow, open, test } from './fixtures'

function metadata(page: Page) {
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

// The metadata of each file: tests/site/editions.test.ts.
test("metadata names the edition of the visitor's city, and every navigation replaces it (META-1, META-2)", async ({
  page,
}) => {
  const titles = new Set<string>()
  /** Expects each tag once, naming a city, with the address of its edition. */
  async function expectTold(title: string | RegExp, address: string, city: string): Promise<void> {
    await expect(page).toHaveTitle(title)
    await expect.poll(async () => (await metadata(page)).canonical).toBe(site.origin + address)
    const told = await metadata(page)
    expect(told.description?.length).toBeGreaterThan(40)
    expect(told.description).toContain(city)
    // The hours may be in Dubai time; the legal pages are about the company.
    if (city) expect(told.description).not.toMatch(/Dubai(?! time)/)
    expect(told.ogUrl).toBe(told.canonical)
    expect(told.ogTitle).toBe(told.title)
    expect(told.ogImage).toMatch(/\/media\/share\/[a-z0-9-]+\.jpg$/)
    for (const one of [
      'title',
      'link[rel=canonical]',
      'meta[name=description]',
      'meta[property="og:url"]',
    ]) {
      await expect(page.locator(`head ${one}`)).toHaveCount(1)
    }
    expect(titles).not.toContain(told.title)
    titles.add(told.title)
  }

  await open(page, '/about-us', 'oslo')
  await expectTold(/Oslo.* \| Levo$/, '/oslo/about', 'Oslo')
  // The structured data of each file: tests/site/structured-data.test.ts.
  for (const [path, title, address, city] of [
    ['/villas', 'Villas in Oslo | Levo', '/oslo/villas', 'Oslo'],
    ['/contact-us', 'Contact us about Oslo | Levo', '/oslo/contact', 'Oslo'],
    ['/terms-conditions', 'Terms & Conditions | Levo', '/dubai/terms-conditions', ''],
    ['/city/zurich', /^Discover Zurich \| Levo/, '/zurich', 'Zurich'],
    // A city in the address counts, too.
    ['/contact?city=beirut', 'Contact us about Beirut | Levo', '/beirut/contact', 'Beirut'],
  ] as const) {
    await test.step(path, async () => {
      await follow(page, path)
      await expectTold(title, address, city)
    })
  }
  await test.step('the landing page has the default title', async () => {
    await follow(page, '/')
    await expect(page).toHaveTitle(
      'Levo | Luxury concierge services with premium lifestyle management',
    )
    await expect.poll(async () => (await metadata(page)).canonical).toBe(`${site.origin}/`)
  })
})
