import type { Page } from '@playwright/test'
import type { LegalDocument } from '../../app/pages/legal/legal-document'
import { privacyPolicy } from '../../app/pages/legal/privacy-policy'
import { termsConditions } from '../../app/pages/legal/terms-conditions'
import { site } from '../../app/site/site'
import { expect, hydrated, test } from './fixtures'

const pages: [string, LegalDocument][] = [
  ['/privacy-policy', privacyPolicy],
  ['/terms-conditions', termsConditions],
]

async function open(page: Page, path: string) {
  await page.goto(`${path}?city=oslo`)
  await hydrated(page)
}

/** Words as a reader takes them in: every space is one space. */
function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ')
}

for (const [path, document] of pages) {
  // LEGAL-1
  test(`${path} shows the whole text with its version, known by one address whatever the city`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(page).toHaveTitle(`${document.title} | Levo`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(document.title)
    await expect(page.locator('main time')).toHaveAttribute('datetime', document.versionDate)
    await expect(page.locator('main')).toContainText(document.intro)
    for (const section of document.sections) {
      const shown = page.locator(`#${section.id}`)
      await expect(shown.getByRole('heading', { level: 2 })).toContainText(section.heading)
      const words = plain(await shown.textContent())
      for (const text of [...section.paragraphs, ...(section.list ?? [])])
        expect(words).toContain(plain(text))
      if (!section.table) continue
      const table = plain(await shown.locator('table').textContent())
      for (const cell of section.table.rows.flat()) expect(table).toContain(plain(cell))
    }
    // LEGAL-3
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`//[^/]+${path}$`),
    )
  })

  test(`${path}: the contents lead to every section, clear of the header`, async ({ page }) => {
    await open(page, path)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toHaveCount(document.sections.length)
    for (const section of document.sections.slice(0, 4)) {
      await contents.getByRole('link', { name: section.heading }).click()
      await expect(page.locator(`#${section.id}`)).toBeFocused()
      const header = await page.locator('header').first().boundingBox()
      const headingTop = async () => (await page.locator(`#${section.id} h2`).boundingBox())?.y
      await expect.poll(headingTop).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
      await expect.poll(headingTop).toBeLessThan(300)
      await expect(page).toHaveURL(`${path}?city=oslo`)
    }
  })
}

test('in wide windows the contents stay beside the text', async ({ page }) => {
  await open(page, '/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(contents).toBeInViewport()
})

// LEGAL-3
test('lines keep to 60 to 68 characters', async ({ page }) => {
  await open(page, '/terms-conditions')
  const usual = await page.evaluate(() => {
    const counts: number[] = []
    for (const paragraph of document.querySelectorAll(
      'main section section p, main article section p',
    )) {
      const range = document.createRange()
      const text = paragraph.firstChild
      if (!(text instanceof Text) || text.length < 200) continue
      let start = 0
      let top: number | undefined
      for (let at = 0; at < text.length; at++) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const box = range.getClientRects()[0]
        if (!box) continue
        if (top !== undefined && box.top > top + 5) {
          counts.push(at - start)
          start = at
        }
        top = box.top
      }
    }
    counts.sort((a, b) => a - b)
    return counts[Math.floor(counts.length / 2)]
  })
  expect(usual).toBeGreaterThanOrEqual(60)
  expect(usual).toBeLessThanOrEqual(68)
})

test('the company’s address and number are links, in paragraphs and in tables', async ({
  page,
}) => {
  await open(page, '/privacy-policy')
  const first = page.locator('#controller')
  const emails = first.getByRole('link', { name: site.email.display })
  await expect(emails.first()).toHaveAttribute('href', site.email.href)
  await expect(
    first.locator('table').getByRole('link', { name: site.email.display }).first(),
  ).toHaveAttribute('href', site.email.href)
  const phones = first.getByRole('link', { name: site.phone.display })
  await expect(phones.first()).toHaveAttribute('href', site.phone.href)
  await expect(
    first.locator('table').getByRole('link', { name: site.phone.display }).first(),
  ).toHaveAttribute('href', site.phone.href)
})

test('on a phone a table scrolls by itself and can be reached with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/privacy-policy')
  const table = page.getByRole('region', { name: 'Table: What the contact form takes' })
  expect(
    await table.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBeGreaterThan(0)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await table.focus()
  await expect(table).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

// LEGAL-3
test('on paper: black on white, no navigation, and where links lead', async ({ page }) => {
  await open(page, '/privacy-policy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const paragraph = page.locator('#controller p').first()
  await expect(paragraph).toHaveCSS('color', 'rgb(0, 0, 0)')
  const grounds = await paragraph.evaluate((element) => {
    const found: string[] = []
    for (let node: Element | null = element; node; node = node.parentElement) {
      found.push(getComputedStyle(node).backgroundColor)
    }
    return found.filter(
      (ground) => ground !== 'rgba(0, 0, 0, 0)' && ground !== 'rgb(255, 255, 255)',
    )
  })
  expect(grounds).toEqual([])
  const address = await page
    .locator('#controller a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('mailto:')
})
