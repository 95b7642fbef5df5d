/** The consent question, in a build that has a measurement id (CONSENT-1). */
import type { Locator, Page } from '@playwright/test'
import { sessionKeys } from '../../app/visit/session-storage'
import { acceptedBefore, answer, expect, noticeOf, test, tracking } from './analytics-fixtures'
import { axeOf } from './axe'
import {
  boxOf,
  follow,
  goldenHour,
  goOn,
  hydrated,
  isOnTop,
  load,
  open,
  scrollTo,
  textsOf,
  titleOf,
} from './fixtures'

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST000000'

/** Opens a page in the running document and scrolls through it. */
async function visit(page: Page, path: string): Promise<void> {
  await goOn(page, path)
  await scrollTo(page, 5_000)
}

/** Visits other pages as a reader would. */
async function visitOthers(page: Page): Promise<void> {
  for (const path of ['/city/oslo', '/contact']) await visit(page, path)
}

/** What a page stores and loads once analytics runs; nothing without consent. */
async function traces(page: Page) {
  return {
    globals: await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer]),
    cookies: (await page.context().cookies()).map(({ name }) => name),
    tags: await page.locator('script[src*=google]').count(),
  }
}
const none = { globals: ['undefined', 'undefined'], cookies: [], tags: 0 }

// TRACK-1, CONSENT-1
test('loads, sends and stores nothing before an answer and after Decline', async ({
  page,
  analytics,
}) => {
  await test.step('the landing page does not ask', async () => {
    await load(page, '/landing')
    await expect(titleOf(page)).toBeVisible()
    await expect(noticeOf(page)).toHaveCount(0)
    await follow(page, '/')
    await expect(page).toHaveURL('/')
    await expect(noticeOf(page)).toHaveCount(0)
  })
  await test.step('any other page asks, and waits for the answer', async () => {
    await page.getByRole('link', { name: /Oslo/ }).click()
    await expect(noticeOf(page)).toBeVisible()
    await visitOthers(page)
    await expect(noticeOf(page)).toBeVisible()
    expect(await traces(page)).toEqual(none)
    expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([])
  })
  await test.step('Decline is remembered', async () => {
    await answer(page, 'Decline')
    await expect(noticeOf(page)).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await visit(page, '/terms-conditions')
    await expect(noticeOf(page)).toHaveCount(0)
    expect(await traces(page)).toEqual(none)
  })
  expect(analytics.strangers).toEqual([])
})

