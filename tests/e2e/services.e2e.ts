import type { Locator, Page } from '@playwright/test'
import { catalogue, itemText } from '../../app/pages/services/catalogue'
import { type ElementId, elementIds, elements } from '../../app/services/elements'
import {
  beyondTheWindow,
  expect,
  expectToFillWindow,
  headerLink,
  load,
  recordScrolling,
  scrollCalls,
  scrollTo,
  scrollTop,
  test,
  textsOf,
  titleOf,
} from './fixtures'

const heroTexts = textsOf('page-hero', 'oslo')

const themes: Record<ElementId, string> = {
  earth: 'Foundations & Security',
  water: 'Flow & Lifestyle',
  fire: 'Passion & Experience',
  air: 'Influence & Expression',
  aether: 'Exclusivity & Elevation',
}

/** The position of a chapter's top after it was chosen, px (ELEM-3). */
const offset = 160

function bar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Elements' })
}

function entry(page: Page, name: string): Locator {
  return bar(page).getByRole('link', { name, exact: true })
}

function active(page: Page): Locator {
  return bar(page).locator('[aria-current]')
}

async function expectAt(page: Page, id: ElementId, top = offset) {
  const chapter = page.locator(`#${id}`)
  await expect
    .poll(
      () =>
        chapter.evaluate((element, at) => Math.abs(element.getBoundingClientRect().top - at), top),
      { intervals: [50, 100] },
    )
    .toBeLessThan(1.5)
}

/**
 * Scrolls the top of a chapter to a share of the window's height with the wheel, which ends a scroll to a
 * chosen chapter that is still in its last frames.
 */
async function scrollChapterTo(page: Page, id: ElementId, share: number) {
  await page.locator(`#${id}`).evaluate((element, at) => {
    document.dispatchEvent(new WheelEvent('wheel'))
    const top = element.getBoundingClientRect().top + window.scrollY
    window.scrollTo({ top: top - window.innerHeight * at, behavior: 'instant' })
  }, share)
}

/** Records every entry that becomes active; read with `activated`. */
async function recordActive(page: Page) {
  await bar(page).evaluate((nav) => {
    const seen: string[] = []
    Object.assign(window, { seenActive: seen })
    new MutationObserver(() => {
      seen.push(nav.querySelector('[aria-current]')?.textContent ?? '')
    }).observe(nav, { attributes: true, subtree: true, attributeFilter: ['aria-current'] })
  })
}

/** The entries that were active since `recordActive` or the last call, in order. */
async function activated(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() =>
    (window as unknown as { seenActive: string[] }).seenActive.splice(0),
  )
  return [...new Set(seen)]
}

