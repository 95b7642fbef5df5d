import { benchPages } from '../../scripts/bench-pages'
import { expect, formOf, formReady, hydrated, open, storedCity, test } from './fixtures'

for (const path of benchPages) {
  test(`${path}: words that arrive are painted in the first frame`, async ({ page }) => {
    // At an opacity of 0 they are not, and the largest paint waits until something repaints them.
    await page.goto(path)
    const beginnings = await page.evaluate(() => {
      const arriving = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => {
          animation.pause()
          animation.currentTime = 0
          return (animation.effect as KeyframeEffect).target
        })
      return [document.querySelector('main h1'), ...arriving].map((element) => ({
        words: element?.textContent?.trim() ?? '',
        opacity: element ? Number(getComputedStyle(element).opacity) : 0,
      }))
    })
    const words = beginnings.filter((part) => part.words)
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter(({ opacity }) => opacity === 0)).toEqual([])
  })
}

test('storage, slow at its first access, is left alone until the page has loaded, where the address names the city', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const states: string[] = []
    Object.assign(window, { storageStates: states })
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name] as (...args: string[]) => string | null
      Object.assign(Storage.prototype, {
        [name](...args: string[]) {
          states.push(document.readyState)
          return original.apply(this, args)
        },
      })
    }
  })
  await page.goto('/about?city=oslo')
  await hydrated(page)
  expect(await storedCity(page)).toBe('oslo')
  const states = await page.evaluate(
    () => (window as unknown as { storageStates: string[] }).storageStates,
  )
  expect(states.length).toBeGreaterThan(0)
  expect(new Set(states)).toEqual(new Set(['complete']))
})

test('no script brings styles again that stand in the page', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
  })
  await open(page, '/home')
  await formOf(page).scrollIntoViewIfNeeded()
  await formReady(page)
  // The rows of the brand section are not written into the page: their styles come with them.
  await expect.poll(() => fetched).toEqual([expect.stringMatching(/brand-rows/)])
})
