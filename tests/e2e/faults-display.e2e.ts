/** Different displays: late fonts, 400 % zoom, forced colours (A11Y-2, WCAG 1.4.10, 1.4.11, 2.4.7). */
import type { Locator, Page } from '@playwright/test'
import { socialLinks } from '../../app/site/site'
import { luminance, pixelsOf } from './contrast'
import {
  expect,
  goOn,
  hold,
  hydrated,
  isOnTop,
  leaveOutScripts,
  openPlain,
  scrollTop,
  textsOf,
  titleOf,
  visitorOf,
} from './fixtures'
import { test } from './form'

/** An element as painted, with what is around it within a margin. */
async function painted(page: Page, locator: Locator, margin = 0): Promise<Buffer> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on show.')
  const { data } = await pixelsOf(page, {
    x: box.x - margin,
    y: box.y - margin + (await scrollTop(page)),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  })
  return data
}

/** How many of the pixels differ visibly. */
function differing(one: Buffer, other: Buffer): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const distance = [0, 1, 2].map((part) =>
      Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)),
    )
    if (Math.max(...distance) > 40) count += 1
  }
  return count
}

/** WCAG's contrast between the lightest and the darkest pixel. */
function contrast(pixels: Buffer): number {
  let [lightest, darkest] = [0, 1]
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    lightest = Math.max(lightest, luminance(red, green, blue))
    darkest = Math.min(darkest, luminance(red, green, blue))
  }
  return (lightest + 0.05) / (darkest + 0.05)
}

