/**
 * Every template of the site in real windows: it opens for anybody, is accessible and fits. What only
 * reads the pages' HTML is checked on the built files (tests/site).
 */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type CityKey, cityKeys } from '../../app/site/cities'
import { cityPath, editionPath, isLanding, pageRoutes } from '../../app/site/route-table'
import { servicePageSlugs } from '../../app/site/service-page-slugs'
import { expect, hydrated, seeBrandSection, test } from './fixtures'
import { templates } from './templates'

const widths = [320, 375, 480, 700, 820, 1_024, 1_025, 1_280, 1_920, 2_560]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Nothing moves and nothing is waiting to arrive: what is checked is what stands there in the end.
test('no template and no city is left out', () => {
  const shown = new Set(templates.map((path) => path.replace(/^\/[^/]+\/|^\//, '/')))
  const missing = pageRoutes.filter(
    ({ path, page }) =>
      path !== '/landing' && page !== 'service-page' && !path.endsWith('-us') && !shown.has(path),
  )
  expect(missing).toEqual([])
  for (const city of cityKeys) {
    expect(
      templates.some((path) => path.startsWith(`/${city}`)),
      city,
    ).toBe(true)
  }
})

for (const path of templates) {
  // A11Y-1, SITE-1
  test(`${path} opens for anybody at its address, is accessible and fits every width`, async ({
    page,
  }) => {
    await openWhole(page, path)
    if (!isLanding(path)) await seeBrandSection(page)
    await expect(page.locator('[data-row]:has([data-tag])')).toHaveCount(isLanding(path) ? 0 : 5)

    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      const found = violations.flatMap((rule) =>
        rule.nodes.map((node) => `${width}: ${rule.id}: ${node.html.slice(0, 140)}`),
      )
      expect(found).toEqual([])
    }

    const sideways: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 600 })
      for (const part of await beyondTheSides(page)) sideways.push(`${width}: ${part}`)
    }
    expect(sideways).toEqual([])
  })
}

/** The pages that differ from those above in words and pictures alone: the longest word counts. */
const alike: [name: string, paths: string[]][] = [
  [
    'every service page',
    servicePageSlugs.map((slug, index) => editionPath(`/${slug}`, cityAt(index))),
  ],
  [
    "every city's own page and home, and the second addresses,",
    [
      ...cityKeys.flatMap((city) => [
        editionPath(cityPath(city), city),
        editionPath('/home', city),
      ]),
      '/oslo/about-us',
      '/beirut/contact-us',
    ],
  ],
]

for (const [name, paths] of alike) {
  // A11Y-1, SITE-1
  test(`${name} opens for anybody at its address and fits the narrowest window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    const sideways: string[] = []
    for (const path of paths) {
      await openWhole(page, path)
      for (const part of await beyondTheSides(page)) sideways.push(`${path}: ${part}`)
    }
    expect(sideways).toEqual([])
  })
}

function cityAt(index: number): CityKey {
  return cityKeys[index % cityKeys.length] ?? 'dubai'
}

/** Opens a page as somebody who has chosen no city, and waits until all of it is there. */
async function openWhole(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await hydrated(page)
  await expect(page).toHaveURL(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, path).toHaveCount(1)
  await expect(heading, path).toBeVisible()
}

/** What runs out of the window sideways: the page itself, or a part that the body cuts off. */
function beyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document
    const width = root.clientWidth
    const found = root.scrollWidth > width ? [`the page is ${root.scrollWidth} wide`] : []
    const parts = body.querySelectorAll(
      'a, button, input, textarea, select, img, h1, h2, h3, p, li',
    )
    for (const part of parts) {
      const { left, right, width: own, height } = part.getBoundingClientRect()
      if (own <= 1 || height <= 1 || (left >= -1 && right <= width + 1)) continue
      if (!part.checkVisibility({ visibilityProperty: true })) continue
      if (!isCut(part)) found.push(`${part.outerHTML.slice(0, 90)}: ${left} to ${right}`)
    }
    return found

    /** Whether a frame around it is meant to show only a part of it. */
    function isCut(part: Element): boolean {
      for (
        let around = part.parentElement;
        around && around !== body;
        around = around.parentElement
      ) {
        const { overflowX, clipPath } = getComputedStyle(around)
        if (overflowX !== 'visible' || clipPath !== 'none') return true
      }
      return getComputedStyle(part).clipPath !== 'none'
    }
  })
}
