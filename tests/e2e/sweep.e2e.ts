import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cityOfPath, isLanding, knownPaths, pageRoutes } from '../../app/site/route-table'
import { site } from '../../app/site/site'
import { expect, hydrated, test } from './fixtures'

const widths = [320, 375, 480, 700, 820, 1_024, 1_025, 1_280, 1_920, 2_560]
/** Service pages and aliases are pages seen at every width already: what differs is a few words and a picture. */
const fewerWidths = [320]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Nothing moves and nothing is waiting to arrive: what is checked is what stands there in the end.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const path of knownPaths) {
  // A11Y-1, SITE-1
  test(`${path} opens for anybody at its canonical address, is accessible and fits every width`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    const html = await (await request.get(path)).text()
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(canonical).toBe(/<meta property="og:url" content="([^"]+)"/.exec(html)?.[1])
    expect(canonical.startsWith(`${site.origin}/`)).toBe(true)
    const isServicePage = pageRoutes.some(
      (known) => known.path === path && known.page === 'service-page',
    )
    const aliased = pageRoutes.find((known) => known.path === path && known.canonicalPath !== path)
    const address = aliased ? `${path}?city=dubai` : canonical.slice(site.origin.length)

    await page.clock.install()
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    // The brand section's rows are part of the page.
    await page.clock.fastForward(2_500)
    const rows = page.locator('[data-row]:has([data-tag])')
    await expect(rows).toHaveCount(isLanding(path) ? 0 : 5)
    await expect(page).toHaveURL(baseURL + address)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    await expect(heading).toBeVisible()
    const city = cityOfPath(path)
    if (city) expect(address).toBe(`/city/${city}?city=${city}`)

    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      const found = violations.flatMap((rule) =>
        rule.nodes.map((node) => `${width}: ${rule.id}: ${node.html.slice(0, 140)}`),
      )
      expect(found).toEqual([])
    }

    const sideways: string[] = []
    for (const width of isServicePage || aliased ? fewerWidths : widths) {
      await page.setViewportSize({ width, height: 600 })
      for (const part of await beyondTheSides(page)) sideways.push(`${width}: ${part}`)
    }
    expect(sideways).toEqual([])
  })
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

// ROUTE-6
test('no link, picture, script, style or font of any page leads nowhere', async ({ request }) => {
  test.slow()
  const from = new Map<string, string>()
  const fragments: { page: string; target: string; id: string }[] = []
  const pages = new Map<string, string>()
  for (const path of knownPaths) {
    const page = await (await request.get(path)).text()
    pages.set(path, page)
    const starter = /<script>var starter="([^"]+)"/.exec(page)?.[1] ?? 'none'
    const html = page + (await (await request.get(starter)).text())
    const addresses = [
      ...[...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, address]) => address ?? ''),
      ...[...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
        (set ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
      ),
      ...[...html.matchAll(/url\(([^)"']+)\)/g)].map(([, address]) => address ?? ''),
      ...[...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address ?? ''),
      ...[...html.matchAll(/content="([^"]+\/media\/share\/[^"]+)"/g)].map(
        ([, address]) => address ?? '',
      ),
    ]
    for (const address of addresses) {
      const plain = address.replaceAll('&amp;', '&').replaceAll('&quot;', '')
      const url = new URL(plain, site.origin + path)
      if (url.origin !== site.origin) continue
      if (url.hash.length > 1)
        fragments.push({ page: path, target: url.pathname, id: url.hash.slice(1) })
      from.set(url.pathname, path)
    }
  }
  expect(from.size).toBeGreaterThan(200)
  const broken: string[] = []
  for (const [address, page] of from) {
    const answer = await request.head(address)
    if (answer.status() !== 200) broken.push(`${address} (on ${page}): ${answer.status()}`)
  }
  for (const { page, target, id } of fragments) {
    if (!pages.get(target)?.includes(`id="${id}"`)) broken.push(`${target}#${id} (on ${page})`)
  }
  expect(broken).toEqual([])
})
