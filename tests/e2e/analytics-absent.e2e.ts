import { expect, goOn, open, seeBrandSection, test } from './fixtures'

// This build has no measurement id; the copy that has one is tested in the other analytics-*.e2e.ts.
// SAFE-1, TRACK-1
test('without a measurement id there is no notice, no tag and no request to Google', async ({
  page,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1' && !request.url().startsWith('data:')) {
      strangers.push(request.url())
    }
  })
  await open(page, '/terms-conditions', 'oslo')
  for (const path of ['/contact', '/city/oslo']) await goOn(page, path)
  // The notice would come with the first page; the brand section's rows come 2 s later.
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

  await test.step('the policy lets nothing of Google in where nothing of it is used', async () => {
    const policy = await page
      .locator('meta[http-equiv=Content-Security-Policy]')
      .getAttribute('content')
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('google')
  })
})
