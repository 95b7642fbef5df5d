import type { Page } from '@playwright/test'
import { cities, cityList } from '../../app/cities/cities'
import { expect, hold, hydrated, storedCity, test, visitorOf } from './fixtures'

const panes = (page: Page) => page.getByRole('main').getByRole('link')
const wide = (page: Page) => page.locator('main [data-wide]')
const pane = (page: Page, city: string) => page.locator(`li[data-city=${city}]`)

test('/ offers the cities to a new visitor, and one tap chooses', async ({ page }) => {
  const instant = new Date('2025-01-15T17:40:00Z')
  await page.clock.setFixedTime(instant)
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto('/')

  await test.step("the wide pane is Zurich's, whose sunset is nearest, before hydration (LAND-2)", async () => {
    await expect(wide(page)).toHaveCount(1)
    await expect(wide(page)).toHaveAttribute('data-city', 'zurich')
  })
  release()
  await hydrated(page)

  await test.step('the cities are real links, without header and footer (LAND-1)', async () => {
    await expect(panes(page)).toHaveCount(cityList.length)
    for (const [index, city] of cityList.entries()) {
      await expect(panes(page).nth(index)).toContainText(city.name)
      await expect(panes(page).nth(index)).toHaveAttribute('href', `/${city.key}/home`)
      await expect(panes(page).nth(index).locator('img')).toBeVisible()
    }
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.locator('#slogan')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('LEVO').last()).toBeVisible()
  })

  await test.step('every pane shows the local time of its city (LAND-3)', async () => {
    for (const { key, timeZone } of cityList) {
      const time = instant.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })
      await expect(pane(page, key).locator('time')).toHaveText(time)
    }
  })

  await test.step('it stays wide, follows pointer and focus, and is really wider (LAND-2)', async () => {
    await expect(wide(page)).toHaveAttribute('data-city', 'zurich')
    const width = (city: string) => pane(page, city).evaluate((element) => element.clientWidth)
    await pane(page, 'oslo').getByRole('link').hover()
    await expect(wide(page)).toHaveAttribute('data-city', 'oslo')
    await expect.poll(async () => (await width('oslo')) / (await width('dubai'))).toBeGreaterThan(2)
    await pane(page, 'stockholm').getByRole('link').focus()
    await expect(wide(page)).toHaveAttribute('data-city', 'stockholm')
    await expect(pane(page, 'stockholm').getByText(cities.stockholm.line)).toHaveCSS('opacity', '1')
    // The pointer rests where another pane has moved to: the focused pane stays wide.
    await expect(wide(page)).toHaveAttribute('data-city', 'stockholm')
  })

  await test.step("pointing at a pane prefetches its city's texts (LAND-5)", async () => {
    const asked = page.waitForRequest('**/assets/content/hero/jsons/beirut.json')
    await pane(page, 'beirut').getByRole('link').hover()
    await asked
  })

  for (const { width, height, columns } of [
    { width: 390, height: 844, columns: 1 },
    { width: 820, height: 1180, columns: 2 },
  ]) {
    await test.step(`at ${width} px all are reachable in ${columns} column(s), each with its time (LAND-4)`, async () => {
      await page.setViewportSize({ width, height })
      const boxOf = (index: number) => panes(page).nth(index).boundingBox()
      await expect.poll(async () => (await boxOf(0))?.width).toBe(width / columns)
      let below = 0
      for (const [index, city] of cityList.entries()) {
        const box = await boxOf(index)
        expect(box?.height, city.name).toBeGreaterThanOrEqual(44)
        expect(box?.x, city.name).toBe((width / columns) * (index % columns))
        expect(box?.y, city.name).toBeGreaterThanOrEqual(below - 1)
        expect((box?.y ?? 0) + (box?.height ?? 0), city.name).toBeLessThanOrEqual(height + 1)
        if (index % columns === columns - 1) below = (box?.y ?? 0) + (box?.height ?? 0)
        await expect(panes(page).nth(index).locator('time')).toBeVisible()
        await expect(panes(page).nth(index).getByText(city.line)).toBeVisible({
          visible: columns > 1,
        })
        // At least half of a picture's height, so that its landmark is whole.
        const seen = await panes(page)
          .nth(index)
          .locator('img')
          .first()
          .evaluate((image) => {
            const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
            return (image.clientHeight / image.clientWidth) * ratio
          })
        expect(seen, city.name).toBeGreaterThan(0.5)
      }
    })
  }

  await test.step('wide windows show most of a picture, also in the wide pane (LAND-6)', async () => {
    for (const [width, height] of [
      [1_920, 900],
      [1_440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const widest = () => wide(page).evaluate((element) => element.clientWidth)
      await expect.poll(widest).toBeGreaterThan(width / 3)
      for (const { key } of cityList) {
        const image = pane(page, key).locator('img').first()
        await expect
          .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
          .toContain('-pane')
        const seen = await image.evaluate((image: HTMLImageElement) => ({
          across: image.clientWidth,
          height:
            (image.clientHeight / image.clientWidth) * (image.naturalWidth / image.naturalHeight),
        }))
        expect(seen.across, `${key} at ${width} px`).toBeGreaterThanOrEqual(await widest())
        expect(seen.height, `${key} at ${width} px`).toBeGreaterThan(0.7)
      }
    }
  })

  // GUARD-2
  await test.step('choosing a city stores it and opens its home, any number of times (LAND-1)', async () => {
    for (const city of [cities['new-york'], cities.dubai]) {
      await page.getByRole('link', { name: new RegExp(`^${city.name}`) }).click()
      await expect(page).toHaveURL(`/${city.key}/home`)
      await expect(page.getByText(`For the best ${city.name} experience`)).toBeVisible()
      await expect.poll(() => storedCity(page)).toBe(city.key)
      await page.getByRole('banner').getByRole('link', { name: 'Change City' }).first().click()
      await expect(page).toHaveURL('/')
      await expect(wide(page)).toHaveAttribute('data-city', city.key)
    }
  })

  await test.step('the wide pane is the city whose page the visitor was going to (LAND-2)', async () => {
    await page.evaluate(() => window.sessionStorage.clear())
    await page.goto('/city/beirut#gallery')
    await expect(page).toHaveURL('/landing')
    await expect(wide(page)).toHaveAttribute('data-city', 'beirut')
  })
})

// LAND-2
test('/landing widens the city chosen before, before hydration and after', async ({ page }) => {
  const release = await hold(page, '**/assets/**/*.js')
  await visitorOf(page, 'zurich')
  await page.goto('/landing')
  await expect(wide(page)).toHaveAttribute('data-city', 'zurich')
  await expect(wide(page)).toHaveCount(1)
  release()
  await hydrated(page)
  await expect(wide(page)).toHaveAttribute('data-city', 'zurich')
  await expect(wide(page)).toHaveCount(1)
})
