import { serviceTexts } from '../../app/cities/all-service-texts'
import { fillTokens } from '../../app/content/tokens'
import { servicePages } from '../../app/services/service-pages'
import { isLanding } from '../../app/site/route-table'
import {
  documentOf,
  expect,
  follow,
  headerLink,
  hold,
  hydrated,
  load,
  moduleOf,
  open,
  requestsOf,
  scrollTo,
  scrollTop,
  test,
  textsOf,
  titleOf,
  topOf,
  visitorOf,
} from './fixtures'

// ROUTE-1, ROUTE-7
test('every path shows its page, and only the landing page has its mark on the body', async ({
  page,
}) => {
  // Every path: app/site/route-table.test.ts.
  await open(page, '/contact-us')
  await expect(page).toHaveURL('/contact-us')
  const heading = titleOf(page)
  await expect(heading).toHaveText(textsOf('contact', 'dubai').hero.title)
  for (const [path, words] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/landing', 'Where shall we look after you?'],
    ['/terms-conditions', 'Terms & Conditions'],
    ['/about-us', documentOf('page-hero', 'dubai').about?.title ?? '?'],
    ['/', 'Where shall we look after you?'],
    ['/city/stockholm', 'Discover Stockholm'],
    ['/home', textsOf('hero', 'stockholm').title],
  ] as const) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
    await expect(heading, path).toHaveText(words)
    await expect(page.locator('body.landing-active'), path).toHaveCount(isLanding(path) ? 1 : 0)
  }
})

// The content of each file: tests/site/service-pages.test.ts.
test('a service path shows the home page under its own name, and the next one replaces everything of it (ROUTE-2)', async ({
  page,
}) => {
  await open(page, '/yachts', 'oslo')
  const { yachts, weddings } = servicePages
  const named = (text: string) => text.replaceAll('{city}', 'Oslo')
  await expect(page.getByText(named(yachts.subtitle), { exact: true })).toBeVisible()
  // The city's own text replaces the shared one.
  const own = serviceTexts.oslo.yachts
  await expect(page.getByRole('heading', { name: own?.heading ?? '?' })).toBeAttached()
  await expect(page.getByText(fillTokens(own?.text ?? '?', 'oslo'))).toBeAttached()
  await expect(page.getByText(named(yachts.description2))).toBeAttached()
  const picture = page.locator('[data-scaling] img')
  await expect(picture).toHaveAttribute('alt', yachts.northernPicture?.alt ?? '?')
  await expect(page).toHaveTitle('Yachts in Oslo | Levo')

  await follow(page, '/weddings')
  await expect(page).toHaveTitle('Weddings in Oslo | Levo')
  await expect(picture).toHaveAttribute('alt', weddings.picture.alt)
})

test('redirects addresses without a page (ROUTE-3)', async ({ page, log }) => {
  log.expect(/status of 404/)
  await visitorOf(page, 'oslo')
  const heading = titleOf(page)
  for (const path of ['/nowhere/at/all', '/city/atlantis', '/city/%E0%A4%A']) {
    await test.step(`${path} answers 404 and goes to the root path`, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveURL('/')
      await expect(heading).toHaveText('Where shall we look after you?')
    })
  }
  // Every spelling: app/visit/entry-guard.test.ts and tools/hosts/redirects.test.ts.
  await test.step("another spelling of a city's page becomes /city/new-york", async () => {
    await load(page, '/city/new%20york')
    await expect(page).toHaveURL('/city/new-york')
    await expect(heading).toHaveText('Discover New York')
  })
  await test.step('inside the running page an unknown path and an unknown city also lead to the root', async () => {
    for (const path of ['/nowhere', '/city/atlantis']) {
      await follow(page, '/terms-conditions')
      await expect(heading).toHaveText('Terms & Conditions')
      await follow(page, path)
      await expect(page).toHaveURL('/')
      await expect(heading).toHaveText('Where shall we look after you?')
    }
  })
})

test('every navigation starts at the top, and moves focus (ROUTE-5)', async ({ page }) => {
  await open(page, '/terms-conditions')
  const heading = titleOf(page)
  await test.step('a link leads to the top of the next page, which is announced', async () => {
    await scrollTo(page, 1_200)
    await headerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.locator('#content')).toBeFocused()
    await expect(page.locator('[aria-live=polite]').first()).toHaveText(
      'Contact us about Dubai | Levo',
    )
  })
  await test.step('Back starts at the top too', async () => {
    await scrollTo(page, 600)
    await page.goBack()
    await expect(page).toHaveURL('/terms-conditions')
    await expect(heading).toHaveText('Terms & Conditions')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
  await test.step('a fragment stops 64 px below the top, on navigation and on a first load', async () => {
    await follow(page, '/about#who-we-are')
    await expect(page).toHaveURL('/about#who-we-are')
    await expect.poll(() => topOf(page, '#who-we-are')).toBe(64)
    await load(page, '/home#about-house')
    await expect.poll(() => topOf(page, '#about-house')).toBe(64)
  })
})

test("prefetches the main pages at once, the cities' and the legal pages 2 s later (ROUTE-4)", async ({
  page,
}) => {
  await open(page, '/privacy-policy')
  /** When the module of a route was first requested, ms; 0 if it was not. */
  const asked = (route: string) =>
    page.evaluate(
      (file) =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith(file))
          ?.startTime ?? 0,
      moduleOf(route),
    )
  for (const route of ['home', 'about', 'services', 'contact']) {
    await expect.poll(() => asked(route), route).toBeGreaterThan(0)
  }
  await expect.poll(() => asked('city')).toBeGreaterThan(0)
  expect((await asked('city')) - (await asked('home'))).toBeGreaterThanOrEqual(1_950)

  await test.step('their styles apply before a click, which the router would wait for', async () => {
    const missing = () =>
      page.evaluate(() => {
        const { routes } = (window as never as { __reactRouterManifest: { routes: Routes } })
          .__reactRouterManifest
        type Routes = Record<string, { css?: string[] }>
        return ['home', 'about', 'services', 'contact']
          .flatMap((route) => routes[route]?.css ?? ['no styles'])
          .filter((href) => !document.querySelector(`link[rel=stylesheet][href="${href}"]`))
      })
    await expect.poll(missing).toEqual([])
  })
  await test.step('none with data saving', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
    })
    await page.clock.install()
    const requested = requestsOf(page, /\/assets\//)
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(10_000)
    const pages = ['privacy-policy', 'home', 'about', 'services', 'contact', 'city']
    expect(pages.filter((route) => requested.some((url) => url.endsWith(moduleOf(route))))).toEqual(
      ['privacy-policy'],
    )
  })
})

// MOVE-5
test('a line under the header announces a slow page until it is shown', async ({ page }) => {
  const release = await hold(page, `**${moduleOf('contact')}`)
  await page.clock.install()
  await page.goto('/oslo/about', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const line = page.locator('[role=status][data-loading]')
  const heading = titleOf(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)

  await headerLink(page, 'Contact').click()
  await page.clock.runFor(299)
  await expect(line).toHaveCount(0)
  // The delay starts when the click has been rendered.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return line.count()
    })
    .toBe(1)
  await expect(line).toHaveText('The page is loading')
  await expect(page).toHaveURL('/oslo/about')
  const header = await page.getByRole('banner').boundingBox()
  const { y = 0, width } = (await line.boundingBox()) ?? {}
  expect(Math.round(y)).toBe(Math.round(header?.height ?? 0))
  expect(width).toBe(page.viewportSize()?.width)

  release()
  await expect(heading).toHaveText(textsOf('contact', 'oslo').hero.title)
  await expect(line).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(line).toHaveCount(0)
})
