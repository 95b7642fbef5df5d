/** When parts that animate in on scroll count as visible: the options with which each is observed. */
import {
  attached,
  expect,
  goOn,
  hold,
  hydrated,
  observedWith,
  open,
  recordObservers,
  test,
  visitorOf,
} from './fixtures'

const tenth = { threshold: 0.1 }
const tenthWithMargins = { threshold: 0.1, rootMargin: '100px 0px -50px 0px' }
const fifth = { threshold: 0.2 }

const reasons = 'section[aria-labelledby=why-choose-us]'

// MOVE-1, WHY-1, ABOUT-6, ELEM-6
test('parts animate in when a tenth of them is visible, reasons and parts of the footer when a fifth is', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await recordObservers(page)
  await open(page, '/home')
  for (const [path, wanted] of [
    ['/home', tenthWithMargins],
    ['/services', tenthWithMargins],
    ['/city/oslo', tenthWithMargins],
    ['/contact', tenthWithMargins],
    ['/about', tenth],
  ] as const) {
    await test.step(path, async () => {
      if (path !== '/home') await goOn(page, path)
      const parts = await observedWith(page.locator(`main [data-reveal]:not(${reasons} *)`))
      expect(parts).not.toEqual([])
      expect(parts).toEqual(parts.map(() => wanted))
      const ofReasons = await observedWith(page.locator(`${reasons} [data-reveal]`))
      expect(ofReasons).toEqual(path === '/services' ? [] : [fifth, fifth])
    })
  }

  await test.step('the slogan and the footer, on every page (FOOT-2)', async () => {
    expect(await observedWith(page.locator('[data-reveal]:has(#slogan)'))).toEqual([tenth])
    expect(await observedWith(page.locator('footer'))).toEqual([tenth])
    expect(await observedWith(page.locator('footer [data-reveal]'))).toEqual(Array(4).fill(fifth))
  })
})

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  // MOVE-1
  test('parts passed before hydration stay visible', async ({ page }) => {
    await visitorOf(page, 'dubai')
    const release = await hold(page, '**/assets/**/*.js')
    await page.goto('/about')
    await page.locator('footer').scrollIntoViewIfNeeded()
    release()
    await hydrated(page)
    await attached(page.locator('[data-reveal=in-view]').first())
    const passed = page.locator('main [data-reveal]')
    const hidden = () =>
      passed.evaluateAll((parts) => {
        const above = parts.filter((part) => part.getBoundingClientRect().bottom < 0)
        return [
          above.length > 2,
          above.filter((part) => getComputedStyle(part).opacity !== '1').length,
        ]
      })
    await expect.poll(hidden).toEqual([true, 0])
  })
})