// TRACK-1, CONSENT-1, CONSENT-2
test('remembers Accept, and a withdrawal in the footer stops everything, here and in another tab', async ({
  page,
  context,
  analytics,
}) => {
  await open(page, '/terms-conditions')
  await test.step('the tag is loaded without a page view of its own', async () => {
    await answer(page, 'Accept')
    await expect(noticeOf(page)).toHaveCount(0)
    await expect.poll(() => analytics.strangers).toEqual([tag])
    const [first, second, third] = await analytics.sent(page)
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(first).toEqual(['consent', 'default', { ...denied, analytics_storage: 'granted' }])
    expect(second?.[0]).toBe('js')
    expect(third).toEqual(['config', 'G-TEST000000', { send_page_view: false }])
  })
  await test.step('once per page load, and the answer is remembered', async () => {
    await visitOthers(page)
    expect(analytics.strangers).toEqual([tag])
    await tracking(page, () => page.reload())
    await hydrated(page)
    await expect.poll(() => analytics.strangers).toEqual([tag, tag])
    await expect(noticeOf(page)).toHaveCount(0)
  })

  const other = await context.newPage()
  const denial = ['consent', 'update', { analytics_storage: 'denied' }]
  await open(other, '/privacy-policy')
  await expect.poll(() => analytics.strangers).toEqual([tag, tag, tag])
  await test.step('a withdrawal deletes the cookies and is not an event itself', async () => {
    const { hostname } = new URL(page.url())
    await context.addCookies(
      ['_ga', '_ga_TEST000000'].map((name) => ({ name, value: '1', domain: hostname, path: '/' })),
    )
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await answer(page, 'Decline')
    await expect(noticeOf(page)).toHaveCount(0)
    expect((await analytics.sent(page)).at(-1)).toEqual(denial)
    const pressed = (await analytics.events(page, 'button_click')).map(({ button }) => button)
    expect(pressed).toEqual(['Cookie settings'])
    expect(await context.cookies()).toEqual([])
  })
  await test.step('neither tab sends anything after that', async () => {
    await expect.poll(async () => (await analytics.sent(other)).at(-1)).toEqual(denial)
    for (const tab of [page, other]) {
      expect(await tab.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST000000'))).toBe(true)
      const before = (await analytics.sent(tab)).length
      await visit(tab, '/terms-conditions')
      expect(await analytics.sent(tab)).toHaveLength(before)
    }
  })
  await test.step('nor does the next load', async () => {
    await page.reload()
    await hydrated(page)
    await visit(page, '/privacy-policy')
    expect((await traces(page)).globals).toEqual(none.globals)
    expect(analytics.strangers).toEqual([tag, tag, tag])
  })
})

test('is reached by keyboard after the footer, answered, reopened and left again', async ({
  page,
}) => {
  await open(page, '/privacy-policy')
  await expect(noticeOf(page)).toBeVisible()
  // It does not take focus by itself.
  await expect(page.locator('body')).toBeFocused()
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  const accept = noticeOf(page).getByRole('button', { name: 'Accept' })
  const decline = noticeOf(page).getByRole('button', { name: 'Decline' })
  await settings.focus()
  for (const next of [noticeOf(page).getByRole('link'), decline, accept]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  const outline = await accept.evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(outline).toBe('solid')
  await page.keyboard.press('Enter')
  await expect(noticeOf(page)).toHaveCount(0)

  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(noticeOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(decline).toBeFocused()
  await page.keyboard.press('Space')
  await expect(noticeOf(page)).toHaveCount(0)
  await expect(settings).toBeFocused()
})

const windows = [
  [390, 844],
  [820, 1_180],
  [1_440, 900],
] as const
const phones = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
] as const

/** Expects the words of a hero to be below the header and one below or beside the other. */
async function expectReadable(page: Page, size: string) {
  const words = await page.locator('[data-foot=words]').locator('p, h1, a').all()
  for (const [index, part] of words.entries()) {
    // They move up with a transition.
    await expect.poll(async () => (await boxOf(part)).y, size).toBeGreaterThan(64)
    for (const other of words.slice(index + 1)) {
      const isApart = async () => {
        const [box, next] = [await boxOf(part), await boxOf(other)]
        return box.bottom < next.y + 1 || box.right <= next.x
      }
      await expect.poll(isApart, `${await other.textContent()}, ${size}`).toBe(true)
    }
  }
}

/** Expects parts of the first view to be clear of the notice and free to be pressed in these windows. */
async function expectFree(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  parts: Record<string, Locator>,
) {
  const notice = noticeOf(page)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await scrollTo(page, 0)
    for (const [name, part] of Object.entries(parts)) {
      // About has no cue in a low window.
      if (await part.isHidden()) continue
      const isClear = async () => {
        const [own, box] = [await boxOf(part), await boxOf(notice)]
        return own.bottom < box.y + 1 || own.right <= box.x || own.y > box.bottom - 1
      }
      await expect.poll(isClear, `${name} at ${width} by ${height}`).toBe(true)
      expect(await isOnTop(part), `${name} can be pressed at ${width} by ${height}`).toBe(true)
    }
    await expectReadable(page, `${width} by ${height}`)
  }
}

// CONSENT-1
test('covers no action, scroll cue or pause button of a first view, in windows of any size', async ({
  page,
}) => {
  // A paused film keeps its button, and renders no frames.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(({ key, choice }) => window.sessionStorage.setItem(key, choice), {
    key: sessionKeys.motion,
    choice: 'paused',
  })
  await page.setViewportSize({ width: 390, height: 844 })
  // The film only plays in golden light.
  await page.clock.setFixedTime(goldenHour)
  await open(page, '/home')
  await expect(noticeOf(page)).toBeVisible()
  const pause = page.getByRole('button', { name: 'Pause the film' })
  await expect(pause).toBeVisible()
  await expectFree(page, phones, { pause, cue: page.locator('a[href="#services"]') })
  await expectFree(page, windows, {
    action: page.getByRole('link', { name: textsOf('hero').cta.primary.text }),
    socials: page.locator('[data-location=hero]').last(),
  })

  await goOn(page, '/about')
  await expectFree(page, phones, {
    cue: page.locator('main > section').first().locator('a[href^="#"]'),
  })
  await expectFree(page, windows, {
    action: page.locator('[data-foot=words]').getByRole('link'),
  })

  await goOn(page, '/city/oslo')
  await expectFree(page, windows, {
    action: page.getByRole('link', { name: 'Explore Experiences' }),
  })

  await goOn(page, '/services')
  const bar = page.getByRole('navigation', { name: 'Elements' })
  await expectFree(page, windows, {
    bar: bar.getByRole('link').first(),
    action: page.getByRole('link', { name: 'Begin Your Journey' }).first(),
  })
  await test.step('it blocks nothing: the bar beneath it works', async () => {
    await bar.getByRole('link', { name: 'Fire' }).click()
    await expect(bar.locator('[aria-current]')).toHaveText('Fire')
    await expect(noticeOf(page)).toBeVisible()
  })
})

