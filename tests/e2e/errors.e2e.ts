import { site } from '../../app/site/site'
import { expect, expectLoaded, headerLink, open, test, titleOf, visitorOf } from './fixtures'

// ERR-1
test('replaces a picture that fails to load with a placeholder, before and after hydration', async ({
  page,
  log,
}) => {
  log.expect(/ERR_FAILED/)
  await page.route(/\/media\/(about-hero|element-water)\./, (route) => route.abort())
  await open(page, '/about', 'oslo')
  await test.step('the first one, at the top of the page', async () => {
    const opening = page.locator('section:has(h1)')
    await expect(opening.getByRole('img', { name: 'Image not available' })).toBeAttached()
  })
  await test.step('one that loads lazily', async () => {
    const closing = page.locator('section[aria-labelledby=closing-call]')
    await closing.scrollIntoViewIfNeeded()
    const placeholder = closing.getByRole('img', { name: 'Image not available' })
    await expect(placeholder).toBeVisible()
    await expectLoaded(placeholder)
  })
})

test.describe('scripts that do not arrive', () => {
  test('keep the page readable, with an error in the console (ERR-2)', async ({ page, log }) => {
    log.expect(/scripts of this page could not be loaded/, /ERR_FAILED/)
    await visitorOf(page, 'dubai')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto('/terms-conditions')
    await expect(titleOf(page)).toBeVisible()
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/)
    // SPEED-3
    const footer = page.getByRole('contentinfo')
    await expect(footer).not.toHaveCSS('content-visibility', 'auto')
    await headerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
  })

  test('keep the page as prerendered when the start fails, with an error in the console (ERR-2)', async ({
    page,
    log,
  }) => {
    log.expect(/Levo: the start was not complete/)
    await page.addInitScript(() => {
      // The start reads the address: it fails if reading does, which happens in no real browser.
      const Original = window.URLSearchParams
      window.URLSearchParams = class extends Original {
        constructor(init?: ConstructorParameters<typeof URLSearchParams>[0]) {
          if (document.documentElement.classList.contains('hydrated')) {
            // Once: everything after the start works again.
            window.URLSearchParams = Original
            throw new Error('broken')
          }
          super(init)
        }
      }
    })
    await page.goto('/')
    await expect.poll(() => log.errors.join()).toContain('the start was not complete')
    await expect(titleOf(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(6)
  })
})

// ERR-2
test('shows an explanation and three actions when a page throws', async ({ page, log }) => {
  log.expect(/this page could not be shown/)
  await visitorOf(page, 'dubai')
  // A module of the page that throws when it runs.
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
  await expect(titleOf(page)).toHaveText('Something went wrong on our side')
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'back to the choice of cities' })).toHaveAttribute(
    'href',
    '/',
  )
  await expect(page.getByRole('link', { name: site.phone.display })).toBeVisible()
})
