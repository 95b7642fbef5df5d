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

/** The window or one section, which is found by its heading or by a landmark. */
const views: [name: string, path: string, sectionOf?: (page: Page) => Locator][] = [
  ['landing', '/'],
  ['home', '/oslo/home'],
  ['house', '/oslo/home', sectionWith('#about-house')],
  ['service', '/oslo/villas', sectionWith('#elements')],
  ['who-we-are', '/oslo/about', sectionWith('#who-we-are-heading')],
  ['chapter', '/oslo/services', (page) => page.locator('main section[id]').first()],
  ['experiences', '/oslo', sectionWith('#experiences-heading')],
  ['contact', '/oslo/contact'],
  ['footer', '/oslo/contact', (page) => page.getByRole('contentinfo')],
  // The styles number the sections: the third heading has a 3.
  ['legal-heading', '/oslo/terms-conditions', (page) => page.locator('main h2').nth(2)],
]

for (const [name, path, sectionOf] of views) {
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
    const section = sectionOf?.(page)
    // Fixed elements would cover a section that is taller than the window.
    if (section) await page.addStyleTag({ content: 'header, body > a { visibility: hidden }' })
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await section?.evaluate(startOnWholePixel)
      await expect(section ?? page).toHaveScreenshot(`${name}-${width}.png`, {
        animations: 'disabled',
        maxDiffPixels: 20,
      })
    }
  })
}

function sectionWith(heading: string): (page: Page) => Locator {
  return (page) => page.locator('main section').filter({ has: page.locator(heading) })
}

/** Moves the page so that an element starts on a whole pixel: a fraction would change how its text renders. */
function startOnWholePixel(element: Element): void {
  const { style } = document.body
  style.paddingTop = ''
  const { top } = element.getBoundingClientRect()
  style.paddingTop = `${Math.ceil(top) - top}px`
}
