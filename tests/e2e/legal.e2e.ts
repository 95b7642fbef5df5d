import type { Page } from '@playwright/test'
import type { LegalDocument } from '../../app/pages/legal/legal-document'
import { privacyPolicy } from '../../app/pages/legal/privacy-policy'
import { termsConditions } from '../../app/pages/legal/terms-conditions'
import { site } from '../../app/site/site'
import { beyondTheWindow, expect, load, scrollTo, test, titleOf } from './fixtures'

/** Collapses white space. */
function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ')
}

/** Expects the full text, dates and contents on the open page. */
async function expectWhole(page: Page, path: string, document: LegalDocument): Promise<void> {
  // LEGAL-1
  await test.step('shows the whole text with its version', async () => {
    await expect(page).toHaveTitle(`${document.title} | Levo`)
    await expect(titleOf(page)).toHaveText(document.title)
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
  })
  await test.step('says the full date of its version at the top', async () => {
    const date = new Date(document.versionDate).toLocaleDateString('en-GB', { dateStyle: 'long' })
    const told = page.getByRole('main').getByText(`Version of ${date}`, { exact: true })
    await expect(told).toBeInViewport()
    await expect(told.locator('time')).toHaveAttribute('datetime', document.versionDate)
  })
  // LEGAL-3
  await test.step('has one canonical address for all cities', async () => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`//[^/]+/dubai${path}$`),
    )
  })
  await test.step('the contents link to the sections, clear of the header', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toHaveCount(document.sections.length)
    for (const section of document.sections.slice(0, 4)) {
      await contents.getByRole('link', { name: section.heading }).click()
      await expect(page.locator(`#${section.id}`)).toBeFocused()
      const header = await page.locator('header').first().boundingBox()
      const headingTop = async () => (await page.locator(`#${section.id} h2`).boundingBox())?.y
      await expect.poll(headingTop).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
      await expect.poll(headingTop).toBeLessThan(300)
      await expect(page).toHaveURL(`/oslo${path}`)
    }
  })
}

// LEGAL-1, LEGAL-3
test('/terms-conditions is complete, with lines of 60 to 68 characters', async ({ page }) => {
  await load(page, '/oslo/terms-conditions')
  await expectWhole(page, '/terms-conditions', termsConditions)
  const usual = await page
    .locator('main :is(section, article) section p')
    .evaluateAll((paragraphs) => {
      const lengths = paragraphs.flatMap((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        const letters = paragraph.textContent.length
        // On average the last line is half full.
        return letters < 200 ? [] : [letters / (lines.size - 0.5)]
      })
      return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)]
    })
  expect(usual).toBeGreaterThanOrEqual(60)
  expect(usual).toBeLessThanOrEqual(68)
})

// LEGAL-1, LEGAL-3
test('/privacy-policy is complete, in a wide window, on a phone and in print', async ({ page }) => {
  await load(page, '/oslo/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const controller = page.locator('#controller')
  await expectWhole(page, '/privacy-policy', privacyPolicy)

  await test.step('the company’s address and number are links, in paragraphs and in tables', async () => {
    for (const { display, href } of [site.email, site.phone]) {
      for (const place of [controller.locator('p'), controller.locator('table')]) {
        const link = place.getByRole('link', { name: display }).first()
        await expect(link).toHaveAttribute('href', href)
      }
    }
  })
  await test.step('in wide windows the contents stay beside the text', async () => {
    await scrollTo(page, 2_500)
    await expect(contents).toBeInViewport()
  })
  await test.step('on a phone a table scrolls by itself and can be reached with the keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const table = page.getByRole('region', { name: 'Table: What the contact form takes' })
    await expect
      .poll(() => table.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeGreaterThan(0)
    expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0)
    await table.focus()
    await expect(table).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
  // LEGAL-3; that it is black on white: print.e2e.ts.
  await test.step('in print there is no navigation, and links show their addresses', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    await expect(contents).toBeHidden()
    const address = await controller
      .locator('a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(address).toContain('mailto:')
  })
})
