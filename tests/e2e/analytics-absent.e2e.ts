import { expect, goOn, open, seeBrandSection, test } from './fixtures'

// This build has no measurement id; the other analytics-*.e2e.ts test the copy that has one.
// SAFE-1, TRACK-1
test('shows no notice, loads no tag and sends nothing to Google without a measurement id', async ({
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

  await test.step('the policy allows nothing of Google where nothing of it is used', async () => {
    const policy = await page
      .locator('meta[http-equiv=Content-Security-Policy]')
      .getAttribute('content')
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('google')
  })
})
