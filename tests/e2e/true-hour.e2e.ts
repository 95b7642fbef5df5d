/** The current light of each city, on the landing page's panes and on the home pages, with a fixed clock. */
import type { Page } from '@playwright/test'
import { type CityKey, cities, cityKeys, defaultCity } from '../../app/cities/cities'
import { skyAt } from '../../app/cities/sky'
import { allPictures } from '../../app/pictures/all'
import { editionPath } from '../../app/site/route-table'
import { palette } from '../../app/styles/palette'
import { screens, weakTexts } from './contrast'
import { expect, hold, load, recordTimes, requestsOf, test, times } from './fixtures'
import { lightKept } from './light'

/** `#rrggbb` in the format of a computed style. */
function rgb(colour: string): string {
  return `rgb(${[...Buffer.from(colour.slice(1), 'hex')].join(', ')})`
}

test.use({ reducedMotion: 'no-preference' })

const allNight = '2026-11-24T00:30:00Z'
const allHaze = '2026-06-21T13:00:00Z'
/** Haze in Dubai and Beirut, golden in Zurich, Oslo and Stockholm, night in New York. */
const mixed = '2026-11-25T08:00:00Z'
/** Half an hour before and half an hour after sunset in Dubai: golden, then night. */
const beforeSunset = '2026-11-24T13:00:00Z'
/** Only these pictures are of another hour. */
const laterPictures = /-hero-(night|haze)\./

/** The most by which mist lifts the lower half of a day's picture, as a share of its mean luma. */
const mostMist = 1.16

/** The picture of a city's hour; none if it is golden or has no picture. */
function expectedLight(city: CityKey, instant: string): string | undefined {
  const { light } = skyAt(cities[city].coordinates, new Date(instant))
  return allPictures[`${city}-hero-${light}`]?.id
}

const pane = (page: Page, city: string) => page.locator(`li[data-city=${city}]`)
const seen = (page: Page) => page.locator('[data-light][data-shown]')
const hero = (page: Page) => page.locator('section[data-hour]')
const video = (page: Page) => page.locator('section[data-hour] video')

// HOUR-2
test("every city's pictures of another hour are wide and portrait", () => {
  const later = Object.values(allPictures).filter(({ id }) => /-hero-(night|haze)$/.test(id))
  expect(later.length).toBeGreaterThan(0)
  for (const { id, uprightWidths, pane } of later) {
    expect(uprightWidths?.length, id).toBeGreaterThan(0)
    const golden = allPictures[id.replace(/-(night|haze)$/, '')]
    expect(pane?.widths, id).toEqual(golden?.pane?.widths)
  }
})

for (const instant of [allNight, allHaze, mixed]) {
  test(`at ${instant} every pane fades to its city's own light`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(instant))
    await page.setViewportSize(screens[1])
    await page.goto('/')
    await test.step('one after the other from the left, 120 ms apart (HOUR-3)', async () => {
      for (const [index, city] of cityKeys.entries()) {
        const light = expectedLight(city, instant)
        const layer = pane(page, city).locator('[data-light][data-shown]')
        await expect(layer, city).toHaveCount(light ? 1 : 0)
        if (!light) continue
        await expect(layer).toHaveAttribute('data-light', light)
        await expect(layer).toHaveCSS('opacity', '1')
        const delay = await layer.evaluate((found) => getComputedStyle(found).transitionDelay)
        expect(Number.parseFloat(delay)).toBeCloseTo(index * 0.12)
      }
    })
    await test.step('its text is readable, in ink over haze (A11Y-1, HOUR-3)', async () => {
      const isHaze = (city: CityKey) => expectedLight(city, instant)?.endsWith('haze')
      for (const city of cityKeys) {
        await expect(pane(page, city).locator('time')).toHaveCSS(
          'color',
          rgb(isHaze(city) ? palette.ink : palette.ivory),
        )
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
        'color',
        rgb(cityKeys.every(isHaze) ? palette.ink : palette.ivory),
      )
      for (const screen of screens) {
        await page.setViewportSize(screen)
        expect(await weakTexts(page, false)).toEqual([])
      }
    })
    await test.step('it is not printed (HOUR-5)', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(seen(page).first()).toBeHidden()
    })
  })
}

