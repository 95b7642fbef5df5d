import type { Page } from '@playwright/test'
import {
  cityShown,
  delay,
  expect,
  goOn,
  headerLink,
  hold,
  hydrated,
  load,
  recordFrames,
  storedCity,
  test,
  textsOf,
  titleOf,
  topOf,
} from './fixtures'

// Wide enough for the header's navigation; half as many pixels to paint.
test.use({ viewport: { width: 1_100, height: 600 } })

const question = 'Where shall we look after you?'

async function expectQuestion(page: Page) {
  await expect(page).toHaveURL('/landing')
  await expect(titleOf(page)).toHaveText(question)
}

// Every guarded path: app/visit/entry-guard.test.ts.
test('asks a visitor without a city for one, and then continues', async ({ page }) => {
  const frames = await recordFrames(page)
  // Time enough for the guarded page to be painted, if it were.
  await delay(page, '**/landing', 1_500)

  await test.step('is sent to /landing and never sees a frame of the guarded page (GUARD-1, GUARD-4)', async () => {
    await page.goto('/services#fire')
    await expectQuestion(page)
    await expect.poll(() => frames.at(-1)?.path).toBe('/landing')
    expect(frames.filter((frame) => frame.path !== '/landing')).toEqual([])
    await hydrated(page)
    expect(await storedCity(page)).toBeNull()
    await page.unroute('**/landing')
  })

  await test.step('continues to the destination, fragment included (GUARD-2)', async () => {
    await page.getByRole('link', { name: /^Beirut/ }).click()
    await expect(page).toHaveURL(/\/beirut\/services#fire$/)
    await expect.poll(() => storedCity(page)).toBe('beirut')
    await hydrated(page)
    await expect.poll(() => topOf(page, '#fire')).toBeLessThan(300)
  })

  await test.step('goes to the home page the next time: no destination is used twice (GUARD-2)', async () => {
    await load(page, '/')
    await page.getByRole('link', { name: /^Stockholm/ }).click()
    await expect(page).toHaveURL('/stockholm/home')
    await expect(page.getByText(textsOf('hero', 'stockholm').subtitle)).toBeVisible()
    await expect.poll(() => storedCity(page)).toBe('stockholm')
  })

  await test.step('is asked again inside the running page after clearing the storage (GUARD-1, GUARD-6)', async () => {
    // An edition opens for anyone; a page's own address asks for a city.
    await goOn(page, '/services')
    await page.evaluate(() => {
      window.sessionStorage.clear()
      Object.assign(window, { sameDocument: true })
    })
    frames.length = 0
    await headerLink(page, 'About').click()
    await expectQuestion(page)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect.poll(() => frames.at(-1)?.path).toBe('/landing')
    expect(frames.filter((frame) => frame.path === '/about')).toEqual([])
  })
})

// GUARD-2
test('a choice before any script has loaded continues as well: the panes are plain links', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto('/services?x=1#fire')
  await expectQuestion(page)
  await page.getByRole('link', { name: /^Beirut/ }).click()
  await expect(page).toHaveURL(/\/beirut\/services\?x=1#fire$/)

  release()
  await hydrated(page)
  await expect(page).toHaveURL(/\/beirut\/services\?x=1#fire$/)
  await expect(cityShown(page)).toContainText('Beirut')
  await expect.poll(() => storedCity(page)).toBe('beirut')
  const destination = () => page.evaluate(() => window.sessionStorage.getItem('levo:destination'))
  await expect.poll(destination).toBeNull()
})

// Every spelling and precedence: app/visit/entry-guard.test.ts.
test('selects a city in the address before the guard decides (GUARD-3)', async ({ page, log }) => {
  log.expect(/status of 404/)

  await test.step('an unknown one does not help a visitor without a city', async () => {
    await page.goto('/villas?city=atlantis')
    await expectQuestion(page)
    await expect.poll(() => log.warnings.join()).toContain('atlantis')
    expect(await storedCity(page)).toBeNull()
  })

  await test.step("it opens that city's edition of a guarded page at once, in another spelling too", async () => {
    await page.goto('/home?city=NEW+YORK&ref=x#services')
    await expect(page).toHaveURL('/new-york/home?ref=x#services')
    await expect(page.getByText(textsOf('hero', 'new-york').subtitle)).toBeVisible()
    await expect.poll(() => storedCity(page)).toBe('new-york')
  })

  await test.step('it is also stored from an unknown path, such as that of an unknown city (EDITION-3)', async () => {
    await page.goto('/atlantis/about?city=oslo')
    await expect(page).toHaveURL('/')
    await expect.poll(() => storedCity(page)).toBe('oslo')
  })

  await test.step("the path of a city's page takes precedence over it, and over the city chosen before (CITY-7)", async () => {
    await page.goto('/city/stockholm?city=beirut')
    await expect(titleOf(page)).toHaveText('Discover Stockholm')
    await hydrated(page)
    await expect.poll(() => storedCity(page)).toBe('stockholm')
    await headerLink(page, 'Home').click()
    await expect(page.getByText(textsOf('hero', 'stockholm').subtitle)).toBeVisible()
  })
})

// Every edition and spelling: app/visit/entry-guard.test.ts.
// EDITION-3
test("an edition's address opens for anyone, in another spelling too, and selects its city", async ({
  page,
}) => {
  await page.goto('/Z%C3%BCrich/about')
  await expect(page).toHaveURL('/zurich/about')
  await page.goto('/newYork/villas?x=1')
  await expect(page).toHaveURL('/new-york/villas?x=1')
  await hydrated(page)
  await expect(page).toHaveURL('/new-york/villas?x=1')
  await expect(titleOf(page)).toHaveText('Villas in New York')
  await expect.poll(() => storedCity(page)).toBe('new-york')
})

// EDITION-4
test('the links of an edition stay in its city, whatever city was chosen before', async ({
  page,
  context,
}) => {
  await load(page, '/oslo/home')

  await test.step('in a new tab, which has no session', async () => {
    // Not by Ctrl+click: on a busy machine, headless Chromium sometimes opens no tab.
    const address = await headerLink(page, 'About').getAttribute('href')
    const tab = await context.newPage()
    await tab.goto(address ?? '')
    await hydrated(tab)
    await expect(tab).toHaveURL('/oslo/about')
    await expect(cityShown(tab)).toContainText('Oslo')
    await tab.close()
  })

  await test.step('one after the other', async () => {
    await headerLink(page, 'Services').click()
    await expect(page).toHaveURL('/oslo/services')
    await headerLink(page, 'Cities').click()
    await expect(page).toHaveURL('/oslo')
    await page.getByRole('main').getByRole('link', { name: 'Zurich' }).click()
    await expect(page).toHaveURL('/zurich')
    await headerLink(page, 'About').click()
    await expect(page).toHaveURL('/zurich/about')
    await expect(cityShown(page)).toContainText('Zurich')
  })

  await test.step('with Back and Forward, which show the city of their address', async () => {
    const cityAfter = async (step: number, path: string, city: string) => {
      await page.evaluate((by) => window.history.go(by), step)
      await expect(page).toHaveURL(path)
      await expect(cityShown(page)).toContainText(city)
    }
    await cityAfter(-3, '/oslo/services', 'Oslo')
    await expect.poll(() => storedCity(page)).toBe('oslo')
    await cityAfter(3, '/zurich/about', 'Zurich')
    await expect.poll(() => storedCity(page)).toBe('zurich')
  })
})

// EDITION-2, CITY-3
test('an address redirects to its edition for the stored city and stays there after a reload', async ({
  page,
}) => {
  await page.goto('/home?city=zurich')
  await expect.poll(() => storedCity(page)).toBe('zurich')
  await load(page, '/contact?ref=x#directly')
  await expect(page).toHaveURL('/zurich/contact?ref=x#directly')
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL('/zurich/contact?ref=x#directly')
  await expect(cityShown(page)).toContainText('Zurich')
})
