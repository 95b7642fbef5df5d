import type { Locator, Page } from '@playwright/test'
import { cityProfiles } from '../../app/cities/all-profiles'
import { type CityKey, cities, cityKeys } from '../../app/cities/cities'
import {
  boxOf,
  expect,
  expectLoaded,
  follow,
  hold,
  open,
  partsOf,
  resize,
  storedCity,
  test,
  titleOf,
  topOf,
} from './fixtures'

function switcher(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Choose another city' })
}

function gallery(page: Page, city: CityKey): Locator {
  return page.getByRole('region', { name: `Discover ${cities[city].name}`, exact: true })
}

const numbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']

/** The numbers on the pictures. */
function numbersOf(page: Page, city: CityKey): Locator {
  return gallery(page, city).getByRole('link').getByText(/^\d+$/).filter({ visible: true })
}

function lightbox(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Pictures of/ })
}

/** Opens a picture of the gallery, counted from 1, and waits until it is shown. */
async function openPicture(page: Page, city: CityKey, number: number) {
  await gallery(page, city)
    .getByRole('link')
    .nth(number - 1)
    .click()
  await expect(lightbox(page)).toBeVisible()
  await expectPicture(page, number)
}

async function expectPicture(page: Page, number: number) {
  await expect(
    lightbox(page).getByRole('group', { name: new RegExp(`^Picture ${number} of`) }),
  ).toBeVisible()
}

