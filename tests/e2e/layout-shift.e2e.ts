/** Nothing on a page moves by itself: not while scripts arrive, not while it is scrolled through. */
import { expect, hydrated, test } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

/** A hundredth of what counts as good; fractions of a pixel add up to less. */
const tolerance = 0.002

const paths = [
  '/',
  '/home?city=dubai',
  '/home?city=oslo',
  '/about?city=dubai',
  '/services?city=dubai',
  '/contact?city=dubai',
  '/city/beirut?city=beirut',
  '/privacy-policy?city=dubai',
]

for (const path of paths) {
  // SPEED-4
  test(`${path} stands still`, async ({ page }) => {
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
    await page.clock.install()
    await page.setViewportSize({ width: 820, height: 1_180 })
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 5) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    })
    const form = page.locator('#contact-form form')
    if ((await form.count()) > 0) await expect(form).toHaveAttribute('data-ready')
    // The brand section's rows come two seconds after the page.
    await page.clock.fastForward(2_500)
    const rows = page.locator('[data-row]')
    if (path !== '/') await expect(rows).toHaveCount(5)
    const { shifted, shifts } = await page.evaluate(() => {
      const { shifted, shifts } = window as unknown as { shifted: number; shifts: string[] }
      return { shifted, shifts }
    })
    expect(shifted, shifts.join('\n')).toBeLessThan(tolerance)
  })
}
