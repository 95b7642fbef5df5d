import type { Locator, Page } from '@playwright/test'
import {
  altOf,
  arrival,
  beyondTheWindow,
  expect,
  expectLoaded,
  expectToFillWindow,
  load,
  serveDocument,
  test,
  textsOf,
  titleOf,
  topOf,
} from './fixtures'

test.use({ reducedMotion: 'no-preference' })

const texts = textsOf('about', 'oslo')
const heroTexts = textsOf('page-hero', 'oslo')
const reasons = textsOf('why-choose-us', 'oslo')

function hero(page: Page): Locator {
  return page.locator('main > section').first()
}

function overview(page: Page): Locator {
  return page.locator('section[aria-labelledby="services-overview"]')
}

function closing(page: Page): Locator {
  return page.locator('section[aria-labelledby="closing-call"]')
}

test('shows the city’s texts and pictures, each at its time', async ({ page }) => {
  await load(page, '/oslo/about')

  await test.step('the hero becomes visible 300 ms after the view starts (ABOUT-2)', async () => {
    const appears = { delay: 300, before: 'unseen', after: 'seen' }
    expect(await arrival(titleOf(page))).toEqual(appears)
    const rest = hero(page).getByText(heroTexts.about.description)
    expect((await arrival(rest))?.delay).toBeGreaterThanOrEqual(300)
  })

  await test.step('the scroll cue scrolls to the next section (ABOUT-2)', async () => {
    const next = page.locator('#who-we-are')
    expect(await hero(page).evaluate((element) => element.nextElementSibling?.id)).toBe(
      'who-we-are',
    )
    await hero(page).getByRole('link', { name: 'Scroll' }).click()
    await expect.poll(() => topOf(page, '#who-we-are')).toBe(64)
    await expect(next).toBeFocused()
    // The address stays: a fragment would decide where Back lands.
    await expect(page).toHaveURL('/oslo/about')
  })

  await test.step('the hero has title, subtitle, description, picture and fills the window (ABOUT-2)', async () => {
    await expect(page).toHaveTitle(/Oslo \| Levo/)
    await expect(titleOf(page)).toHaveText(heroTexts.about.title)
    await expect(hero(page).getByText(heroTexts.about.subtitle, { exact: true })).toBeVisible()
    await expect(hero(page).getByText(heroTexts.about.description)).toBeVisible()
    const picture = hero(page).getByRole('img')
    await expect(picture).toHaveAttribute('alt', altOf(heroTexts.about.backgroundImage))
    await expectLoaded(picture)
    await expectToFillWindow(hero(page))
  })

  await test.step('who we are: two paragraphs and a picture (ABOUT-3)', async () => {
    const section = page.locator('#who-we-are')
    await expect(section.getByText(texts.whoWeAre.title, { exact: true })).toBeAttached()
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(texts.whoWeAre.heading)
    await expect(section.getByText(texts.whoWeAre.description1)).toBeAttached()
    await expect(section.getByText(texts.whoWeAre.description2)).toBeAttached()
    const picture = section.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('alt', altOf(texts.whoWeAre.imageSrc))
    await expectLoaded(picture)
  })

  await test.step('the overview shows the city’s four services with pictures (ABOUT-4)', async () => {
    const cards = overview(page).getByRole('listitem')
    await expect(cards).toHaveCount(4)
    await expect(overview(page).getByRole('heading', { level: 3 })).toHaveText(
      texts.services.items.map(({ title = '?' }) => title),
    )
    const sources = new Set<string>()
    for (const [index, item] of texts.services.items.entries()) {
      await expect(cards.nth(index)).toContainText(item.description ?? '?')
      sources.add((await cards.nth(index).locator('img').getAttribute('src')) ?? '')
    }
    expect(sources.size).toBe(4)
  })

  // The strip on other pages: the order of their sections.
  await test.step('why choose us has both subtitles and the features with a check each (WHY-1)', async () => {
    const section = page.locator('section[aria-labelledby=why-choose-us]')
    await expect(section.getByText(reasons.subtitle1)).toBeAttached()
    await expect(section.getByText(reasons.subtitle2)).toBeAttached()
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      reasons.features.map(({ title = '?' }) => title),
    )
    const rows = section.getByRole('listitem')
    for (const [index, feature] of reasons.features.entries()) {
      await expect(rows.nth(index)).toContainText(feature.description ?? '?')
      await expect(rows.nth(index).locator('svg[aria-hidden="true"]')).toHaveCount(1)
    }
  })

  await test.step('the sections are in order (ABOUT-1)', async () => {
    await expect(page.locator('main h1, main h2')).toHaveText([
      heroTexts.about.title,
      texts.whoWeAre.heading,
      texts.services.heading,
      reasons.title,
      texts.cta.title,
    ])
  })

  await test.step('the cards are in 4, 3, 2 and 1 columns as the width shrinks (ABOUT-4)', async () => {
    const widths = [
      [1920, 4],
      [1440, 4],
      [1100, 3],
      [700, 2],
      [390, 1],
    ] as const
    for (const [width, columns] of widths) {
      await page.setViewportSize({ width, height: 900 })
      const grid = overview(page).getByRole('list')
      await expect
        .poll(() =>
          grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
        )
        .toBe(columns)
      const first = await grid.getByRole('listitem').first().boundingBox()
      expect((first?.width ?? 0) * columns, `${width} px`).toBeLessThanOrEqual(width)
      expect(await beyondTheWindow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })

  await test.step('“View All Services” links to the services (ABOUT-4)', async () => {
    await overview(page).getByRole('link', { name: texts.services.buttonText }).click()
    await expect(page).toHaveURL(/\/services$/)
  })
})

test('shows what the documents say', async ({ page }) => {
  const cta = { ...texts.cta, buttonText: 'Call', buttonLink: 'https://levo.example/call' }
  await serveDocument(page, 'page-hero', 'oslo', {
    about: { ctaText: 'Write', ctaLink: '/contact', backgroundImage: '/favicon.svg' },
  })
  await serveDocument(page, 'about', 'oslo', {
    whoWeAre: { imageSrc: 'dubai-03', imageAlt: 'Towers' },
    cta,
  })
  await load(page, '/oslo/about')

  await test.step('the hero’s action links to the document’s target (ABOUT-2)', async () => {
    await expect(hero(page).getByRole('link', { name: 'Write' })).toHaveAttribute(
      'href',
      '/oslo/contact',
    )
  })

  await test.step('a document may use another picture, by name or by path (ABOUT-3)', async () => {
    await expect(page.locator('#who-we-are img')).toHaveAttribute('src', /\/media\/dubai-03\./)
    await expect(page.locator('#who-we-are img')).toHaveAttribute('alt', 'Towers')
    await expect(hero(page).locator('img')).toHaveAttribute('src', '/favicon.svg')
  })

  await test.step('the closing call has the document’s texts and links (ABOUT-5)', async () => {
    await expect(closing(page).getByRole('heading', { level: 2 })).toHaveText(cta.title)
    await expect(closing(page).getByText(cta.description)).toBeAttached()
    const link = closing(page).getByRole('link', { name: 'Call' })
    await expect(link).toHaveAttribute('href', 'https://levo.example/call')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })
})
