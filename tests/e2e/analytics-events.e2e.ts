/** What is reported after the visitor has accepted, and where (TRACK-2, TRACK-3). */
import type { Page } from '@playwright/test'
import { site } from '../../app/site/site'
import {
  type Analytics,
  acceptedBefore,
  answer,
  expect,
  noticeOf,
  test,
  tracking,
} from './analytics-fixtures'
import { documentsSent, follow, goldenHour, load, open, scrollTo, textsOf } from './fixtures'

/** Opens a page for a visitor who has accepted, and waits until tracking has started. */
async function openAccepted(page: Page, path: string, city: 'dubai' | 'oslo' = 'dubai') {
  await acceptedBefore(page)
  await tracking(page, () => open(page, path, city))
}

/** The paths, titles and cities of every page view, oldest first. */
async function views(page: Page, analytics: Analytics): Promise<unknown[][]> {
  const events = await analytics.events(page, 'page_view')
  return events.map(({ page_path, page_title, city }) => [page_path, page_title, city])
}

// TRACK-3
test.describe('page_view', () => {
  test('is sent once for every completed navigation, with the new title and the city', async ({
    page,
    analytics,
  }) => {
    await open(page, '/contact', 'oslo')
    await answer(page, 'Accept')
    const expected: unknown[][] = [['/contact', await page.title(), 'oslo']]
    await expect.poll(() => views(page, analytics)).toEqual(expected)
    const titles = new Set([await page.title()])
    // Both families of addresses count as the same page.
    for (const [address, path, city] of [
      ['/oslo/terms-conditions', '/terms-conditions', 'oslo'],
      ['/city/beirut', '/city/beirut', 'beirut'],
      ['/contact#directly', '/contact', 'beirut'],
      ['/zurich/contact', '/contact', 'zurich'],
    ] as const) {
      await follow(page, address)
      await expect(page).toHaveURL(address)
      await expect.poll(async () => (await views(page, analytics)).length).toBe(expected.length + 1)
      expected.push([path, await page.title(), city])
      expect(await views(page, analytics)).toEqual(expected)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(5)
    await page.goBack()
    await expect(page).toHaveURL('/contact#directly')
    await expect.poll(async () => (await views(page, analytics)).length).toBe(expected.length + 1)
    // A duplicate for Back would have come before the next view.
    await follow(page, '/terms-conditions')
    await expect
      .poll(async () => (await views(page, analytics)).at(-1)?.[0])
      .toBe('/terms-conditions')
    expect(await views(page, analytics)).toHaveLength(expected.length + 2)

    await test.step('the first of a later visit has the visitor’s city', async () => {
      await load(page, '/about?city=oslo')
      await expect
        .poll(() => views(page, analytics))
        .toEqual([['/about', await page.title(), 'oslo']])
      expect(await page.title()).toContain('Oslo')
    })
  })

  test('is not sent on the landing page, which never measures; it is sent where the landing page leads', async ({
    page,
    analytics,
  }) => {
    await acceptedBefore(page)
    await tracking(page, () => page.goto('/'))
    await page.getByRole('link', { name: /Oslo/ }).hover()
    expect(analytics.strangers).toEqual([])
    await page.getByRole('link', { name: /Oslo/ }).click()
    await expect(page).toHaveURL('/oslo/home')
    await expect.poll(async () => (await views(page, analytics)).length).toBe(1)
    const [view] = await views(page, analytics)
    expect(view).toEqual(['/home', await page.title(), 'oslo'])
    expect(view?.[1]).toContain('Oslo')
    const away = await analytics.sent(page)
    await follow(page, '/landing')
    await expect(page).toHaveURL('/landing')
    await page.getByRole('link', { name: /Oslo/ }).hover()
    // Leaving the page is reported; the landing page adds nothing.
    const since = (await analytics.sent(page)).slice(away.length)
    expect(since.map(([, name]) => name)).toEqual(['time_on_page'])
    expect(JSON.stringify(since)).toContain('"/home"')
    expect(await views(page, analytics)).toHaveLength(1)
  })
})

// The thresholds and times: app/analytics/interaction-tracking.test.ts.
// TRACK-2, TRACK-4
test('reports scroll depth, each share once, and then the time on the page and the engagement', async ({
  page,
  analytics,
}) => {
  await page.clock.install()
  // Advancing the clock would time out pending requests.
  const sent = documentsSent(page, 'dubai')
  await openAccepted(page, '/terms-conditions')
  await sent
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  const depths = [25, 50, 75, 90, 100].map((percent) => ({
    percent,
    page_path: '/terms-conditions',
  }))
  await scrollTo(page, 1_000_000)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return analytics.events(page, 'scroll')
    })
    .toEqual(depths)
  await scrollTo(page, 10)

  await page.clock.fastForward(31_000)
  const engaged = { action: 'thirty_seconds', page_path: '/terms-conditions' }
  expect(await analytics.events(page, 'engagement')).toEqual([engaged])
  expect(await analytics.events(page, 'time_on_page')).toEqual([])
  await follow(page, '/privacy-policy')
  await expect.poll(async () => (await analytics.events(page, 'time_on_page')).length).toBe(1)
  const [told] = await analytics.events(page, 'time_on_page')
  expect(told?.page_path).toBe('/terms-conditions')
  expect(told?.seconds).toBeGreaterThanOrEqual(31)
  expect(told?.seconds).toBeLessThan(600)
  expect(await analytics.events(page, 'scroll')).toEqual(depths)
})