/** The font faces with rare letters that were requested. */
function rareFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter((face) => face.unicodeRange !== 'U+0-10FFFF' && face.status !== 'unloaded')
      .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`),
  )
}

/** The width of a part's text, px. */
function widthOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().width
  })
}

test('fonts still loading: the text shows in the fallback, and hardly moves when they load', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const release = await hold(page, '**/*.woff2')
  await visitorOf(page, 'dubai')
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const status = () => page.evaluate(() => document.fonts.status)
  expect(await status()).toBe('loading')
  // Text in any other display waits invisibly for its font.
  const displays = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Fallback'))
      .map(({ display }) => display),
  )
  expect(new Set(displays)).toEqual(new Set(['swap']))

  const heading = titleOf(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const before = [await widthOf(heading), await widthOf(navigation)]
  release()
  await expect.poll(status).toBe('loaded')
  for (const [index, part] of [heading, navigation].entries()) {
    expect(Math.abs((await widthOf(part)) / (before[index] ?? 0) - 1)).toBeLessThan(0.05)
  }

  // SPEED-1: letters that the site's own texts lack load with the first text that has one.
  expect(await rareFaces(page)).toEqual([])
  await heading.evaluate((element) => element.append(' ñ'))
  await expect.poll(() => rareFaces(page)).toEqual(['Cormorant Rare normal'])
})

// A11Y-2
test.describe('400 % zoom of 1280 px, and a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  /** How often each word can be read in the page's main part. */
  async function wordsOn(page: Page): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    for (const word of (await page.locator('main').innerText()).split(/\s+/)) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    return counts
  }

  test('no text is lost', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await leaveOutScripts(page)
    for (const path of ['/oslo/home', '/oslo/about', '/oslo/services', '/oslo/contact', '/oslo']) {
      await page.setViewportSize({ width: 1_280, height: 1_024 })
      await openPlain(page, path)
      // A small picture's legend is in the lightbox and in its alternative text.
      await page
        .locator('[aria-labelledby=gallery-heading] [aria-hidden] > span')
        .evaluateAll((legends) => {
          for (const legend of legends) legend.remove()
        })
      const wide = await wordsOn(page)
      await page.setViewportSize({ width: 320, height: 256 })
      const lost = async () => {
        const narrow = await wordsOn(page)
        return [...wide].filter(([word, count]) => (narrow.get(word) ?? 0) < count)
      }
      // The scroll cue is for windows that look complete.
      await expect
        .poll(async () => (await lost()).filter(([word]) => word.toLowerCase() !== 'scroll'), path)
        .toEqual([])
      expect(wide.size).toBeGreaterThan(100)
    }
  })

  test('the form is filled in, rejected, sent and confirmed without horizontal scrolling', {
    tag: '@exhaustive',
  }, async ({ page, form, log }) => {
    log.expect(/status of 500/, /was not sent/)
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.clock.install()
    await form.open()
    await form.press()
    await expect(form.element.getByText('This field is required')).toHaveCount(5)
    expect(await sideways()).toBe(320)

    await test.step('focus is never behind the header', async () => {
      await form.field('firstName').focus()
      for (let step = 0; step < 26; step++) {
        await page.keyboard.press(step < 13 ? 'Tab' : 'Shift+Tab')
        const focused = page.locator(':focus')
        expect(await isOnTop(focused), await focused.evaluate((one) => one.outerHTML)).toBe(true)
      }
      await expect(form.field('firstName')).toBeFocused()
    })

    await form.fill()
    await page.getByRole('combobox', { name: 'Country code' }).click()
    await page.keyboard.type('leba')
    const option = page.getByRole('option', { name: /Lebanon/ })
    await option.scrollIntoViewIfNeeded()
    await option.click()
    await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('+961')

    await form.sendInVain()
    expect(await sideways()).toBe(320)
    for (const name of ['Send by WhatsApp', 'Send by e-mail']) {
      const way = page.getByRole('link', { name })
      await way.scrollIntoViewIfNeeded()
      expect(await isOnTop(way), name).toBe(true)
    }
    await form.press()
    await expect(form.popup).toBeVisible()
    await form.popup.getByText('Form submitted successfully!').scrollIntoViewIfNeeded()
    await expect(form.popup.getByText('Form submitted successfully!')).toBeInViewport()
    await form.closePopup()
    expect(await sideways()).toBe(320)
  })
})

// A11Y-2
test.describe('forced colours', () => {
  test.beforeEach(({ page }) =>
    page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
  )

  /** The number of pixels that change in and around a control when it receives focus. */
  async function changesWithFocus(page: Page, control: Locator, shown = control): Promise<number> {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await shown.scrollIntoViewIfNeeded()
    const before = await painted(page, shown, 8)
    await control.focus()
    // Only keyboard focus shows a ring.
    await page.keyboard.press('Shift')
    await expect(control).toBeFocused()
    return differing(before, await painted(page, shown, 8))
  }

  test('fields have their lines, tiles their marks, lists their choice, and focus its ring', {
    tag: '@exhaustive',
  }, async ({ page, form }) => {
    await form.open()
    const tile = form.field('services.concierge')
    const mark = tile.locator('xpath=following-sibling::span[1]')
    const inMark = async () => contrast(await painted(page, mark, -2))
    await mark.scrollIntoViewIfNeeded()
    expect(contrast(await painted(page, mark, 1))).toBeGreaterThan(3)
    expect(await inMark()).toBeLessThan(1.5)
    await tile.check()
    expect(await inMark()).toBeGreaterThan(3)

    for (const name of ['firstName', 'location', 'message']) {
      await form.field(name).scrollIntoViewIfNeeded()
      expect(contrast(await painted(page, form.field(name), 1)), name).toBeGreaterThan(3)
    }
    const tileBox = tile.locator('xpath=..')
    const consent = form.field('privacyConsent')
    const rings: [string, Locator, Locator?][] = [
      ['a field', form.field('lastName')],
      ['the message', form.field('message')],
      ['the country', page.getByRole('combobox', { name: 'Country code' })],
      ['a tile', tile, tileBox],
      ['the consent', consent, consent.locator('xpath=following-sibling::span[1]')],
      ['the button', form.button],
    ]
    for (const [name, control, shown] of rings) {
      expect(await changesWithFocus(page, control, shown), name).toBeGreaterThan(60)
    }

    await page.getByRole('combobox', { name: 'Country code' }).click()
    const options = page.getByRole('listbox').getByRole('option')
    await page.keyboard.press('ArrowDown')
    const chosen = page.locator('[role=option][data-highlighted]')
    await expect(chosen).toHaveCount(1)
    const ground = (pixels: Buffer) => [...pixels.subarray(0, 3)]
    const one = ground(await painted(page, chosen, -2))
    const other = ground(await painted(page, options.nth(4), -2))
    expect(one).not.toEqual(other)
    expect(contrast(await painted(page, chosen, -4))).toBeGreaterThan(4.5)

    await test.step('icons of the list and of the details are as visible as text, on dark and on light', async () => {
      await page.keyboard.press('Escape')
      const glyphs = page.locator(
        '#contact-form form :is(select, [role=combobox]) ~ :is(svg, button), section:has(#directly) li > svg',
      )
      expect(await glyphs.count()).toBeGreaterThan(5)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme })
        for (const glyph of await glyphs.all()) {
          // Not under the header.
          const drawn = await glyph.evaluate((element) => {
            element.scrollIntoView({ block: 'center' })
            return element.innerHTML
          })
          expect(contrast(await painted(page, glyph)), `${colorScheme}: ${drawn}`).toBeGreaterThan(
            3,
          )
        }
      }
    })

    await test.step('icons in the header and on pictures have a background', async () => {
      await page.keyboard.press('Escape')
      await goOn(page, '/home')
      const icons = page
        .getByRole('banner')
        .getByRole('link', { name: socialLinks[0]?.label ?? '?' })
        .first()
      expect(contrast(await painted(page, icons, -10))).toBeGreaterThan(4.5)
      const action = page
        .getByRole('main')
        .getByRole('link', { name: textsOf('hero').cta.primary.text })
        .first()
      expect(contrast(await painted(page, action, 1))).toBeGreaterThan(4.5)
      await page.setViewportSize({ width: 390, height: 844 })
      const menu = page.getByRole('button', { name: 'Menu' })
      expect(contrast(await painted(page, menu.locator('svg')))).toBeGreaterThan(4.5)
      await menu.click()
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
      expect(contrast(await painted(page, close.locator('svg')))).toBeGreaterThan(4.5)
    })
  })
})

// A11Y-1
test('more contrast on request: no faint text, full lines, an opaque header', {
  tag: '@exhaustive',
}, async ({ page, form }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  await form.open()
  const style = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const ink = await style(page.locator('#contact-form'), 'color')
  await expect(form.element.locator('label').first()).toHaveCSS('color', ink)
  await expect(form.field('firstName')).toHaveCSS('border-bottom-color', ink)
  const ground = await style(page.locator('html'), 'background-color')
  await expect(page.getByRole('banner')).toHaveCSS('background-color', ground)
  await goOn(page, '/home')
  await expect(page.locator('section:has(h1)')).toHaveCSS('--shade', ground)
})
