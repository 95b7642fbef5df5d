import {
  cityShown,
  delay,
  expect,
  follow,
  hold,
  hydrated,
  open,
  recordFrames,
  storedCity,
  test,
  topOf,
} from './fixtures'

const question = 'Where shall we look after you?'

test.describe('a visitor who has not chosen a city (GUARD-1)', () => {
  // Every guarded path: app/city/entry-guard.test.ts.
  test('is sent to /landing from a page, a service page and a city page', async ({ page }) => {
    for (const path of ['/home', '/villas', '/city/oslo']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/landing')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
      await hydrated(page)
      expect(await storedCity(page)).toBeNull()
    }
  })

  // GUARD-4
  test('never sees a frame of the guarded page, however slow the landing is', async ({ page }) => {
    const frames = await recordFrames(page)
    // Time enough for the guarded page to be painted, if it were.
    await delay(page, '**/landing', 1_500)
    await page.goto('/about')
    await expect(page).toHaveURL('/landing')
    await expect.poll(() => frames.length).toBeGreaterThan(0)
    expect(frames.filter((frame) => frame.path !== '/landing')).toEqual([])
  })

  test('is stopped inside the running page as well, and its navigation blocked', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await follow(page, '/about')
    await expect(page).toHaveURL('/landing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
  })
})

// GUARD-2
test.describe('choosing a city', () => {
  test('goes on to where the visitor was going, fragment included', async ({ page }) => {
    await page.goto('/services#fire')
    await expect(page).toHaveURL('/landing')
    await page.getByRole('link', { name: /^Beirut/ }).click()
    await expect(page).toHaveURL(/\/beirut\/services#fire$/)
    await expect.poll(() => storedCity(page)).toBe('beirut')
    await hydrated(page)
    await expect.poll(() => topOf(page, '#fire')).toBeLessThan(300)
  })

  test('goes on there before any script has arrived', async ({ page }) => {
    await hold(page, '**/assets/**/*.js')
    await page.goto('/services?x=1#fire')
    await expect(page).toHaveURL('/landing')
    await page.getByRole('link', { name: /^Beirut/ }).click()
    await expect(page).toHaveURL(/\/beirut\/services\?x=1#fire$/)
    await expect.poll(() => storedCity(page)).toBe('beirut')
    await expect
      .poll(() => page.evaluate(() => window.sessionStorage.getItem('levo:destination')))
      .toBeNull()
  })

  test("turns a remembered city's page into the chosen city's", async ({ page }) => {
    await page.goto('/city/dubai')
    await expect(page).toHaveURL('/landing')
    await page.getByRole('link', { name: /^Zurich/ }).click()
    await expect(page).toHaveURL(/\/zurich$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Zurich')
  })

  test('goes home where nothing is remembered', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /^Stockholm/ }).click()
    await expect(page).toHaveURL('/stockholm/home')
    await expect(page.getByText('For the best Stockholm experience')).toBeVisible()
    await expect.poll(() => storedCity(page)).toBe('stockholm')
  })

  test('before scripts have arrived is remembered too: the panes are plain links', async ({
    page,
  }) => {
    await page.goto('/about')
    await expect(page).toHaveURL('/landing')
    const release = await hold(page, '**/assets/**/*.js')
    await page.goto('/landing')
    await page.getByRole('link', { name: /^Oslo/ }).click()
    await expect(page).toHaveURL(/\/oslo\/about$/)
    release()
    await hydrated(page)
    await expect.poll(() => storedCity(page)).toBe('oslo')
  })

  test('is open again after the destination was reached: it is not remembered twice', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: /^Oslo/ }).click()
    await expect(page).toHaveURL(/\/about/)
    await hydrated(page)
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: /^Zurich/ }).click()
    await expect(page).toHaveURL(/\/home/)
  })
})

