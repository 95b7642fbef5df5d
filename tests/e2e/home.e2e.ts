import type { Locator, Page } from '@playwright/test'
import { cityKeys } from '../../app/cities/cities'
import { elements } from '../../app/services/elements'
import { serviceSlugs } from '../../app/services/services'
import { editionPath } from '../../app/site/route-table'
import { socialLinks } from '../../app/site/site'
import { nextStepsTitle } from '../../app/site/texts/next-steps'
import {
  altOf,
  arrival,
  boxOf,
  documentOf,
  expect,
  expectLoaded,
  expectSocialLinks,
  expectToFillWindow,
  follow,
  framesLater,
  goldenHour,
  goOn,
  leaveOutScripts,
  open,
  openPlain,
  recordScrolling,
  resize,
  scrollCalls,
  scrollTo,
  scrollTop,
  test,
  textsOf,
  titleOf,
  topOf,
} from './fixtures'

function hero(page: Page): Locator {
  return page.locator('section:has(h1)')
}

/** The button of the hero; the form has one with the same name. */
function heroButton(page: Page): Locator {
  return page.getByRole('link', { name: textsOf('hero').cta.primary.text })
}

/** The scroll indicator of the hero. */
function cue(page: Page): Locator {
  return page.getByRole('link', { name: textsOf('hero').scrollText, exact: true })
}

function sourceOf(picture: Locator): Promise<string> {
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc)
}

test('home shows its parts in order, in the city’s texts', async ({ page }) => {
  await open(page, '/home', 'oslo')

  await test.step('home has its six sections in order (HOME-1)', async () => {
    const order = [
      'h1',
      '[data-scaling]',
      '#services',
      '#about-house',
      '#why-choose-us',
      '#contact-form',
    ]
    const tops = await Promise.all(order.map((selector) => topOf(page, selector)))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(new Set(tops).size).toBe(order.length)
  })

  await test.step("the hero fills the window and shows the city's picture (HOME-2)", async () => {
    await expectToFillWindow(hero(page))
    const picture = hero(page).locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => sourceOf(picture)).toContain('oslo-hero')
    await expectLoaded(picture)
  })

  await test.step("the image-scaling section shows the city's own texts and picture (HOME-5)", async () => {
    const texts = documentOf('image-scaling-section', 'oslo')
    const section = page.locator('section:has(> [data-scaling])')
    for (const text of [texts.title, texts.heading, texts.description1, texts.description2]) {
      await expect(section.getByText(text ?? '?', { exact: true })).toBeAttached()
    }
    const picture = section.locator('[data-scaling] img')
    await expect(picture).toHaveAttribute('alt', altOf(texts.imageSrc))
    await expect(picture).toHaveAttribute('src', new RegExp(texts.imageSrc ?? '?'))
    const wide = page.viewportSize()
    await resize(page, 390, 844)
    const parts = [
      section.getByRole('heading').first(),
      picture,
      section.getByText(texts.description1 ?? '?'),
    ]
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    if (wide) await resize(page, wide.width, wide.height)
  })

  await test.step("the about section is the city's (HOME-7)", async () => {
    const { aboutSection } = documentOf('home', 'oslo')
    const section = page.locator('section[aria-labelledby=about-house]')
    for (const text of [
      aboutSection?.subtitle,
      aboutSection?.description1,
      aboutSection?.description2,
    ]) {
      await expect(section).toContainText(text ?? '?')
    }
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('img')).toHaveAttribute('alt', altOf(aboutSection?.imageSrc))
  })

  await test.step('the contact section has three features with icons, and the form (HOME-8)', async () => {
    const { contactSection } = documentOf('home', 'oslo')
    const section = page.locator('section[aria-labelledby=contact-team]')
    await expect(
      section.getByRole('heading', { name: contactSection?.title ?? '?' }),
    ).toBeAttached()
    await expect(section).toContainText(contactSection?.description ?? '?')
    const features = section.locator('li:has(> h3)')
    await expect(features.getByRole('heading')).toHaveText(
      textsOf('home', 'oslo').contactSection.features.map((feature) => feature.title ?? '?'),
    )
    for (const feature of await features.all()) await expect(feature.locator('svg')).toBeAttached()
    await expect(section).toContainText(documentOf('contact-form', 'oslo').title ?? '?')
    await expect(section).toContainText(documentOf('contact-form', 'oslo').subtitle ?? '?')
    await expect(section.getByLabel('First name')).toBeAttached()
    await expect(section.getByRole('button', { name: 'Exclusive Access' })).toBeAttached()
  })

  await test.step('the three steps are beside the form and end with it (FORM-5)', async () => {
    const form = await boxOf(page.locator('#contact-form'))
    const steps = await boxOf(page.getByRole('list', { name: nextStepsTitle }))
    expect(steps.right).toBeLessThan(form.x)
    expect(Math.abs(steps.bottom - form.bottom)).toBeLessThan(2)
  })
})

