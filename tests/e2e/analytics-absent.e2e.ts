import { expect, goOn, open, requestsOf, seeBrandSection, test } from './fixtures'

// This build has no measurement id; the other analytics-*.e2e.ts test the copy that has one.
// TRACK-1; that the policy allows nothing of Google: tests/site/pages.test.ts.
test('shows no notice, loads no tag and sends nothing to Google without a measurement id', async ({
  page,
}) => {
  const strangers = requestsOf(page, /^http(?!:\/\/127\.0\.0\.1)/)
  await open(page, '/terms-conditions', 'oslo')
  for (const path of ['/contact', '/city/oslo']) await goOn(page, path)
  // The notice would be on the first page; the brand section's rows load 2 s later.
  await seeBrandSection(page)
  await expect(page.locator('[data-row]')).toHaveCount(5)
  expect(strangers).toEqual([])
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ])
  expect(await page.context().cookies()).toEqual([])
})
