/**
 * Screenshots of whole sections, compared with those in `visual/`. Photographs are plain areas here, so
 * that a new one changes nothing; scripts are blocked, so that film, clock and motion do not either.
 * Phone number and e-mail address are samples, so that the owner's may change.
 * `npm run test:browser -- visual --update-snapshots` accepts changes.
 */
import type { Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { site } from '../../app/site/site'
import { isNpmChromium } from '../../tools/chromium'
import { expect, goldenHour, leaveOutScripts, openPlain, test } from './fixtures'

test.skip(
  !isNpmChromium(),
  'Text renders slightly differently in browsers other than the one from npm.',
)

/** Window or section; a section is found by its heading or by a landmark. */
const views: [name: string, path: string, of: (page: Page) => Page | Locator][] = [
  ['landing', '/', (page) => page],
  ['home', '/oslo/home', (page) => page],
  ['house', '/oslo/home', sectionOf('#about-house')],
  ['service', '/oslo/villas', sectionOf('#elements')],
  ['who-we-are', '/oslo/about', sectionOf('#who-we-are-heading')],
  ['chapter', '/oslo/services', (page) => page.locator('main section[id]').first()],
  ['experiences', '/oslo', sectionOf('#experiences-heading')],
  ['contact', '/oslo/contact', (page) => page],
  ['footer', '/oslo/contact', (page) => page.getByRole('contentinfo')],
  // The styles number the sections: the third heading has a 3.
  ['legal-heading', '/oslo/terms-conditions', (page) => page.locator('main h2').nth(2)],
]

for (const [name, path, of] of views) {
  // LOOK-1
  test(`${name} matches its accepted screenshot`, async ({ page }) => {
    await leaveOutScripts(page)
    const plain = await sharp({
      create: { width: 8, height: 5, channels: 3, background: '#8a7a68' },
    })
      .png()
      .toBuffer()
    await page.route('**/media/**', (route: Route) =>
      route.fulfill({ contentType: 'image/png', body: plain }),
    )
    // The landing page opens with the city nearest to its sunset.
    await page.clock.setFixedTime(goldenHour)
    await openPlain(page, path)
    for (const [fact, sample] of [
      [site.phone.display, '+971 4 000 0000'],
      [site.email.display, 'concierge@levo.example'],
    ] as const) {
      await page.getByText(fact, { exact: true }).evaluateAll((found, text) => {
        for (const element of found) element.textContent = text
      }, sample)
    }
    // Fixed elements would cover a section that is taller than the window.
    if (of(page) !== page) {
      await page.addStyleTag({ content: 'header, body > a { visibility: hidden }' })
    }
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(of(page)).toHaveScreenshot(`${name}-${width}.png`, {
        animations: 'disabled',
        maxDiffPixels: 20,
      })
    }
  })
}

function sectionOf(heading: string): (page: Page) => Locator {
  return (page) => page.locator('main section').filter({ has: page.locator(heading) })
}
