import type { Page } from '@playwright/test'
import { tagLabel } from '../../app/pages/layout/tags'
import { documentOf, expect, open, resize, seeBrandSection, test, textsOf } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

const section = 'section:has(> * > #slogan)'

function scrollBy(page: Page, distance: number): Promise<void> {
  return page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance)
}

test('introduces the company, and its tags drift until they are paused', async ({ page }) => {
  await open(page, '/about', 'beirut')

  await test.step('a spinner shows for 2 seconds from when the section is first seen, then the rows (BRAND-2)', async () => {
    // In total less than the timeout of a document, so that pending requests are not cancelled.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(5_000)
    const spinner = page.locator('[data-needs-script] > [role=status]')
    // Not seen yet, however long the visitor reads above it.
    await page.clock.runFor(10_000)
    await expect(spinner).toHaveCount(1)
    // The script is requested when the time starts.
    const script = page.waitForResponse(/\/assets\/brand-rows-[\w-]+\.js$/)
    await seeBrandSection(page)
    await (await script).finished()
    await page.clock.runFor(1_800)
    // Further scrolling does not extend the wait.
    await scrollBy(page, -40)
    await page.clock.runFor(199)
    await expect(spinner).toHaveCount(1)
    await scrollBy(page, 40)
    await page.clock.runFor(1)
    await expect(page.locator('[data-row]')).toHaveCount(5)
    await expect(spinner).toHaveCount(0)
    await page.clock.resume()
  })

  const rows = page.locator('[data-row]:has([data-tag])')
  await test.step('five rows of six tags drift, odd rows in reverse (BRAND-2)', async () => {
    await expect(rows).toHaveCount(5)
    const drawn = await rows.evaluateAll((all) =>
      all.map((row) => {
        const track = getComputedStyle(row.firstElementChild as Element)
        return {
          tags: [...row.querySelectorAll<HTMLElement>('ul:not([aria-hidden]) [data-tag]')].map(
            (tag) => [tag.dataset.tag ?? '', tag.textContent] as const,
          ),
          seconds: Number.parseFloat(track.animationDuration),
          direction: track.animationDirection,
        }
      }),
    )
    const directions = ['normal', 'reverse', 'normal', 'reverse', 'normal']
    expect(drawn.map(({ direction }) => direction)).toEqual(directions)
    // How tags and durations are drawn: app/pages/layout/tags.test.ts.
    for (const { tags, seconds } of drawn) {
      expect(tags).toHaveLength(6)
      for (const [name, words] of tags) expect(words).toBe(tagLabel(name))
      expect(seconds).toBeGreaterThanOrEqual(10)
      expect(seconds).toBeLessThanOrEqual(20)
    }
  })

  await test.step('the tags are words of the page, read once by a screen reader (BRAND-3)', async () => {
    await expect(rows.first().getByRole('listitem')).toHaveCount(6)
  })

  // A11Y-3
  await test.step('a visible button pauses them (BRAND-3)', async () => {
    const pause = page.getByRole('button', { name: 'Pause the moving words' })
    const track = page.locator('[data-row] > *').first()
    await expect(pause).toHaveAttribute('aria-pressed', 'false')
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    await pause.click()
    await expect(track).toHaveCSS('animation-play-state', 'running')
  })

  await test.step('the slogan is three words separated by bars, the last in capitals with its V highlighted (BRAND-1)', async () => {
    const slogan = page.locator('#slogan')
    const words = textsOf('pre-footer', 'beirut').slogan
    await expect(slogan).toContainText(words.slice(0, 2).join(' | '))
    await expect(page.getByRole('heading', { name: words.join(' ') })).toBeAttached()
    const highlighted = slogan.locator('b')
    await expect(highlighted).toHaveText('V')
    const color = (locator: typeof slogan) =>
      locator.evaluate((element) => getComputedStyle(element).color)
    expect(await color(highlighted)).not.toBe(await color(slogan))
  })

  await test.step("the closing line is the city's own, from the pre-footer document (BRAND-1)", async () => {
    await expect(page.locator(section)).toContainText(
      documentOf('pre-footer', 'beirut').closingLine ?? '?',
    )
  })

  await test.step('the bars are centred between the words at every width (BRAND-1)', async () => {
    for (const width of [390, 820, 1_440]) {
      await resize(page, width, 900)
      const gaps = await page.locator('#slogan').evaluate((slogan) => {
        const boxes: DOMRect[] = []
        const walker = document.createTreeWalker(slogan, NodeFilter.SHOW_TEXT)
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const words = text.textContent ?? ''
          if (!words.trim() || text.parentElement?.closest('.visually-hidden')) continue
          const range = document.createRange()
          range.setStart(text, words.length - words.trimStart().length)
          range.setEnd(text, words.trimEnd().length)
          boxes.push(range.getBoundingClientRect())
        }
        return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0))
      })
      // LUXURY, bar, LIFESTYLE, bar, LE, V, O
      expect(gaps).toHaveLength(6)
      for (const bar of [0, 2]) {
        const [before = 0, after = 0] = gaps.slice(bar, bar + 2)
        expect(before, `${width} px`).toBeGreaterThan(2)
        expect(Math.abs(before - after), `${width} px`).toBeLessThanOrEqual(1.5)
      }
    }
  })
})