test('reports clicks and services once each, and nothing from before the answer', async ({
  page,
  analytics,
}) => {
  const button = textsOf('hero').cta.primary.text
  await open(page, '/home')
  await test.step('nothing from before the answer is reported afterwards', async () => {
    await page.getByRole('link', { name: button }).click()
    await scrollTo(page, 3_000)
    await tracking(page, () => answer(page, 'Accept'))
    await expect(noticeOf(page)).toHaveCount(0)
    await expect.poll(async () => (await analytics.events(page, 'page_view')).length).toBe(1)
    expect(await analytics.events(page, 'button_click')).toEqual([])
  })

  // The event of every kind of link: app/analytics/interaction-tracking.test.ts.
  await test.step('a button and a contact channel', async () => {
    // No link may open another program.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link && !link.protocol.startsWith('http')) event.preventDefault()
      }),
    )
    const phone = page.getByRole('contentinfo').getByRole('link', { name: site.phone.display })
    for (const [pressed, name, expected] of [
      [page.getByRole('link', { name: button }), 'button_click', { button, location: '/home' }],
      [phone, 'contact_interaction', { action: 'phone' }],
    ] as const) {
      await pressed.click()
      await expect.poll(() => analytics.events(page, name)).toContainEqual(expected)
    }
  })

  await test.step('services: chosen and scrolled into view', async () => {
    const told = async () =>
      (await analytics.events(page, 'service_interaction')).map(({ service, action }) => [
        service,
        action,
      ])
    await page.locator('main a[href="/services#fire"]').click()
    await expect(page).toHaveURL('/services#fire')
    await expect.poll(told).toContainEqual(['fire', 'select'])
    // The page scrolls to the chapter of its address after 100 ms.
    await expect(page.locator('#fire')).toBeFocused()
    const bar = page.getByRole('navigation', { name: 'Elements' })
    await bar.getByRole('link', { name: 'Air' }).click()
    await expect.poll(told).toContainEqual(['air', 'select'])
    await expect(bar.locator('[aria-current]')).toHaveText('Air')
    await page.locator('#aether').evaluate((chapter) => {
      window.dispatchEvent(new WheelEvent('wheel'))
      document.dispatchEvent(new WheelEvent('wheel'))
      chapter.scrollIntoView({ behavior: 'instant' })
    })
    await expect.poll(told).toContainEqual(['aether', 'view'])
  })

  await test.step('no event was sent twice', async () => {
    const events = (await analytics.sent(page)).filter(([kind]) => kind === 'event')
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length)
  })
})

test('reports cities: each page opened, the first included, and its pictures', async ({
  page,
  analytics,
}) => {
  await openAccepted(page, '/city/oslo', 'oslo')
  const told = () => analytics.events(page, 'city_interaction')
  await expect.poll(told).toEqual([{ city: 'oslo', action: 'view' }])
  await page
    .getByRole('link', { name: /opens large/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await follow(page, '/city/beirut')
  await expect.poll(told).toEqual([
    { city: 'oslo', action: 'view' },
    { city: 'oslo', action: 'gallery' },
    { city: 'beirut', action: 'view' },
  ])
  // A picture in the lightbox is not a navigation.
  expect(await analytics.events(page, 'page_view')).toHaveLength(2)
})

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('reports the film: paused, played again, and failed', async ({ page, analytics }) => {
    await page.clock.setFixedTime(goldenHour)
    await openAccepted(page, '/home')
    const button = page.getByRole('button', { name: 'Pause the film' })
    await button.click()
    await button.click()
    await expect
      .poll(() => analytics.events(page, 'video_interaction'))
      .toEqual([
        { action: 'pause', video: 'dubai' },
        { action: 'play', video: 'dubai' },
      ])
    await page.route('**/media/film/**', (route) => route.fulfill({ status: 200, body: '' }))
    await page.reload()
    await expect
      .poll(() => analytics.events(page, 'video_interaction'))
      .toEqual([{ action: 'error', video: 'dubai' }])
  })
})
