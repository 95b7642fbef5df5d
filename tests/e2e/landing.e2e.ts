import { cities, cityList } from '../../app/site/cities'
import { expect, hydrated, open, storedCity, test, visitorOf } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

test('/ and /landing offer the cities as real links, and no frame around them (LAND-1)', async ({
  page,
}) => {
  for (const path of ['/', '/landing']) {
    await page.goto(path)
    await hydrated(page)
    const panes = page.getByRole('main').getByRole('link')
    await expect(panes, path).toHaveCount(cityList.length)
    for (const [index, city] of cityList.entries()) {
      await expect(panes.nth(index)).toContainText(city.name)
      await expect(panes.nth(index)).toHaveAttribute('href', `/${city.key}/home`)
      await expect(panes.nth(index).locator('img')).toBeVisible()
    }
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.locator('#slogan')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('LEVO').last()).toBeVisible()
  }
})

test('choosing a city stores it and opens its home, as often as one likes (LAND-1, GUARD-2)', async ({
  page,
}) => {
  for (const city of cityList) {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: new RegExp(`^${city.name}`) }).click()
    await expect(page).toHaveURL(`/${city.key}/home`)
    await expect(page.getByText(`For the best ${city.name} experience`)).toBeVisible()
    await expect.poll(() => storedCity(page)).toBe(city.key)
  }
})

// LAND-2
test.describe('the wide pane', () => {
  const wide = 'main [data-wide]'

  test('is Dubai for somebody new', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'dubai')
  })

  test('is the city chosen before', async ({ page }) => {
    await open(page, '/', 'zurich')
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'zurich')
  })

  test('is the city whose page the visitor was going to', async ({ page }) => {
    await page.goto('/city/beirut#gallery')
    await expect(page).toHaveURL('/landing')
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'beirut')
  })

  test('is there before the scripts, so that no pane moves from under a pointer', async ({
    page,
    log,
  }) => {
    log.expect(/scripts of this page could not be loaded/, /ERR_FAILED/)
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await visitorOf(page, 'zurich')
    await page.goto('/')
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'zurich')
    await expect(page.locator(wide)).toHaveCount(1)
    await expect.poll(() => log.errors.join()).toContain('could not be loaded')
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'zurich')
  })

  test('follows pointer and keyboard, and is really wider', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const pane = (city: string) => page.locator(`li[data-city=${city}]`)
    const width = (city: string) => pane(city).evaluate((element) => element.clientWidth)
    await pane('oslo').getByRole('link').hover()
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'oslo')
    await expect.poll(async () => (await width('oslo')) / (await width('dubai'))).toBeGreaterThan(2)
    await pane('stockholm').getByRole('link').focus()
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'stockholm')
    await expect(pane('stockholm').getByText(cities.stockholm.line)).toHaveCSS('opacity', '1')
    // The pointer rests where another pane has moved to: the keyboard's choice stands.
    await expect(page.locator(wide)).toHaveAttribute('data-city', 'stockholm')
  })

  // LAND-5
  test("reads its city's words ahead", async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const asked = page.waitForRequest('**/assets/content/hero/jsons/beirut.json')
    await page.locator('li[data-city=beirut]').getByRole('link').hover()
    await asked
  })
})

// LAND-3
test('every pane tells the time in its city', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-01-15T17:40:00Z'))
  await page.goto('/')
  await hydrated(page)
  const times = {
    dubai: '21:40',
    zurich: '18:40',
    oslo: '18:40',
    'new-york': '12:40',
    beirut: '19:40',
    stockholm: '18:40',
  }
  for (const [city, time] of Object.entries(times)) {
    await expect(page.locator(`li[data-city=${city}] time`)).toHaveText(time)
  }
})

// LAND-4
test('on a phone all are within reach, one below the other, each with its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitorOf(page, 'oslo')
  await page.goto('/')
  await hydrated(page)
  const panes = page.getByRole('main').getByRole('link')
  let below = 0
  for (const [index, city] of cityList.entries()) {
    const box = await panes.nth(index).boundingBox()
    expect(box?.height, city.name).toBeGreaterThanOrEqual(44)
    expect(box?.y, city.name).toBeGreaterThanOrEqual(below - 1)
    expect((box?.y ?? 0) + (box?.height ?? 0), city.name).toBeLessThanOrEqual(845)
    below = (box?.y ?? 0) + (box?.height ?? 0)
    await expect(panes.nth(index).getByText(city.line)).toBeVisible()
  }
})