// HOME-4
test('a service’s title ends before the social marks on phones', async ({ page }) => {
  await leaveOutScripts(page)
  for (const [index, slug] of serviceSlugs.entries()) {
    const city = cityKeys[index % cityKeys.length] ?? 'dubai'
    await openPlain(page, editionPath(`/${slug}`, city))
    for (const width of [360, 390, 430]) {
      await resize(page, width, 844)
      const letters = await titleOf(page).evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        return range.getBoundingClientRect().right
      })
      const marks = hero(page).locator('[data-location=hero] svg')
      expect(letters, `${city}, ${slug}, ${width} px`).toBeLessThan((await boxOf(marks.first())).x)
    }
  }
})

test('the links of home lead to its sections, to chapters and to the social networks', async ({
  page,
}) => {
  await open(page, '/home')

  await test.step('a phone and a tablet get their portrait version, a wide window the whole picture (PIC-2)', async () => {
    for (const [width, height, version] of [
      [390, 844, /\.\w{8}-upright-/],
      [820, 1_180, /\.\w{8}-pane-/],
      [844, 390, /\.\w{8}-\d/],
      [1_440, 900, /\.\w{8}-\d/],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => sourceOf(hero(page).locator('img').first()), `${width} px`)
        .toMatch(version)
    }
  })

  await test.step('floating social links open in a new tab, on a phone too (HOME-4)', async () => {
    const links = page.locator('a[data-location=hero]')
    await expect(links).toHaveCount(socialLinks.length)
    await expectSocialLinks(hero(page))
    await page.setViewportSize({ width: 320, height: 568 })
    const button = await heroButton(page).boundingBox()
    for (const [index, { label }] of socialLinks.entries()) {
      await expect(links.nth(index)).toBeVisible()
      await expect(links.nth(index)).toHaveAccessibleName(`${label} (opens in a new tab)`)
      const box = await links.nth(index).boundingBox()
      const isBeside = (box?.x ?? 0) > (button?.x ?? 999) + (button?.width ?? 0)
      const isBelow = (box?.y ?? 0) > (button?.y ?? 999) + (button?.height ?? 0)
      expect(isBeside || isBelow, `${label} is clear of the button`).toBe(true)
    }
    await page.setViewportSize({ width: 1_440, height: 900 })
  })

  await test.step('the button scrolls to the contact section (HOME-3)', async () => {
    await expect(page.locator('#contact-form')).not.toBeInViewport()
    await heroButton(page).click()
    await expect.poll(() => topOf(page, '#contact-form')).toBeLessThan(200)
    await expect(page.locator('#contact-form')).toBeInViewport()
    // The address stays: a fragment would decide where Back lands.
    await expect(page).toHaveURL('/home')
  })

  await test.step('five element cards link to their chapters, each with its icon, texts and colour (HOME-6)', async () => {
    const cards = page.locator('#services li')
    await expect(cards).toHaveCount(5)
    const colours = new Set<string>()
    for (const [index, { id, name, theme, description }] of elements.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('link')).toHaveAttribute('href', `/services#${id}`)
      await expect(card.getByRole('heading')).toContainText(name)
      await expect(card).toContainText(theme)
      await expect(card).toContainText(description)
      const icon = card.locator('svg')
      // The picture brightens on hover; the element's colour is always visible.
      const picture = card.locator('img')
      const plain = await picture.evaluate((image) => getComputedStyle(image).filter)
      await card.hover()
      await expect(picture).not.toHaveCSS('filter', plain)
      colours.add(await icon.evaluate((svg) => getComputedStyle(svg).color))
    }
    expect(colours.size).toBe(5)
    await expect(page.getByRole('link', { name: 'View All Elements' })).toHaveAttribute(
      'href',
      '/services#earth',
    )

    await cards.nth(2).getByRole('link').click()
    await expect(page).toHaveURL('/services#fire')
    await expect.poll(() => topOf(page, '#fire')).toBe(160)
  })

  await test.step('on a service page the button goes to /contact (HOME-3)', async () => {
    await follow(page, '/villas')
    await expect(page).toHaveURL('/villas')
    await heroButton(page).click()
    await expect(page).toHaveURL('/contact')
    await expect(titleOf(page)).toHaveText(textsOf('contact', 'dubai').hero.title)
  })
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  const image = (page: Page) => page.locator('[data-scaling] img')
  async function scale(page: Page): Promise<number> {
    const value = await image(page).evaluate((element) => getComputedStyle(element).scale)
    return value === 'none' ? 1 : Number.parseFloat(value)
  }
  /** Makes the page believe that the browser has no scroll timelines. */
  function withoutScrollTimelines(page: Page) {
    return page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (...query: [string]) => !query[0].includes('timeline') && supports(...query)
    })
  }
  /** Scrolls until the section's top edge is at a share of the window's height. */
  async function putTopAt(page: Page, share: number) {
    const top = await page
      .locator('section:has(> [data-scaling])')
      .evaluate(
        (section, at) =>
          section.getBoundingClientRect().top + window.scrollY - window.innerHeight * at,
        share,
      )
    await scrollTo(page, top)
  }
  /** Scrolls until the section has passed a share of its way through the window. */
  async function pass(page: Page, share: number) {
    const [start, way] = await page.locator('section:has(> [data-scaling])').evaluate((section) => {
      const box = section.getBoundingClientRect()
      return [box.top + window.scrollY - window.innerHeight, box.height + window.innerHeight]
    })
    await scrollTo(page, (start as number) + (way as number) * share)
  }

  /** Expects the picture to grow from 1 to 1.8 with the scroll and to be 1 again out of view. */
  async function expectGrowth(page: Page) {
    await putTopAt(page, 0.85)
    await framesLater(page)
    expect(await scale(page)).toBe(1)
    await putTopAt(page, 0.7)
    await expect.poll(() => scale(page)).toBeGreaterThan(1)
    let before = 1
    // In the middle the section fills the window, and its visible share stays the same.
    for (const share of [0.4, 0.48, 0.56, 0.64, 0.8, 0.99]) {
      await pass(page, share)
      await expect.poll(() => scale(page)).toBeGreaterThan(before + 0.02)
      before = await scale(page)
    }
    expect(before).toBeGreaterThan(1.7)
    expect(before).toBeLessThanOrEqual(1.8)
    await pass(page, 1.2)
    await expect.poll(() => scale(page)).toBe(1)
  }

  test('text appears at its time, sections on scroll, and the picture grows', async ({ page }) => {
    await recordScrolling(page)
    // Another light would fade the colour of the text in.
    await page.clock.setFixedTime(goldenHour)
    await open(page, '/home')

    await test.step('text appears after 0.8 s, the scroll indicator after 3.5 s (HOME-2)', async () => {
      const appears = { delay: 800, before: 'unseen', after: 'seen' }
      expect(await arrival(page.getByText(textsOf('hero').subtitle))).toEqual(appears)
      expect((await arrival(titleOf(page)))?.delay).toBe(800)
      expect(await arrival(heroButton(page))).toEqual(appears)
      expect(await arrival(cue(page))).toEqual({ ...appears, delay: 3_500 })
    })

    await test.step('sections out of view animate in when scrolled to, once (MOVE-1)', async () => {
      const head = page.locator('[data-reveal]:has(#elements)')
      await expect(head).toHaveCSS('opacity', '0')
      await page.locator('#elements').scrollIntoViewIfNeeded()
      await expect(head).toHaveCSS('opacity', '1')
      await scrollTo(page, 0)
      await expect(head).toHaveCSS('opacity', '1')
    })

    await test.step('the scroll indicator scrolls smoothly to the services section (HOME-3)', async () => {
      await expect.poll(() => scrollTop(page)).toBe(0)
      await cue(page).click()
      await expect.poll(() => topOf(page, '#services')).toBeLessThanOrEqual(64)
      expect(await scrollCalls(page)).toEqual(['smooth'])
    })

    await test.step('the picture grows from 1 to 1.8 with the scroll and is 1 again out of view (HOME-5)', async () => {
      await scrollTo(page, 0)
      await expectGrowth(page)
    })
  })

  test('the picture grows by observer without scroll timelines (HOME-5)', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await withoutScrollTimelines(page)
    await open(page, '/home')

    await test.step('it grows from 1 to 1.8 with the scroll and is 1 again out of view', async () => {
      await page.addStyleTag({ content: '[data-scaling] img { animation: none !important }' })
      await expectGrowth(page)
    })

    await test.step('it does not grow with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await goOn(page, '/about')
      await expect(image(page)).toHaveCount(0)
      await goOn(page, '/home')
      await expect(image(page)).toBeAttached()
      await pass(page, 0.6)
      await expect(image(page)).toBeInViewport()
      expect(await scale(page)).toBe(1)
    })
  })
})