test('a landing page that stays open follows the sun', async ({ page, log }) => {
  // Advancing the clock times out documents that are being prefetched.
  log.allow(/json could not be read/)
  await page.clock.install({ time: new Date(beforeSunset) })
  const asked = requestsOf(page, laterPictures)
  await page.goto('/')
  const dubai = pane(page, 'dubai')
  await test.step('at first the pane is golden and its clock announces the sunset (LAND-3)', async () => {
    await expect(dubai.locator('time')).toHaveText('17:00')
    await expect(dubai).toContainText('17:00, the sun sets in 28 minutes')
    await expect(pane(page, 'new-york').locator('[data-shown]')).toBeAttached()
    await expect(dubai.locator('[data-light]')).toHaveCount(0)
    expect(asked.filter((address) => address.includes('dubai'))).toEqual([])
  })

  await test.step('a screen reader announces the sentence once when the pane is reached (LAND-3)', async () => {
    await dubai.getByRole('link').focus()
    await page.clock.fastForward('05:00')
    await expect(dubai.locator('time')).toHaveText('17:05')
    await expect(dubai.getByRole('link')).toHaveAccessibleName(/17:00, the sun sets in 28 minutes/)
    await pane(page, 'oslo').getByRole('link').focus()
    await page.clock.fastForward('05:00')
    await expect(dubai.getByRole('link')).toHaveAccessibleName(/17:10, the sun sets in 18 minutes/)
  })

  await test.step('after sunset it is night, clock and light together (HOUR-1)', async () => {
    await page.clock.fastForward('50:00')
    await expect(dubai.locator('time')).toHaveText('18:00')
    await expect(dubai).toContainText('18:00, night')
    await expect(dubai.locator('[data-light=dubai-hero-night]')).toHaveCSS('opacity', '1')
  })

  await test.step('past midnight the clock continues, and in the morning golden returns (HOUR-1)', async () => {
    await page.clock.fastForward('06:10:00')
    await expect(dubai.locator('time')).toHaveText('00:10')
    await page.clock.fastForward('06:40:00')
    await expect(dubai.locator('time')).toHaveText('06:50')
    await expect(dubai.locator('[data-light=dubai-hero-night]')).toHaveCSS('opacity', '0')
  })
})

for (const [name, instant] of [
  ['night', allNight],
  ['haze', allHaze],
] as const) {
  for (const city of cityKeys.filter((key) => allPictures[`${key}-hero-${name}`])) {
    test(`${city}'s home fades to ${name}`, {
      tag: city === defaultCity ? [] : '@exhaustive',
    }, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant))
      await page.setViewportSize(screens[1])
      const films = requestsOf(page, /\/media\/film\//)
      await recordTimes(page, 'section [data-light]')
      await page.goto(editionPath('/home', city))

      await test.step('after the largest paint, over the golden picture (HOUR-4)', async () => {
        await expect(seen(page)).toHaveAttribute('data-light', `${city}-hero-${name}`)
        await expect(seen(page)).toHaveCSS('opacity', '1')
        await expect(hero(page)).toHaveAttribute('data-hour', name)
        await expect(seen(page).locator('img')).toHaveCSS(
          'object-position',
          allPictures[`${city}-hero`]?.focus ?? '',
        )
        const { load, found } = await times(page)
        expect(found - load).toBeGreaterThanOrEqual(500)
        await expect(hero(page).getByRole('img').first()).toHaveAccessibleName(
          allPictures[`${city}-hero-${name}`]?.alt ?? '',
        )
      })

      await test.step('no film plays, and nothing can be paused (HOUR-4)', async () => {
        await expect(video(page)).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Pause the film' })).toHaveCount(0)
        expect(films).toEqual([])
      })

      await test.step('its text is readable, its mist thin (A11Y-1, LOOK-6)', async () => {
        const ink = name === 'haze' ? rgb(palette.ink) : rgb(palette.ivory)
        for (const words of [hero(page).locator('h1'), page.getByRole('banner')]) {
          await expect(words).toHaveCSS('color', ink)
        }
        await expect(hero(page).locator('h1')).toHaveCSS('opacity', '1')
        // One window per picture: wide and portrait.
        for (const screen of [screens[1], screens[3]]) {
          await page.setViewportSize(screen)
          expect(await weakTexts(page, false)).toEqual([])
          if (name === 'night') continue
          const { lower } = await lightKept(page)
          expect(lower, `${screen.width} px`).toBeLessThanOrEqual(mostMist)
        }
      })
    })
  }
}

