/**
 * Every template of the site in real windows: it opens for anyone, has no layout shift, is accessible,
 * readable and fits. tests/site checks what only needs the built HTML.
 */
import type { Page } from '@playwright/test'
import { cityKeys } from '../../app/cities/cities'
import { cityPath, editionPath, isLanding } from '../../app/site/route-table'
import { axeOf } from './axe'
import { beyondTheSides } from './beyond-the-sides'
import { screens, weakTexts } from './contrast'
import {
  expect,
  hydrated,
  leaveOutScripts,
  openPlain,
  resize,
  scrollTo,
  seeBrandSection,
  test,
  titleOf,
} from './fixtures'
import { expectStill, watchShifts } from './layout-shift'
import { templates } from './templates'

const widths = [320, 375, 480, 700, 820, 1_024, 1_025, 1_280, 1_920, 2_560]
/** The narrowest supported window, px. */
const narrow = { width: 320, height: 600 }
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// All checks run with reduced motion (playwright.config.ts), so they see the final state.
for (const path of templates) {
  // A11Y-1, SITE-1, SPEED-3, SPEED-4
  test(`${path} in every window`, async ({ page }) => {
    await watchShifts(page)
    await watchLanguageTables(page)
    await page.clock.install()
    await page.setViewportSize(screens[0])

    await test.step('opens for anyone at its address', async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await expect(page).toHaveURL(path)
      const heading = titleOf(page)
      await expect(heading).toHaveCount(1)
      await expect(heading).toBeVisible()
    })

    await test.step('starts without `Intl`, which takes a phone a tenth of a second', async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'languageTables'))).toEqual([])
    })

    if (isLikeAnother(path)) {
      await seeBrandSection(page)
      await page.clock.fastForward(2_500)
      await expect(page.locator('[data-row]:has([data-tag])')).toHaveCount(5)
    } else {
      await test.step('has no layout shift while it loads and is scrolled', () => expectStill(page))
    }

    await scrollTo(page, 0)
    for (const screen of screens) {
      await resize(page, screen.width, screen.height)
      await test.step(`is readable over its pictures at ${screen.width} px`, async () => {
        expect(await weakTexts(page, isPictured(path))).toEqual([])
      })
      if ([820, 1_180, 1_920].includes(screen.width)) continue
      if (screen.width === 390 && isLikeAnother(path)) continue
      await test.step(`is accessible at ${screen.width} px`, async () => {
        const axe = axeOf(page)
          .options({ resultTypes: ['violations'], preload: false })
          .withTags(rules)
        // Every text of such a page was just measured against what is really beneath it.
        if (isPictured(path) && screen.width === 390) axe.disableRules('color-contrast')
        const { violations } = await axe.analyze()
        const found = violations.flatMap((rule) =>
          rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 140)}`),
        )
        expect(found).toEqual([])
      })
    }

    await test.step('fits every width', async () => {
      const sideways: string[] = []
      for (const width of isLikeAnother(path) ? [narrow.width] : widths) {
        await page.setViewportSize({ width, height: 600 })
        for (const part of await beyondTheSides(page)) sideways.push(`${width}: ${part}`)
      }
      expect(sideways).toEqual([])
    })
  })
}

/** Pages that differ from those above only in texts and pictures; only the first viewport counts. */
const pictures: [name: string, paths: string[]][] = [
  ["every city's home", cityKeys.map((city) => editionPath('/home', city))],
  ["every city's own page", cityKeys.map((city) => editionPath(cityPath(city), city))],
  ["every city's about page", cityKeys.map((city) => editionPath('/about', city))],
  // Two lines on the brightest mist.
  ["New York's longest service page", [editionPath('/stag-and-hen-parties', 'new-york')]],
]

for (const [name, paths] of pictures) {
  // A11Y-1
  test(`${name} is readable over its picture and fits the narrowest window`, {
    tag: '@exhaustive',
  }, async ({ page }) => {
    const others = paths.filter((path) => !templates.includes(path))
    expect(others.length).toBeGreaterThan(0)
    await leaveOutScripts(page)
    for (const path of others) {
      await test.step(path, async () => {
        await openPlain(page, path)
        for (const screen of screens) {
          await resize(page, screen.width, screen.height)
          expect(await weakTexts(page, false)).toEqual([])
        }
        await resize(page, narrow.width, narrow.height)
        expect(await beyondTheSides(page)).toEqual([])
      })
    }
  })
}

/** Records in `languageTables` the page's uses of `Intl`, by name; a worker's uses block nothing. */
async function watchLanguageTables(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { languageTables: asked })
    for (const owner of [Intl, Date.prototype, Number.prototype, String.prototype]) {
      for (const name of Object.getOwnPropertyNames(owner)) {
        const original = Reflect.get(owner, name)
        if (typeof original !== 'function' || (owner !== Intl && !/locale/i.test(name))) continue
        const value = new Proxy(original, {
          construct(...call) {
            asked.push(name)
            return Reflect.construct(...call)
          },
          apply(...call) {
            asked.push(name)
            return Reflect.apply(...call)
          },
        })
        Object.defineProperty(owner, name, { value, configurable: true, writable: true })
      }
    }
  })
}

/** Whether a template has pictures below its first viewport that no other has; axe covers the others. */
function isPictured(path: string): boolean {
  return !isLanding(path) && !/weddings|privacy-policy|terms-conditions/.test(path)
}

/** Whether a template differs from another one of the list only in texts and pictures. */
function isLikeAnother(path: string): boolean {
  return /weddings|terms-conditions/.test(path)
}