// ELEM-2, ELEM-3, ELEM-6, ELEM-7, ELEM-8, A11Y-3
test('shows the page at rest', async ({ page }) => {
  await recordScrolling(page)
  await load(page, '/oslo/services')

  await test.step('the hero has its fixed texts, the city’s line, and fills the window', async () => {
    await expect(page).toHaveTitle(/Oslo \| Levo/)
    await expect(titleOf(page)).toHaveText('Levo Lifestyle')
    await expect(page.getByText('Service by Elements', { exact: true })).toBeVisible()
    await expect(page.getByText(heroTexts.services.description)).toBeVisible()
    const hero = page.locator('main > section').first()
    await expectToFillWindow(hero)
  })

  await test.step('a tablet gets a larger portrait version of the hero than a phone (PIC-2)', async () => {
    const picture = page.locator('main > section').first().locator('img')
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    const initial = page.viewportSize() ?? { width: 1_100, height: 700 }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(source).toMatch(/-upright-(640|960)\.avif$/)
    await page.setViewportSize({ width: 820, height: 1_180 })
    await expect.poll(source).toMatch(/-upright-1080\.avif$/)
    await page.setViewportSize(initial)
  })

  await test.step('the bar has five entries with icon and name, fixed to the bottom, Earth active', async () => {
    await expect(bar(page).getByRole('link')).toHaveText(elements.map((element) => element.name))
    for (const element of elements) {
      await expect(entry(page, element.name)).toHaveAttribute('href', `#${element.id}`)
      await expect(entry(page, element.name).locator('svg')).toBeVisible()
    }
    await expect(active(page)).toHaveText('Earth')
    for (const scrolled of [0, 2000]) {
      await scrollTo(page, scrolled)
      await expect
        .poll(async () => {
          const box = await bar(page).boundingBox()
          return Math.round((box?.y ?? 0) + (box?.height ?? 0))
        })
        .toBe(page.viewportSize()?.height)
    }
  })

  await test.step('each element has its heading, tagline and the whole catalogue', async () => {
    for (const element of elements) {
      const chapter = page.locator(`#${element.id}`)
      await expect(chapter.getByRole('heading', { level: 2 })).toHaveText(themes[element.id])
      await expect(chapter.getByText(element.tagline)).toBeAttached()
      const categories = catalogue[element.id]
      const titles = chapter.getByRole('heading', { level: 3 })
      await expect(titles).toHaveText(categories.map((category) => category.title))
      await expect(chapter.getByRole('listitem')).toHaveText(
        categories.flatMap((category) => category.items.map(itemText)),
      )
      // Every category has a glyph that is really drawn.
      await expect(titles.locator('svg:has(> *)')).toHaveCount(categories.length)
    }
  })

  await test.step('the large name of each element is on one line', async () => {
    for (const id of elementIds) {
      const lines = await page.locator(`#${id} p[aria-hidden]`).evaluate((name) => {
        return (
          name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).fontSize)
        )
      })
      expect(lines, id).toBeLessThan(1.5)
    }
  })

  await test.step('with reduced motion the page jumps to each chosen element', async () => {
    for (const [index, { id, name }] of elements.entries()) {
      await entry(page, name).click()
      await expect(active(page)).toHaveText(name)
      await expectAt(page, id)
      await expect(active(page)).toHaveText(name)
      const manners = await scrollCalls(page)
      expect(manners).toEqual(Array(index + 1).fill('instant'))
    }
  })

  await test.step('on a phone the entries are large enough to touch', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0)
    for (const id of elementIds) {
      const box = await bar(page).locator(`a[href="#${id}"]`).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('the bar never covers the focused element', async () => {
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    const seen = new Set<string>()
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const nav = document.querySelector('nav[aria-label="Elements"]') as HTMLElement
        const box = element.getBoundingClientRect()
        return {
          name: `${element.tagName} ${element.textContent?.trim()} ${element.getAttribute('href')}`,
          inBody: element !== document.body,
          covered: !nav.contains(element) && box.bottom > nav.getBoundingClientRect().top,
        }
      })
      if (!focus.inBody) break
      expect(focus.covered, focus.name).toBe(false)
      seen.add(focus.name)
    }
    expect([...seen].some((name) => name.includes('/terms-conditions'))).toBe(true)
    expect(seen.size).toBeGreaterThan(20)
  })

  const barHeight = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar').trim(),
    )
  await test.step('the bar keeps clear of the end of the footer and publishes its height', async () => {
    expect(await barHeight()).not.toBe('')
    await scrollTo(page, 1e6)
    const free = await page.evaluate(() => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector('footer') as HTMLElement)
      const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height < 60)
      const nav = document.querySelector('nav[aria-label="Elements"]') as HTMLElement
      return nav.getBoundingClientRect().top - Math.max(...lines.map((box) => box.bottom))
    })
    expect(free).toBeGreaterThan(0)
  })

  await test.step('the closing call links to the contact and the about page, where no bar has a height', async () => {
    const closing = page.getByRole('region', { name: 'Ready to Experience the Elements?' })
    await expect(closing.getByRole('link', { name: 'Begin Your Journey' })).toHaveAttribute(
      'href',
      '/oslo/contact',
    )
    const more = closing.getByRole('link', { name: 'Learn More about Levo Lifestyle' })
    await expect(more).toContainText('Learn More')
    await more.click()
    await expect(page).toHaveURL(/\/about$/)
    await expect.poll(barHeight).toBe('')
  })
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  // ELEM-2, ELEM-3, ELEM-4
  test('elements are chosen and are scrolled to', async ({ page }) => {
    await recordScrolling(page)
    await load(page, '/oslo/services')

    await test.step('“Begin Your Journey” in the hero scrolls to Earth', async () => {
      await page.getByRole('link', { name: 'Begin Your Journey' }).first().click()
      await expectAt(page, 'earth')
      await expect(active(page)).toHaveText('Earth')
    })

    await test.step('choosing an element scrolls smoothly to 160 px above it, marks only it on the way, and moves the hairline', async () => {
      const line = bar(page).locator(':scope > span')
      const duration = await line.evaluate(
        (element) => getComputedStyle(element).transitionDuration,
      )
      expect(Number.parseFloat(duration) * 1000).toBeGreaterThanOrEqual(250)
      expect(Number.parseFloat(duration) * 1000).toBeLessThanOrEqual(400)
      await recordActive(page)
      const before = (await scrollCalls(page)).length
      // Each scroll passes other chapters.
      const chosen = ['aether', 'water', 'fire'] as const
      for (const id of chosen) {
        const name = nameOf(id)
        await entry(page, name).click()
        await expect(active(page)).toHaveText(name)
        await expectAt(page, id)
        const column = await entry(page, name).boundingBox()
        await expect
          .poll(async () => Math.round((await line.boundingBox())?.x ?? 0))
          .toBe(Math.round(column?.x ?? -1))
        expect(await activated(page)).toEqual([name])
        // The address stays: a fragment would decide where Back lands.
        await expect(page).toHaveURL('/oslo/services')
      }
      expect((await scrollCalls(page)).slice(before)).toEqual(Array(chosen.length).fill('smooth'))
    })

    await test.step('pressing an entry with the keyboard moves focus into its chapter', async () => {
      await entry(page, 'Water').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#water')).toBeFocused()
      await expectAt(page, 'water')
      await expect(active(page)).toHaveText('Water')
    })

    await test.step('the active entry follows scrolling: a chapter becomes active between 20 % and 30 % of the window’s height', async () => {
      await scrollChapterTo(page, 'water', 0.31)
      await expect(active(page)).toHaveText('Earth')
      await scrollChapterTo(page, 'water', 0.29)
      await expect(active(page)).toHaveText('Water')

      // From below, Water stays until its end has left the band at 20 %.
      await scrollChapterTo(page, 'fire', 0.31)
      await expect(active(page)).toHaveText('Water')
      await scrollChapterTo(page, 'fire', 0.29)
      await expect(active(page)).toHaveText('Fire')
    })

    // ELEM-3
    await test.step('at the top Earth is active, however the visitor got there', async () => {
      const returns = {
        'Services in the header': () => headerLink(page, 'Services').click(),
        'the Home key': () => page.keyboard.press('Home'),
        'a jump from the last chapter': async () => {
          await scrollChapterTo(page, 'aether', 0.1)
          await expect(active(page)).toHaveText('Aether')
          await scrollTo(page, 0)
        },
      }
      for (const [way, comeBack] of Object.entries(returns)) {
        await entry(page, 'Air').click()
        await expectAt(page, 'air')
        await comeBack()
        await expect.poll(() => scrollTop(page), way).toBe(0)
        await expect(active(page), way).toHaveText('Earth')
      }
    })

    await test.step('in a low window the chosen entry stays active', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      await entry(page, 'Air').click()
      await expectAt(page, 'air')
      await expect(active(page)).toHaveText('Air')
    })
  })

  // An unknown one, and the delay: app/pages/services/use-active-element.test.ts.
  // ELEM-5
  test('a fragment activates its element', async ({ page }) => {
    await load(page, '/oslo/services')

    await test.step('a later change of it scrolls there', async () => {
      for (const id of ['air', 'water'] as const) {
        await page.evaluate((to) => {
          window.location.hash = `#${to}`
        }, id)
        await expect(active(page)).toHaveText(nameOf(id))
        await expect(page.locator(`#${id}`)).toBeFocused()
        await expectAt(page, id)
      }
    })

    await test.step('a first load with it activates the element and shows its chapter', async () => {
      // Another query makes it another page, not another position on the same one.
      await load(page, '/oslo/services?to=fire#fire')
      await expect(active(page)).toHaveText('Fire')
      await expectAt(page, 'fire')
      await expect(page.getByText(heroTexts.services.description)).toBeAttached()
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // ELEM-3
  test('the bar’s links are plain fragments that land at the same offset', async ({ page }) => {
    await page.goto('/oslo/services')
    await expect(page.locator('#aether h2')).toBeVisible()
    await entry(page, 'Water').click()
    const box = await page.locator('#water').boundingBox()
    expect(Math.abs((box?.y ?? 0) - offset)).toBeLessThanOrEqual(1.5)
  })
})

function nameOf(id: ElementId): string {
  return elements.find((element) => element.id === id)?.name ?? '?'
}