// GUARD-3
test.describe('a city in the address', () => {
  // Every spelling: app/city/entry-guard.test.ts.
  test('opens a guarded page at once, in other spellings too', async ({ page }) => {
    for (const spelling of ['new-york', 'NEW+YORK']) {
      await page.goto(`/home?city=${spelling}`)
      await expect(page.getByText('For the best New York experience')).toBeVisible()
      await expect.poll(() => storedCity(page)).toBe('new-york')
      await page.evaluate(() => window.sessionStorage.clear())
    }
  })

  test('wins over the city chosen before', async ({ page }) => {
    await open(page, '/home?city=beirut', 'oslo')
    await expect(page.getByText('For the best Beirut experience')).toBeVisible()
    await expect.poll(() => storedCity(page)).toBe('beirut')
  })

  test('that the house does not know is ignored with a console warning', async ({ page, log }) => {
    await open(page, '/home?city=atlantis', 'oslo')
    await expect(page.getByText('For the best Oslo experience')).toBeVisible()
    await expect.poll(() => storedCity(page)).toBe('oslo')
    await expect.poll(() => log.warnings.join()).toContain('atlantis')
  })

  test('does not help a visitor without a city when it is unknown', async ({ page, log }) => {
    await page.goto('/about?city=atlantis')
    await expect(page).toHaveURL('/landing')
    await expect.poll(() => log.warnings.join()).toContain('atlantis')
  })

  test("loses against the path of a city's page (GUARD-3)", async ({ page }) => {
    await page.goto('/city/oslo?city=beirut')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Oslo')
    await hydrated(page)
    await expect.poll(() => storedCity(page)).toBe('oslo')
  })

  test('is stored from an unknown path too', async ({ page, log }) => {
    log.expect(/status of 404/)
    await page.goto('/nowhere?city=oslo')
    await expect(page).toHaveURL('/')
    await expect.poll(() => storedCity(page)).toBe('oslo')
  })
})

// EDITION-3
test.describe("an edition's address", () => {
  test('opens for anyone, stays, and chooses its city', async ({ page }) => {
    for (const [address, heading, city] of [
      ['/oslo', 'Discover Oslo', 'oslo'],
      ['/new-york/villas', 'Book with Levo', 'new-york'],
    ] as const) {
      await page.goto(address)
      await hydrated(page)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.poll(() => storedCity(page)).toBe(city)
    }
  })

  test('spelt in another way leads to the usual one', async ({ page }) => {
    for (const [address, to] of [
      ['/newYork/villas?x=1', '/new-york/villas?x=1'],
      ['/Z%C3%BCrich/about', '/zurich/about'],
      ['/OSLO', '/oslo'],
    ] as const) {
      await page.goto(address)
      await expect(page).toHaveURL(to)
      await hydrated(page)
    }
  })

  test('with an unknown first part is an unknown path', async ({ page, log }) => {
    log.expect(/status of 404/)
    await page.goto('/atlantis/about')
    await expect(page).toHaveURL('/')
  })

  // EDITION-2
  test('leads on to addresses that name no city', async ({ page }) => {
    await page.goto('/beirut/home')
    await hydrated(page)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click()
    await expect(page).toHaveURL('/about')
    await expect(cityShown(page)).toContainText('Beirut')
  })
})

test('a visitor who has emptied the storage is asked for a city again (GUARD-6)', async ({
  page,
}) => {
  await page.goto('/home?city=oslo')
  await hydrated(page)
  await expect.poll(() => storedCity(page)).toBe('oslo')
  await page.evaluate(() => window.sessionStorage.clear())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/landing')
})

test.describe('a stored city (CITY-2, CITY-3)', () => {
  test('that is none of the six falls back to dubai, and another spelling is understood', async ({
    page,
  }) => {
    await page.goto('/')
    for (const [stored, shown] of [
      ['atlantis', 'Dubai'],
      ['', 'Dubai'],
      ['{"city":"oslo"}', 'Dubai'],
      ['newYork', 'New York'],
    ] as const) {
      await page.evaluate((city) => window.sessionStorage.setItem('selectedCity', city), stored)
      await page.goto('/home')
      await hydrated(page)
      await expect(page).toHaveURL('/home')
      await expect(page.getByText(`For the best ${shown} experience`)).toBeVisible()
    }
  })

  test('lasts for the tab: a reload and a new address keep it', async ({ page }) => {
    await page.goto('/home?city=zurich')
    await hydrated(page)
    await page.goto('/contact')
    await hydrated(page)
    await page.reload()
    await hydrated(page)
    await expect(page).toHaveURL('/contact')
    await expect(cityShown(page)).toContainText('Zurich')
  })

  test("changes where a city's page is visited (CITY-7)", async ({ page }) => {
    await open(page, '/city/stockholm', 'oslo')
    await expect.poll(() => storedCity(page)).toBe('stockholm')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByText('For the best Stockholm experience')).toBeVisible()
  })
})