/** Expects the first three pictures to be the largest and the gallery to have no gaps at any width (PLACE-4). */
async function expectWholeGallery(page: Page, city: CityKey) {
  for (const width of [390, 820, 1440, 1920]) {
    await resize(page, width, 900)
    const { areas, free } = await gallery(page, city)
      .getByRole('list')
      .evaluate((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect())
        const style = getComputedStyle(list)
        const [across = 0, down = 0, ...sides] = [
          style.columnGap,
          style.rowGap,
          style.paddingLeft,
          style.paddingRight,
        ].map(Number.parseFloat)
        // What a picture takes of the grid, with the gaps after it.
        const taken = (width: number, height: number) => (width + across) * (height + down)
        const inside = list.clientWidth - sides.reduce((sum, side) => sum + side)
        const whole = taken(inside, list.clientHeight)
        const filled = boxes.reduce((sum, box) => sum + taken(box.width, box.height), 0)
        return { areas: boxes.map((box) => box.width * box.height), free: 1 - filled / whole }
      })
    expect(Math.min(...areas.slice(0, 3)), `${city}, ${width} px`).toBeGreaterThan(
      1.2 * Math.max(...areas.slice(3)),
    )
    expect(Math.abs(free), `${city}, ${width} px`).toBeLessThan(0.005)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('shows its city and links to the others', async ({ page }) => {
  const profile = cityProfiles.oslo
  await open(page, '/city/oslo', 'oslo')

  await test.step('the hero names the city, introduces it and links to its experiences', async () => {
    await expect(titleOf(page)).toHaveText('Discover Oslo')
    await expect(page).toHaveTitle(/^Discover Oslo \| Levo/)
    await expect(page.getByText(profile.intro)).toBeVisible()

    await page.getByRole('link', { name: 'Explore Experiences' }).click()
    await expect.poll(() => topOf(page, '#experiences')).toBeLessThanOrEqual(64)
    await expect(page.locator('#experiences')).toBeFocused()
    // The address stays: a fragment would decide where Back lands.
    await expect(page).not.toHaveURL(/#/)
  })

  await test.step('its sections are in order (PLACE-1)', async () => {
    expect(await partsOf(page)).toEqual([
      'h1',
      'nav',
      'experiences-heading',
      'why-choose-us',
      'gallery-heading',
      'contact-us',
      'contact-form-title',
    ])
  })

  // Every city's texts, in order: tests/site/city-pages.test.ts.
  await test.step('it shows its numbered pictures and the form with its call (PLACE-3, PLACE-4)', async () => {
    const pictures = gallery(page, 'oslo').getByRole('listitem')
    await expect(pictures).toHaveCount(10)
    await expect(numbersOf(page, 'oslo')).toHaveText(numbers.slice(0, 10))
    await pictures.last().scrollIntoViewIfNeeded()
    for (const image of await pictures.locator('img').all()) await expectLoaded(image)
    const contact = page.getByRole('region', { name: 'Contact Us' })
    await expect(contact).toContainText(profile.contactCta)
    await expect(contact.getByLabel(/first name/i)).toBeVisible()
    const near = contact.locator('img').first()
    await near.scrollIntoViewIfNeeded()
    await expectLoaded(near)
    const [picture, form] = [await boxOf(near), await boxOf(contact.locator('form'))]
    expect(picture.x + picture.width).toBeLessThanOrEqual(form.x)
  })

  await test.step('no legend darkens a picture until the pointer is on it (PLACE-4)', async () => {
    const picture = gallery(page, 'oslo').getByRole('link').nth(1)
    const legend = picture.locator('[aria-hidden] > span')
    await expect(legend).toHaveCSS('opacity', '0')
    await picture.hover()
    await expect(legend).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
  })

  await test.step('the switcher links all cities and marks the current one (PLACE-2)', async () => {
    const cards = switcher(page).getByRole('link')
    await expect(cards).toHaveText(cityKeys.map((key) => cities[key].name))
    await switcher(page).scrollIntoViewIfNeeded()
    for (const [index, key] of cityKeys.entries()) {
      const card = cards.nth(index)
      await expect(card).toHaveAttribute('href', `/city/${key}`)
      const picture = card.locator('img')
      await expectLoaded(picture)
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
        cityProfiles[key].heroImage.base,
      )
      // The red of the colour that multiplies the picture above its name, 0 to 1.
      const multiplier = await picture.evaluate((image) => {
        const layer = getComputedStyle(image.closest('span') ?? image, '::after').backgroundImage
        return Number(/^linear-gradient\(color\(srgb ([\d.]+) /.exec(layer)?.[1])
      })
      if (key === 'oslo') {
        await expect(card).toHaveAttribute('aria-current', 'page')
        expect(multiplier).toBe(1)
      } else {
        await expect(card).not.toHaveAttribute('aria-current')
        expect(multiplier).toBeLessThan(0.75)
      }
    }
  })

  await test.step('the switcher has 6 columns, 3 under 1200 px and 2 under 640 px (PLACE-2)', async () => {
    for (const [width, columns] of [
      [1440, 6],
      [1200, 6],
      [1199, 3],
      [640, 3],
      [639, 2],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const inFirstRow = () =>
        switcher(page)
          .getByRole('link')
          .evaluateAll((cards) => {
            const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
            return tops.filter((top) => top === tops[0]).length
          })
      await expect.poll(inFirstRow, `${width} px`).toBe(columns)
    }
  })

  await test.step('the first view ends with whole rows of the switcher (PLACE-2)', async () => {
    for (const [width, height, shown] of [
      [820, 1180, cityKeys.length],
      [390, 844, 2],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const inView = () =>
        switcher(page)
          .getByRole('link')
          .evaluateAll((cards) => {
            const boxes = cards.map((card) => card.getBoundingClientRect())
            const begun = boxes.filter(({ top }) => top < window.innerHeight - 2)
            const whole = begun.filter(({ bottom }) => bottom <= window.innerHeight + 1)
            return [begun.length, whole.length]
          })
      await expect.poll(inView, `${width} px`).toEqual([shown, shown])
    }
  })

  await test.step('the first three of ten pictures are the largest, without gaps at any width (PLACE-4)', () =>
    expectWholeGallery(page, 'oslo'))

  // CITY-7
  await test.step('moving between cities selects each again, with Back too (PLACE-2)', async () => {
    await expect.poll(() => storedCity(page)).toBe('oslo')
    await switcher(page).getByRole('link', { name: 'New York' }).click()
    await expect(page).toHaveURL(/\/city\/new-york/)
    await expect(titleOf(page)).toHaveText('Discover New York')
    await expect(page.getByText(cityProfiles['new-york'].intro)).toBeVisible()
    await expect(page.getByText(profile.intro)).toHaveCount(0)
    await expect.poll(() => storedCity(page)).toBe('new-york')
    await expect(switcher(page).getByRole('link', { name: 'New York' })).toHaveAttribute(
      'aria-current',
      'page',
    )

    await page.goBack()
    await expect(titleOf(page)).toHaveText('Discover Oslo')
    await expect.poll(() => storedCity(page)).toBe('oslo')
  })

  await test.step('eleven pictures have no gaps either (PLACE-4)', async () => {
    await follow(page, '/city/dubai')
    await expect(gallery(page, 'dubai').getByRole('listitem')).toHaveCount(11)
    await expect(numbersOf(page, 'dubai')).toHaveText(numbers)
    await expectWholeGallery(page, 'dubai')
  })
})

/** Waits for the end of a transition, because the lightbox ignores input during one. */
async function atRest(page: Page) {
  await lightbox(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
}

// PLACE-5
test('opens a picture large and follows keys, pointer and Back', async ({ page }) => {
  await open(page, '/city/oslo', 'oslo')

  await test.step('keys change the picture, Escape closes it and focus returns', async () => {
    const second = gallery(page, 'oslo').getByRole('link').nth(1)
    await second.focus()
    await page.keyboard.press('Enter')
    await expectPicture(page, 2)
    await expect(lightbox(page)).toHaveAccessibleName('Pictures of Oslo')
    await expect(lightbox(page).getByText(cityProfiles.oslo.gallery[1]?.alt ?? '')).toBeVisible()

    await page.keyboard.press('ArrowRight')
    await expectPicture(page, 3)
    await atRest(page)
    await page.keyboard.press('ArrowLeft')
    await expectPicture(page, 2)

    // Focus cannot reach the page behind it.
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('[role="dialog"]'),
      )
      expect(outside).toBe(false)
    }

    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(second).toBeFocused()
    await expect(page).toHaveURL(/\/city\/oslo/)
  })

  await test.step('the arrows, a swipe, the backdrop and Close work', async () => {
    await openPicture(page, 'oslo', 10)
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click()
    await expectPicture(page, 1)
    await atRest(page)
    await lightbox(page).getByRole('button', { name: 'Previous picture' }).click()
    await expectPicture(page, 10)
    await atRest(page)

    await page.mouse.move(900, 450)
    await page.mouse.down()
    await page.mouse.move(300, 450, { steps: 8 })
    await page.mouse.up()
    await expectPicture(page, 1)

    await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await expect(lightbox(page)).toHaveCount(0)

    await openPicture(page, 'oslo', 1)
    await page.mouse.click(10, 450)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/city\/oslo/)
  })

  await test.step('a tall window gets a tall crop, and controls are on the edges of a wide picture', async () => {
    const captions = cityProfiles.oslo.gallery.map((picture) => picture.alt)
    const longest = captions.reduce((long, alt) => (alt.length > long.length ? alt : long))
    await openPicture(page, 'oslo', captions.indexOf(longest) + 1)
    const picture = lightbox(page).getByRole('img', { name: longest })
    const ratio = () =>
      picture.evaluate((image) => Math.round((100 * image.clientWidth) / image.clientHeight))
    await expect.poll(ratio).toBe(160)
    const right = (control: Locator) =>
      control.evaluate((element) => Math.round(element.getBoundingClientRect().right))
    const edge = await right(picture)
    for (const name of ['Close', 'Next picture']) {
      const icon = lightbox(page).getByRole('button', { name }).locator('svg')
      expect(Math.abs((await right(icon)) - edge), name).toBeLessThanOrEqual(2)
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(ratio).toBe(80)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(ratio).toBe(160)
    await page.setViewportSize({ width: 1_440, height: 900 })
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
  })

  await switcher(page).getByRole('link', { name: 'Beirut' }).click()
  await expect(titleOf(page)).toHaveText('Discover Beirut')

  await test.step('closing twice quickly does not leave the page', async () => {
    await openPicture(page, 'beirut', 1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/city\/beirut/)
    await expect(titleOf(page)).toHaveText('Discover Beirut')
  })

  await test.step('Back closes it and keeps the scroll position, also after a reload', async () => {
    await openPicture(page, 'beirut', 4)
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(500)

    await page.goBack()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/city\/beirut/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
    await expect(gallery(page, 'beirut').getByRole('link').nth(3)).toBeFocused()

    await page.goForward()
    await expectPicture(page, 4)
    await page.reload()
    await expectPicture(page, 4)
    await page.goBack()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/city\/beirut/)
  })

  // If closing twice had gone back twice, another page would be open.
  await test.step('every opening left exactly one history entry', async () => {
    await page.goBack()
    await expect(titleOf(page)).toHaveText('Discover Oslo')
  })
})

// PLACE-5
test('opens a picture as a file before any script has loaded', async ({ page }) => {
  await hold(page, '**/assets/**/*.js')
  await page.goto('/oslo')
  await gallery(page, 'oslo').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/media\/oslo-.*\.webp$/)
})

// ERR-1
test('replaces a picture that fails to load, in the grid and large', async ({ page, log }) => {
  log.expect(/ERR_FAILED/)
  const base = cityProfiles.oslo.gallery[4]?.base
  expect(base).toBeTruthy()
  await page.route(`**${base}-*`, (route) => route.abort())
  await open(page, '/city/oslo', 'oslo')
  const fifth = gallery(page, 'oslo').getByRole('link').nth(4)
  await fifth.scrollIntoViewIfNeeded()
  await expect(fifth.locator('img')).toHaveAttribute('alt', 'Image not available')
  await expect(fifth.locator('img')).toHaveAttribute('src', '/media/not-available.svg')
  await openPicture(page, 'oslo', 5)
  await expect(lightbox(page).getByRole('img', { name: 'Image not available' })).toBeVisible()
})
