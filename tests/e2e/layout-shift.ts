/** Checks that a page has no layout shift, neither while scripts load nor while it is scrolled. */
import type { Page } from '@playwright/test'
import { expect, framesLater, seeBrandSection } from './fixtures'

/** A hundredth of what counts as good; fractions of a pixel add up to less. */
const tolerance = 0.002

/** Records every layout shift from the start. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts, shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Element }[]
      })[]) {
        if (entry.hadRecentInput) continue
        ;(window as unknown as { shifted: number }).shifted += entry.value
        const parts = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'text')
        shifts.push(`${entry.value.toFixed(4)}: ${parts.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Forgets the shifts so far, when the fonts have loaded: on a busy machine they come after the first paint. */
export async function forgetFontShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The entries of this frame's shifts come with the next one.
  await framesLater(page)
  await page.evaluate(() => {
    const seen = window as unknown as { shifted: number; shifts: string[] }
    seen.shifted = 0
    seen.shifts.length = 0
  })
}

/** Scrolls step by step through the page, or a part of it, from its top. */
export async function scrollThrough(page: Page, part = 1): Promise<void> {
  await page.evaluate(async (share) => {
    for (
      let y = 0;
      y < document.documentElement.scrollHeight * share;
      y += window.innerHeight / 5
    ) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, part)
}

/**
 * Expects no layout shift since the page was opened, or since `forgetFontShifts`; `watchShifts` must
 * have been called before.
 */
export async function expectUnmoved(page: Page): Promise<void> {
  const { shifted, shifts } = await page.evaluate(() => {
    const { shifted, shifts } = window as unknown as { shifted: number; shifts: string[] }
    return { shifted, shifts }
  })
  expect(shifted, shifts.join('\n')).toBeLessThan(tolerance)
}

/**
 * Scrolls through the page until everything has loaded, and expects no layout shift since it was
 * opened. `watchShifts` must have been called before, and the clock be installed.
 */
export async function expectStill(page: Page): Promise<void> {
  await scrollThrough(page)
  const form = page.locator('#contact-form form')
  if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-ready')
  // The brand section's rows load two seconds after it is seen; the landing page has none.
  if ((await page.locator('#slogan').count()) > 0) {
    await seeBrandSection(page)
    await page.clock.fastForward(2_500)
    await expect(page.locator('[data-row]:has([data-tag])')).toHaveCount(5)
  }
  await expectUnmoved(page)
}