test('a home page that stays open over sunset keeps its film until night covers it', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(beforeSunset) })
  await page.goto('/dubai/home')
  await page.clock.runFor(2_000)
  await expect(page.locator('[data-film=loaded]')).toBeAttached()
  await expect(hero(page)).toHaveAttribute('data-hour', 'golden')

  const release = await hold(page, laterPictures)
  await page.clock.fastForward('01:00:00')
  await expect(page.locator('[data-light=dubai-hero-night]')).toBeAttached()
  await expect(video(page)).toHaveCount(1)
  release()
  await expect(hero(page)).toHaveAttribute('data-hour', 'night')
  await expect(video(page)).toHaveCount(0)
})

for (const instant of [allHaze, allNight]) {
  test(`at ${instant} a service page keeps golden light and its film plays (HOUR-4)`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(instant) })
    const asked = requestsOf(page, laterPictures)
    await page.goto('/zurich/villas')
    await page.clock.runFor(6_000)
    await expect(page.locator('[data-film=loaded]')).toBeAttached()
    await expect(hero(page)).toHaveAttribute('data-hour', 'golden')
    expect(asked).toEqual([])
  })
}

test('golden stays when a picture of the hour fails', async ({ page, log }) => {
  log.expect(/ERR_FAILED/)
  await page.route(laterPictures, (route) => route.abort())
  await page.clock.setFixedTime(new Date(allNight))

  await test.step('on home, whose film then plays, with one line in the console (HOUR-2)', async () => {
    await page.goto('/dubai/home')
    await expect(page.locator('[data-film=loaded]')).toBeAttached()
    await expect(hero(page)).toHaveAttribute('data-hour', 'golden')
    expect(log.errors).toHaveLength(1)
    expect(log.warnings).toEqual([])
  })

  await test.step('on the landing page, one line per picture (HOUR-2)', async () => {
    await page.goto('/')
    await expect(pane(page, 'dubai')).toContainText('04:30, night')
    await expect.poll(() => log.errors.length).toBe(1 + cityKeys.length)
    await expect(seen(page)).toHaveCount(0)
    await expect(pane(page, 'dubai').locator('img')).toBeVisible()
  })
})

test('golden stays for a visitor who prefers stillness', async ({ page }) => {
  const asked = requestsOf(page, laterPictures)
  await page.clock.setFixedTime(new Date(allNight))
  const expectGolden = async () => {
    await page.goto('/')
    await expect(pane(page, 'dubai')).toContainText('04:30, night')
    await load(page, '/dubai/home')
    await page.clock.runFor(5_000)
    await expect(hero(page)).toHaveAttribute('data-hour', 'golden')
    await expect(page.locator('[data-light]')).toHaveCount(0)
    expect(asked).toEqual([])
  }

  await test.step('with reduced motion (HOUR-5)', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectGolden()
  })

  await test.step('with data saving (HOUR-5)', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    await expectGolden()
  })
})