test('gives its answers equal weight, is accessible and leaves the end of the page free', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await open(page, '/home')
  const notice = noticeOf(page)
  await expect(notice).toBeVisible()
  for (const [width, height] of windows) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await scrollTo(page, 0)
      await expect.poll(async () => (await boxOf(notice)).bottom).toBe(height)
      const box = await boxOf(notice)
      expect(box.right).toBeLessThanOrEqual(width)

      const looks = await notice.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width: wide, height: high } = button.getBoundingClientRect()
          const { color, backgroundColor, borderColor, borderWidth, font, opacity } =
            getComputedStyle(button)
          const weight = { color, backgroundColor, borderColor, borderWidth, font, opacity }
          return { ...weight, wide: Math.round(wide), high: Math.round(high) }
        }),
      )
      expect(looks).toHaveLength(2)
      expect(looks[0]).toEqual(looks[1])
      expect(looks[0]?.high).toBeGreaterThanOrEqual(44)

      const { violations } = await axeOf(page).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

      // The page continues beneath it, to its very end.
      await scrollTo(page, 1_000_000)
      await expect
        .poll(async () => (await boxOf(page.getByText('© Levo Lifestyle'))).bottom)
        .toBeLessThanOrEqual(box.y)
    })
  }
})

test('the policy lets the tag report to Google and nowhere else', async ({
  page,
  log,
  analytics,
}) => {
  const allowed = [
    'https://region1.google-analytics.com/g/collect',
    'https://region1.analytics.google.com/g/collect',
    'https://www.google-analytics.com/pixel',
  ]
  analytics.script = `
    fetch('${allowed[0]}', { method: 'POST', mode: 'no-cors', body: '' })
    navigator.sendBeacon('${allowed[1]}', '')
    new Image().src = '${allowed[2]}'
    fetch('https://stats.example/collect').catch(() => {})`
  log.expect(/stats\.example/)
  await acceptedBefore(page)
  await open(page, '/terms-conditions')
  await expect.poll(() => analytics.strangers.toSorted()).toEqual([...allowed, tag].toSorted())
  await expect.poll(() => log.errors.length).toBeGreaterThan(0)
  for (const error of log.errors) expect(error).toContain('stats.example')
})

test('a browser that blocks the tag shows no difference', async ({ page, log, context }) => {
  log.expect(/ERR_BLOCKED_BY_CLIENT/)
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.abort('blockedbyclient'),
  )
  await open(page, '/terms-conditions')
  await answer(page, 'Accept')
  await visit(page, '/privacy-policy')
  await expect(titleOf(page)).toBeVisible()
})
