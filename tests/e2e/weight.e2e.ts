/** The transfer size of a first visit: everything that loads before the film is requested. */
import { expect, goldenHour, test } from './fixtures'

const kilobyte = 1_024
/** Home before its film. */
const budget = 600 * kilobyte

for (const [device, options] of Object.entries({
  'a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  'a wide window': { viewport: { width: 1_440, height: 900 }, deviceScaleFactor: 1 },
})) {
  test.describe(device, () => {
    // With reduced motion no film would be requested.
    test.use({ ...options, reducedMotion: 'no-preference' })

    // SPEED-2
    test('home transfers at most 600 KB before the film', async ({ page, context }) => {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      let bytes = 0
      let requests = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
        requests += 1
      })
      await page.clock.setFixedTime(goldenHour)
      const film = page.waitForRequest('**/media/film/**')
      await page.goto('/home?city=dubai')
      await film
      expect(requests).toBeGreaterThan(15)
      expect(bytes).toBeGreaterThan(100 * kilobyte)
      expect(bytes).toBeLessThanOrEqual(budget)
    })
  })
}
