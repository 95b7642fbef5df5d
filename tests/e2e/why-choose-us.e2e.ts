import type { Locator, Page } from '@playwright/test'
import { expect, follow, load, test, textsOf } from './fixtures'

const texts = textsOf('why-choose-us', 'oslo')

function block(page: Page): Locator {
  return page.locator('section[aria-labelledby="why-choose-us"]')
}

test('the reasons are complete on four pages', async ({ page }) => {
  await load(page, '/oslo/about')

  await test.step('title, both subtitles and the features with a check each (WHY-1)', async () => {
    await expect(block(page).getByRole('heading', { level: 2 })).toHaveText(texts.title)
    await expect(block(page).getByText(texts.subtitle1)).toBeAttached()
    await expect(block(page).getByText(texts.subtitle2)).toBeAttached()
    await expect(block(page).getByRole('heading', { level: 3 })).toHaveText(
      texts.features.map(({ title = '?' }) => title),
    )
    const rows = block(page).getByRole('listitem')
    for (const [index, feature] of texts.features.entries()) {
      await expect(rows.nth(index)).toContainText(feature.description ?? '?')
      await expect(rows.nth(index).locator('svg[aria-hidden="true"]')).toHaveCount(1)
    }
  })

  await test.step('home, city and contact pages have them once, too (WHY-1)', async () => {
    for (const path of ['/home', '/city/oslo', '/contact']) {
      const before = await page.title()
      await follow(page, path)
      await expect(page).toHaveURL(path)
      await expect(page).not.toHaveTitle(before)
      await expect(block(page), path).toHaveCount(1)
      await expect(block(page).getByRole('heading', { level: 2 }), path).toHaveText(texts.title)
    }
  })
})
