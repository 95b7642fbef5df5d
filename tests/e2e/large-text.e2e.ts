/** Text at twice the default size, and words that cannot break: everything stays in the window. */
import type { Page } from '@playwright/test'
import { documentNames } from '../../app/content/document-path'
import {
  documentOf,
  expect,
  goOn,
  leaveOutScripts,
  open,
  openPlain,
  serveDocument,
  test,
} from './fixtures'

/** Text and controls that extend beyond the window's edge, or are clipped by an ancestor. */
function lost(page: Page): Promise<{ seen: number; problems: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const problems = new Set<string>()
    let seen = 0

    /** The ancestor that clips a box, if any; what can be scrolled to is not clipped. */
    function cutter(from: Element, box: DOMRect): string | undefined {
      for (let one: Element | null = from; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one)
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined
        const frame = one.getBoundingClientRect()
        const sideways = box.right > frame.right + 1 || box.left < frame.left - 1
        const upright = box.bottom > frame.bottom + 1 || box.top < frame.top - 1
        if (/clip|hidden/.test(overflowX) && sideways) return one.className
        if (/clip|hidden/.test(overflowY) && upright) return one.className
      }
      return box.right > width + 1 || box.left < -1 ? 'the window' : undefined
    }

    function isShown(element: Element): boolean {
      if (element.closest('.visually-hidden, [aria-hidden=true], [data-row], .skip-link'))
        return false
      // For screen readers only.
      if (
        [element, element.parentElement].some(
          (one) => one && getComputedStyle(one).clipPath.startsWith('inset(50%'),
        )
      )
        return false
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!words || !element || element.closest('script, style, option') || !isShown(element))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue
        seen += 1
        const by = cutter(element, box)
        if (by !== undefined) problems.add(`"${words.slice(0, 40)}" by ${by}`)
      }
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      const box = control.getBoundingClientRect()
      if (box.width < 5 || !isShown(control)) continue
      seen += 1
      const by = cutter(control, box)
      if (by !== undefined) problems.add(`${control.outerHTML.slice(0, 60)} by ${by}`)
    }
    return { seen, problems: [...problems] }
  })
}

function contentWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

async function setLetters(page: Page, size: '16px' | '32px'): Promise<void> {
  await page.locator('html').evaluate((root, value) => {
    root.style.fontSize = value
  }, size)
}

// A11Y-4
test('nothing is clipped or extends beyond the edge at twice the text size', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const set = () => document.documentElement?.style.setProperty('font-size', '32px')
    set()
    document.addEventListener('DOMContentLoaded', set)
  })
  await leaveOutScripts(page)
  for (const path of [
    '/',
    '/stockholm/home',
    '/stockholm/about',
    '/stockholm/services',
    '/stockholm/contact',
    '/stockholm',
    '/stockholm/weddings',
    '/stockholm/privacy-policy',
  ]) {
    await test.step(path, async () => {
      await openPlain(page, path)
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      for (const width of [390, 820, 1_280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => contentWidth(page), `${width} px`).toBe(width)
        const { seen, problems } = await lost(page)
        expect(seen, `${width} px`).toBeGreaterThan(15)
        expect(problems, `${width} px`).toEqual([])
      }
    })
  }
})

// A11Y-4, HEAD-1
test('the header at both text sizes', { tag: '@exhaustive' }, async ({ page }) => {
  await open(page, '/about', 'stockholm')

  await test.step('Change City is in it at every width, large enough and not covered', async () => {
    const change = page.getByRole('banner').getByRole('link', { name: 'Change City' }).first()
    for (const [size, widths] of [
      ['16px', [320, 360, 390, 480, 481, 640, 820, 1_024, 1_025, 1_440]],
      ['32px', [320, 390, 820, 1_280, 1_440]],
    ] as const) {
      await setLetters(page, size)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expect(change, `${width} px, ${size}`).toBeInViewport({ ratio: 1 })
        // A trial click fails if another element is on top.
        await change.click({ trial: true })
        const height = await change.evaluate((link) => link.getBoundingClientRect().height)
        expect(height, `${width} px, ${size}`).toBeGreaterThanOrEqual(44)
      }
    }
  })

  await test.step('at the large size and at 400 % zoom the menu can be reached and used (A11Y-2)', async () => {
    for (const [size, width, height] of [
      ['32px', 390, 844],
      ['32px', 820, 844],
      ['32px', 1_280, 844],
      ['16px', 320, 256],
    ] as const) {
      await setLetters(page, size)
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.locator('summary').click()
      const links = await menu.getByRole('link').filter({ visible: true }).all()
      expect(links.length).toBeGreaterThan(14)
      for (const link of links) await link.click({ trial: true })
      await menu.getByRole('button', { name: 'Close' }).click()
      await expect(menu).toBeHidden()
    }
  })
})

const word = 'Donaudampfschifffahrtsgesellschaft'

/** The same document with every text replaced, except addresses and names of pictures or icons. */
function withWord(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return /Src|link|icon|image/i.test(key) ? value : word
  if (Array.isArray(value)) return value.map((one) => withWord(one, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withWord(inner, name)]),
  )
}

// A11Y-4
test('a word of 34 letters in every text of the documents widens no page', {
  tag: '@exhaustive',
}, async ({ page }) => {
  for (const name of documentNames) {
    await serveDocument(page, name, 'oslo', withWord(documentOf(name, 'oslo')))
  }
  await open(page, '/home', 'oslo')
  for (const path of ['/home', '/about', '/contact', '/services', '/city/oslo']) {
    await test.step(path, async () => {
      if (path !== '/home') await goOn(page, path)
      await expect(page.locator('main').getByText(word).first()).toBeAttached()
      await expect(page.locator('#slogan')).toContainText(word)
      for (const width of [1_440, 820, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => contentWidth(page), `${width} px`).toBe(width)
        const { seen, problems } = await lost(page)
        expect(seen, `${width} px`).toBeGreaterThan(15)
        expect(
          problems.filter((problem) => problem.includes(word)),
          `${width} px`,
        ).toEqual([])
      }
    })
  }
})
