import { documentOf, expect, hydrated, open, test, visitorOf } from './fixtures'

test.describe('a picture that fails to load (ERR-1)', () => {
  test('gives way to a placeholder that says so', async ({ page, log }) => {
    log.expect(/ERR_FAILED/)
    const named = documentOf('home', 'oslo').aboutSection?.imageSrc
    await page.route(`**/media/${named}.*`, (route) => route.abort())
    await open(page, '/home', 'oslo')
    const section = page.locator('section[aria-labelledby=about-house]')
    await section.scrollIntoViewIfNeeded()
    const placeholder = section.getByRole('img', { name: 'Image not available' })
    await expect(placeholder).toBeVisible()
    await expect
      .poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('before the scripts are there is replaced as well', async ({ page, log }) => {
    log.expect(/ERR_FAILED/)
    await page.route(/\/media\/contact-hero\./, (route) => route.abort())
    await open(page, '/contact', 'oslo')
    await expect(page.getByRole('img', { name: 'Image not available' })).toBeAttached()
  })
})

test.describe('scripts that do not arrive', () => {
  test('leave the page readable, and the console says so (ERR-2)', async ({ page, log }) => {
    log.expect(/scripts of this page could not be loaded/, /ERR_FAILED/)
    await visitorOf(page, 'dubai')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .click()
    await expect(page).toHaveURL('/services')
  })

  test('that fail at the start leave the page as it was prerendered, and the console says so (ERR-2)', async ({
    page,
    log,
  }) => {
    log.expect(/Levo: the start was not complete/)
    await page.addInitScript(() => {
      // The start reads the address: it breaks where reading does, as in no browser it should.
      const Original = window.URLSearchParams
      window.URLSearchParams = class extends Original {
        constructor(init?: ConstructorParameters<typeof URLSearchParams>[0]) {
          if (document.documentElement.classList.contains('hydrated')) {
            // Once: what comes after the start is whole again.
            window.URLSearchParams = Original
            throw new Error('broken')
          }
          super(init)
        }
      }
    })
    await page.goto('/')
    await expect.poll(() => log.errors.join()).toContain('the start was not complete')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(6)
  })

  test('for the next page only: the visitor is not stranded', async ({ page, log }) => {
    log.expect(
      /ERR_FAILED/,
      /Failed to fetch dynamically imported module/,
      /Error loading route module/,
    )
    await open(page, '/privacy-policy')
    const file = await page.evaluate(() => {
      const { __reactRouterManifest: manifest } = window as unknown as {
        __reactRouterManifest: { routes: Record<string, { module: string }> }
      }
      return manifest.routes.contact?.module ?? '?'
    })
    await page.route(`**${file}`, (route) => route.abort())
    await page.reload()
    await hydrated(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
    const reloaded = page.waitForEvent('load')
    await link.click()
    await reloaded
    await page.unroute(`**${file}`)
    await hydrated(page)
    await link.click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  })
})

// ERR-2
test('a page that breaks says what happened and offers three ways on', async ({ page, log }) => {
  log.expect(/this page could not be shown/)
  await visitorOf(page, 'dubai')
  // A module of the page that throws as it runs.
  await page.route(/\/assets\/why-choose-us-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const exported = /export\s*\{\s*(\w+) as (\w+)\s*\}/.exec(code)
    const name = exported?.[2] ?? 't'
    await route.fulfill({
      contentType: 'text/javascript',
      body: `function broken(){throw new Error('broken on purpose')}export{broken as ${name}};`,
    })
  })
  log.expect(/broken on purpose/)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on our side',
  )
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'back to the choice of cities' })).toHaveAttribute(
    'href',
    '/',
  )
  await expect(page.getByRole('link', { name: '+971 4 000 0000' })).toBeVisible()
})
