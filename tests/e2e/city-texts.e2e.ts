import { readFileSync } from 'node:fs'
import { defaultTexts } from '../../app/content/defaults'
import { documentNames, documentPath } from '../../app/content/document-path'
import { fillTokens } from '../../app/content/tokens'
import { type CityKey, cities } from '../../app/site/cities'
import {
  cityShown,
  documentOf,
  expect,
  follow,
  hold,
  hydrated,
  open,
  recordFrames,
  storedCity,
  test,
} from './fixtures'

test.use({ reducedMotion: 'no-preference' })

/** Every text of a city's documents that is a sentence: such words belong to one city alone. */
function sentencesOf(city: CityKey): string[] {
  const texts: string[] = []
  for (const name of documentNames) {
    const file = new URL(`../../public${documentPath(name, city)}`, import.meta.url)
    JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
      const isText =
        typeof value === 'string' && !/^(image|background|cta)?(src|link|image|icon)$/i.test(key)
      if (isText && !value.includes('<') && value.split(' ').length >= 6)
        texts.push(fillTokens(value, city))
      return value
    })
  }
  return texts
}

const fixed = JSON.stringify(defaultTexts('dubai'))
/** Dubai's own sentences; a default that its documents repeat is every city's. */
const dubai = sentencesOf('dubai').filter((sentence) => !fixed.includes(sentence))

for (const [path, city] of [
  ['/home', 'zurich'],
  ['/about', 'oslo'],
  ['/contact', 'new-york'],
  ['/services', 'beirut'],
] as const) {
  test(`${path} for ${cities[city].name} says its words and none of Dubai's`, async ({ page }) => {
    await open(page, path, city)
    await expect(cityShown(page)).toContainText(cities[city].name)
    const visible = await page
      .locator('body')
      .evaluate((body) => (body.textContent ?? '').replace(/\s+/g, ' '))
    expect(dubai.filter((sentence) => visible.includes(sentence))).toEqual([])
    expect(
      sentencesOf(city).filter((sentence) => visible.includes(sentence)).length,
    ).toBeGreaterThan(1)
  })
}

// EDITION-1, GUARD-4
test("a first load is in the visitor's city from the first frame, however slow the documents", async ({
  page,
}) => {
  const frames = await recordFrames(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await hold(page, '**/assets/content/**')
  await open(page, '/about', 'zurich')
  const title = documentOf('page-hero', 'zurich').about?.title ?? '?'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('footer')).toBeVisible()
  await expect(cityShown(page)).toContainText('Zurich')
  await expect(page).toHaveURL('/about')
  expect(documents).toEqual(['/about', '/zurich/about'])
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  expect(new Set(frames.map((frame) => frame.heading))).toEqual(new Set([title]))
})

for (const way of ['a reload', 'Back'] as const) {
  test(`${way} at a page's own address is in the visitor's city from the first frame`, async ({
    page,
  }) => {
    await page.goto('/zurich/home')
    await hydrated(page)
    await page.goto('/about')
    await hydrated(page)
    const frames = await recordFrames(page)
    if (way === 'a reload') await page.reload()
    else {
      await page.goto('/oslo')
      await hydrated(page)
      await page.evaluate(() => window.sessionStorage.setItem('selectedCity', 'zurich'))
      frames.length = 0
      await page.goBack()
    }
    await expect(page).toHaveURL('/about')
    const title = documentOf('page-hero', 'zurich').about?.title ?? '?'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await hydrated(page)
    expect(
      frames.filter((frame) => frame.path === '/about').map((frame) => frame.heading),
    ).not.toContain(documentOf('page-hero', 'dubai').about?.title ?? '?')
  })
}

test('a choice that has been overtaken leaves no trace', async ({ page }) => {
  const release = await hold(page, '**/assets/content/**/beirut.json')
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: /^Beirut/ }).click()
  await page.getByRole('link', { name: /^Stockholm/ }).click()
  await expect(page.getByText('For the best Stockholm experience')).toBeVisible()
  const arrived = page.waitForResponse('**/pre-footer/jsons/beirut.json')
  release()
  await arrived
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    documentOf('page-hero', 'stockholm').about?.title ?? '?',
  )
  await expect.poll(() => storedCity(page)).toBe('stockholm')
  await expect(cityShown(page)).toContainText('Stockholm')
})

// DOC-4
test('choosing a city whose documents are slow waits on the landing, then shows that city', async ({
  page,
}) => {
  const frames = await recordFrames(page)
  const release = await hold(page, '**/assets/content/**/beirut.json')
  await page.goto('/about')
  await expect(page).toHaveURL('/landing')
  await hydrated(page)
  await page.getByRole('link', { name: /^Beirut/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where shall we look after you?')
  release()
  const title = documentOf('page-hero', 'beirut').about?.title ?? '?'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // The landing until the very frame in which the city's words are there.
  const shown = () => [...new Set(frames.map((frame) => frame.heading))]
  await expect.poll(shown).toEqual(['Where shall we look after you?', title])
})

// CITY-5
test('texts and metadata follow a change of city without a reload', async ({ page }) => {
  await open(page, '/about', 'oslo')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    documentOf('page-hero', 'oslo').about?.title ?? '?',
  )
  const oslo = await metadata()

  await page.getByRole('banner').getByRole('link', { name: 'Change City' }).first().click()
  await page.getByRole('link', { name: /^Stockholm/ }).click()
  await expect(page.getByText('For the best Stockholm experience')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    documentOf('page-hero', 'stockholm').about?.title ?? '?',
  )
  await expect(cityShown(page)).toContainText('Stockholm')
  await expect(page.locator('#slogan ~ p')).toHaveText(
    documentOf('pre-footer', 'stockholm').closingLine ?? '?',
  )
  const stockholm = await metadata()
  expect(oslo.canonical).toMatch(/\/oslo\/about$/)
  expect(stockholm.canonical).toMatch(/\/stockholm\/about$/)
  expect(stockholm.title).not.toBe(oslo.title)
  expect(stockholm.description).toContain('Stockholm')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  async function metadata() {
    return {
      title: await page.title(),
      canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
      description: await page.locator('meta[name=description]').getAttribute('content'),
    }
  }
})

test("a city's own page is in its own words from the first frame, whatever city was chosen before", async ({
  page,
}) => {
  const frames = await recordFrames(page)
  await open(page, '/city/beirut', 'oslo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Beirut')
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  expect(new Set(frames.map((frame) => frame.heading))).toEqual(new Set(['Discover Beirut']))
  await expect(page.locator('#slogan ~ p')).toHaveText(
    documentOf('pre-footer', 'beirut').closingLine ?? '?',
  )
})

test("going from one city's page to the next changes everything with it (CITY-5)", async ({
  page,
}) => {
  await open(page, '/city/beirut')
  await follow(page, '/city/oslo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Oslo')
  await expect(cityShown(page)).toContainText('Oslo')
  await expect(page).toHaveTitle(/Oslo/)
  await expect(page.locator('#slogan ~ p')).toHaveText(
    documentOf('pre-footer', 'oslo').closingLine ?? '?',
  )
})
