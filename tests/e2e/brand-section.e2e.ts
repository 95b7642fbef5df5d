import { tags } from '../../app/pages/layout/tags'
import { documentOf, expect, open, serveDocument, test } from './fixtures'

const section = 'section:has(> * > #slogan)'

test('the slogan is three words separated by bars, the last in capitals with its V highlighted (BRAND-1)', async ({
  page,
}) => {
  await open(page, '/about')
  const slogan = page.locator('#slogan')
  expect(await slogan.textContent()).toMatch(/^\s*LUXURY\s*\|\s*LIFESTYLE\s*\|/)
  await expect(page.getByRole('heading', { name: 'LUXURY LIFESTYLE LEVO' })).toBeAttached()
  const highlighted = slogan.locator('b')
  await expect(highlighted).toHaveText('V')
  const color = (locator: typeof slogan) =>
    locator.evaluate((element) => getComputedStyle(element).color)
  expect(await color(highlighted)).not.toBe(await color(slogan))
})

// BRAND-1
test("its closing line is the city's own, from the pre-footer document", async ({ page }) => {
  await open(page, '/about', 'beirut')
  await expect(page.locator(section)).toContainText(
    documentOf('pre-footer', 'beirut').closingLine ?? '?',
  )
})

test("the team's own slogan stands in its place, without a highlight it has no letter for", async ({
  page,
}) => {
  await serveDocument(page, 'pre-footer', 'oslo', { slogan: ['ONE', 'TWO', 'THREE'] })
  await open(page, '/about', 'oslo')
  await expect(page.getByRole('heading', { name: 'ONE TWO THREE' })).toBeAttached()
})

test('five rows of six tags drift, odd rows in reverse (BRAND-2)', async ({ page }) => {
  await open(page, '/privacy-policy')
  const rows = page.locator('[data-row]:has([data-tag])')
  await expect(rows).toHaveCount(5)
  const drawn = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { animationDuration, animationDirection } = getComputedStyle(
        row.firstElementChild as Element,
      )
      return {
        tags: [...row.querySelectorAll('ul:not([aria-hidden]) [data-tag]')].map((tag) =>
          tag.getAttribute('data-tag'),
        ),
        seconds: Number.parseFloat(animationDuration),
        animationDirection,
      }
    }),
  )
  expect(drawn.map((row) => row.animationDirection)).toEqual([
    'normal',
    'reverse',
    'normal',
    'reverse',
    'normal',
  ])
  for (const row of drawn) {
    expect(row.tags).toHaveLength(6)
    expect(new Set(row.tags).size).toBe(6)
    for (const tag of row.tags) expect(tags).toContain(tag)
    expect(row.seconds).toBeGreaterThanOrEqual(10)
    expect(row.seconds).toBeLessThanOrEqual(20)
  }
})

test('a spinner stands for 2 seconds, then the rows (BRAND-2)', async ({ page }) => {
  await page.addInitScript(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { brandTimes: times })
    new MutationObserver(() => {
      const spinner = document.querySelector('[data-needs-script] > [role=status]')
      const scripted = document.documentElement.classList.contains('hydrated')
      if (scripted && spinner?.checkVisibility()) times.spinner ??= performance.now()
      if (document.querySelector('[data-row]')) times.rows ??= performance.now()
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await open(page, '/privacy-policy')
  await expect(page.locator('[data-row]')).toHaveCount(5)
  await expect(page.locator('[data-needs-script] > [role=status]')).toHaveCount(0)
  const times = await page.evaluate(
    () => (window as unknown as { brandTimes: Record<'spinner' | 'rows', number> }).brandTimes,
  )
  expect(times.rows - times.spinner).toBeGreaterThanOrEqual(1_900)
  expect(times.rows - times.spinner).toBeLessThan(4_000)
})

// BRAND-3, A11Y-3
test('the drift can be paused and goes on', async ({ page }) => {
  await open(page, '/privacy-policy')
  const pause = page.getByRole('button', { name: 'Pause the moving words' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  const track = page.locator('[data-row] > *').first()
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  await pause.click()
  await expect(track).toHaveCSS('animation-play-state', 'running')
})

// BRAND-3
test('the tags are words of the page, read once by a screen reader', async ({ page }) => {
  await open(page, '/privacy-policy')
  const first = page.locator('[data-row]').first()
  await expect(first.getByRole('listitem')).toHaveCount(6)
})
