import { servicePages } from '../../app/city/service-pages'
import { serviceTexts } from '../../app/city/service-texts/all'
import { fillTokens } from '../../app/content/tokens'
import { servicePageSlugs } from '../../app/site/service-page-slugs'
import {
  delays,
  documentOf,
  expect,
  follow,
  hydrated,
  open,
  scrollTo,
  scrollTop,
  test,
  topOf,
  visitorOf,
  watchDelays,
} from './fixtures'

test.describe('the route table (ROUTE-1)', () => {
  test('every path shows its page', async ({ page }) => {
    await visitorOf(page, 'dubai')
    for (const [path, heading] of [
      ['/', 'Where shall we look after you?'],
      ['/landing', 'Where shall we look after you?'],
      ['/home', 'Book with Levo'],
      ['/contact', 'Contact Us'],
      ['/contact-us', 'Contact Us'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-conditions', 'Terms & Conditions'],
      ['/city/stockholm', 'Discover Stockholm'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    }
  })

  test('/about-us shows the About page', async ({ page }) => {
    await open(page, '/about')
    const heading = documentOf('page-hero', 'dubai').about?.title ?? '?'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await open(page, '/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/dubai\/about$/)
  })

  // ROUTE-2
  test('every service path shows the home module under its own name', async ({ page, request }) => {
    for (const slug of servicePageSlugs) {
      const html = await (await request.get(`/${slug}`)).text()
      for (const id of [
        'id="services"',
        'id="about-house"',
        'id="why-choose-us"',
        'id="contact-form"',
      ]) {
        expect(html, `${slug}: ${id}`).toContain(id)
      }
    }
    await open(page, '/yachts', 'oslo')
    const yachts = servicePages.find((service) => service.slug === 'yachts')
    const named = (text = '') => text.replaceAll('{city}', 'Oslo')
    await expect(page.getByText(named(yachts?.subtitle), { exact: true })).toBeVisible()
    // What is true of it in the visitor's city stands for what is said everywhere.
    const own = serviceTexts.oslo.yachts
    await expect(page.getByRole('heading', { name: own?.heading ?? '?' })).toBeAttached()
    await expect(page.getByText(fillTokens(own?.text ?? '?', 'oslo'))).toBeAttached()
    await expect(page.getByText(named(yachts?.description2))).toBeAttached()
    await expect(page.locator('[data-scaling] img')).toHaveAttribute(
      'alt',
      yachts?.picture.alt ?? '?',
    )
    await expect(page).toHaveTitle('Yachts in Oslo | Levo')
  })

  test("going from one service page to the next changes everything that is the slug's own", async ({
    page,
  }) => {
    await open(page, '/villas')
    await follow(page, '/weddings')
    await expect(page).toHaveTitle('Weddings in Dubai | Levo')
    await expect(page.locator('[data-scaling] img')).toHaveAttribute(
      'alt',
      servicePages.find((service) => service.slug === 'weddings')?.picture.alt ?? '?',
    )
  })
})

test.describe('addresses that lead elsewhere (ROUTE-3)', () => {
  test('an unknown path answers 404 and goes to the empty path', async ({ page, log }) => {
    log.expect(/status of 404/)
    await visitorOf(page, 'oslo')
    const response = await page.goto('/nowhere/at/all')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where shall we look after you?',
    )
  })

  test('an unknown city goes to the root route', async ({ page, log }) => {
    log.expect(/status of 404/)
    await visitorOf(page, 'oslo')
    for (const name of ['atlantis', '%E0%A4%A', '%']) {
      const response = await page.goto(`/city/${name}`)
      expect(response?.status(), name).toBe(404)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  // Every spelling: app/city/entry-guard.test.ts and tools/hosts/redirects.test.ts.
  test("another spelling of a city's page becomes /city/new-york", async ({ page }) => {
    await visitorOf(page, 'oslo')
    for (const spelling of ['newyork', 'new%20york']) {
      await page.goto(`/city/${spelling}`)
      await expect(page).toHaveURL('/city/new-york')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover New York')
    }
  })

  test('inside the running page an unknown path and an unknown city lead to the root as well', async ({
    page,
  }) => {
    for (const path of ['/nowhere', '/city/atlantis']) {
      await open(page, '/about', 'oslo')
      await follow(page, path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Where shall we look after you?',
      )
    }
  })
})

test.describe('scrolling on navigation (ROUTE-5)', () => {
  test('every navigation begins at the top', async ({ page }) => {
    await open(page, '/about')
    await scrollTo(page, 1_200)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page).toHaveURL('/contact')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('Back begins at the top too', async ({ page }) => {
    await open(page, '/about')
    await scrollTo(page, 1_200)
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await scrollTo(page, 600)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy Policy')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('a fragment stops 64 px below the top, on arrival and on navigation', async ({ page }) => {
    await open(page, '/home#contact-team')
    await expect.poll(() => topOf(page, '#contact-team')).toBe(64)
    await follow(page, '/contact#directly')
    await expect(page).toHaveURL('/contact#directly')
    await expect.poll(() => topOf(page, '#directly')).toBe(64)
  })

  test('a navigation moves the keyboard to the new page and announces it', async ({ page }) => {
    await open(page, '/about')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page.locator('#content')).toBeFocused()
    await expect(page.locator('[aria-live=polite]').first()).toHaveText(
      'Contact us about Dubai | Levo',
    )
  })
})

test('the main pages are read ahead at once, three cities 2 s later (ROUTE-4)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { readAhead: seen })
    new MutationObserver(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
        seen[link.href] ??= performance.now()
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await watchDelays(page)
  await open(page, '/privacy-policy')
  /** When the module of a route was first asked for, ms; 0 where it was not. */
  const asked = (route: string) =>
    page.evaluate((id) => {
      const { __reactRouterManifest: manifest, readAhead } = window as unknown as {
        __reactRouterManifest: { routes: Record<string, { module: string }> }
        readAhead: Record<string, number>
      }
      const file = manifest.routes[id]?.module ?? '?'
      return Object.entries(readAhead).find(([href]) => href.endsWith(file))?.[1] ?? 0
    }, route)
  for (const route of ['home', 'about', 'services', 'contact']) {
    await expect.poll(() => asked(route), route).toBeGreaterThan(0)
  }
  await expect.poll(() => asked('city')).toBeGreaterThan(0)
  expect((await asked('city')) - (await asked('home'))).toBeGreaterThanOrEqual(1_950)
  expect(await delays(page)).toContain(2_000)
})

test('the landing carries its mark on the body and loses it elsewhere (ROUTE-7)', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.locator('body')).toHaveClass(/\blanding-active\b/)
  await page.getByRole('link', { name: /^Oslo/ }).click()
  await expect(page).toHaveURL(/\/home/)
  await expect(page.locator('body')).not.toHaveClass(/\blanding-active\b/)
  await page.goto('/landing')
  await hydrated(page)
  await expect(page.locator('body')).toHaveClass(/\blanding-active\b/)
})
