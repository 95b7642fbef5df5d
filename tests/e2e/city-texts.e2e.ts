import type { Locator, Page } from '@playwright/test'
import { type CityKey, cities } from '../../app/cities/cities'
import { defaultTexts } from '../../app/content/defaults'
import { sentencesOf } from '../sentences'
import {
  changeCity,
  cityShown,
  documentOf,
  expect,
  follow,
  headerLink,
  hold,
  hydrated,
  load,
  open,
  recordFrames,
  storedCity,
  test,
  textsOf,
  titleOf,
} from './fixtures'

// Wide enough for the header's navigation; half as many pixels to paint.
test.use({ viewport: { width: 1_100, height: 600 } })

/** A city's own sentences, without defaults that its documents repeat. */
function ownSentencesOf(city: CityKey): string[] {
  const fixed = JSON.stringify(defaultTexts(city))
  return sentencesOf(city).filter((sentence) => !fixed.includes(sentence))
}

/** Expects the page to have a city's texts and none of the others'. */
async function expectWordsOf(page: Page, city: CityKey, ...others: CityKey[]) {
  await expect(cityShown(page)).toContainText(cities[city].name)
  const visible = await page.locator('body').evaluate((body) => {
    const words = body.cloneNode(true) as HTMLElement
    // The data block of the first page always names its city.
    for (const script of words.querySelectorAll('script')) script.remove()
    return (words.textContent ?? '').replace(/\s+/g, ' ')
  })
  const said = (sentence: string) => visible.includes(sentence)
  for (const other of others) expect(ownSentencesOf(other).filter(said), page.url()).toEqual([])
  expect(sentencesOf(city).filter(said).length, page.url()).toBeGreaterThan(1)
}

/** The title of a city's about page. */
function aboutTitle(city: CityKey): string {
  return documentOf('page-hero', city).about?.title ?? '?'
}

/** The one line of the brand section that is the city's own. */
function closingLine(page: Page): Locator {
  return page.locator('#slogan ~ p')
}

// Every edition as served: tests/site/editions.test.ts; the metadata: metadata.e2e.ts.
test('a change of city updates everything without a reload (CITY-5)', async ({ page }) => {
  await open(page, '/about', 'oslo')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await test.step("each kind of page has the city's texts and none of Dubai's", async () => {
    await expect(titleOf(page)).toHaveText(aboutTitle('oslo'))
    await expectWordsOf(page, 'oslo', 'dubai')
    for (const path of ['/services', '/contact', '/home']) {
      const before = await page.title()
      await follow(page, path)
      await expect(page).toHaveURL(path)
      await expect(page).not.toHaveTitle(before)
      await expectWordsOf(page, 'oslo', 'dubai')
    }
  })

  await test.step('texts follow the choice of another city', async () => {
    await changeCity(page, 'stockholm')
    await expect(page.getByText(textsOf('hero', 'stockholm').subtitle)).toBeVisible()
    await expectWordsOf(page, 'stockholm', 'dubai', 'oslo')
    await headerLink(page, 'About').click()
    await expect(titleOf(page)).toHaveText(aboutTitle('stockholm'))
    await expectWordsOf(page, 'stockholm', 'dubai', 'oslo')
    await expect(closingLine(page)).toHaveText(
      documentOf('pre-footer', 'stockholm').closingLine ?? '?',
    )
  })

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

// EDITION-1, GUARD-4
test("every load is in the visitor's city from the first frame, however slow the documents", async ({
  page,
}) => {
  const frames = await recordFrames(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await hold(page, '**/assets/content/**')
  const headings = () => new Set(frames.map((frame) => frame.heading))

  await test.step('a first load', async () => {
    await open(page, '/about', 'zurich')
    await expect(titleOf(page)).toHaveText(aboutTitle('zurich'))
    await expect(page.locator('footer')).toBeVisible()
    await expect(cityShown(page)).toContainText('Zurich')
    await expect(page).toHaveURL('/zurich/about')
    expect(documents).toEqual(['/about', '/zurich/about'])
    await expect.poll(() => frames.length).toBeGreaterThan(0)
    expect(headings()).toEqual(new Set([aboutTitle('zurich')]))
  })

  await test.step("a city's own page, whatever city was chosen before", async () => {
    frames.length = 0
    await load(page, '/city/beirut')
    await expect(titleOf(page)).toHaveText('Discover Beirut')
    await expect.poll(() => frames.length).toBeGreaterThan(0)
    expect(headings()).toEqual(new Set(['Discover Beirut']))
    await expect(closingLine(page)).toHaveText(
      documentOf('pre-footer', 'beirut').closingLine ?? '?',
    )
    await expect.poll(() => storedCity(page)).toBe('beirut')
  })

  await test.step('Back to an edition, whatever city was chosen since', async () => {
    frames.length = 0
    await page.goBack()
    await expect(page).toHaveURL('/zurich/about')
    await expect(titleOf(page)).toHaveText(aboutTitle('zurich'))
    await hydrated(page)
    const onAbout = () => frames.filter((frame) => frame.path === '/zurich/about')
    await expect.poll(() => onAbout().length).toBeGreaterThan(0)
    expect(new Set(onAbout().map((frame) => frame.heading))).toEqual(
      new Set([aboutTitle('zurich')]),
    )
  })
})

test('shows no other city’s texts while the documents are slow', async ({ page }) => {
  const frames = await recordFrames(page)
  const releaseBeirut = await hold(page, '**/assets/content/**/beirut.json')
  const releaseZurich = await hold(page, '**/assets/content/**/zurich.json')
  const question = 'Where shall we look after you?'
  await page.goto('/about')
  await expect(page).toHaveURL('/landing')
  await hydrated(page)

  await test.step('waits on the landing page, then shows that city (DOC-4)', async () => {
    await page.getByRole('link', { name: /^Beirut/ }).click()
    await expect(titleOf(page)).toHaveText(question)
    releaseBeirut()
    await expect(titleOf(page)).toHaveText(aboutTitle('beirut'))
    // The landing page until the frame in which the city's texts appear.
    const shown = () => [...new Set(frames.map((frame) => frame.heading))]
    await expect.poll(shown).toEqual([question, aboutTitle('beirut')])
  })

  await test.step('has no effect when another choice supersedes it', async () => {
    await changeCity(page, 'zurich')
    await page.getByRole('link', { name: /^Stockholm/ }).click()
    await expect(page.getByText(textsOf('hero', 'stockholm').subtitle)).toBeVisible()
    const arrived = page.waitForResponse('**/pre-footer/jsons/zurich.json')
    releaseZurich()
    await arrived
    await headerLink(page, 'About').click()
    await expect(titleOf(page)).toHaveText(aboutTitle('stockholm'))
    await expect.poll(() => storedCity(page)).toBe('stockholm')
    await expect(cityShown(page)).toContainText('Stockholm')
  })
})
