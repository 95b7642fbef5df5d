import type { CityKey } from '../../app/cities/cities'
import { defaultTexts } from '../../app/content/defaults'
import { documentPath } from '../../app/content/document-path'
import { documentOf, expect, follow, hold, open, serveDocument, test, textsOf } from './fixtures'

/** The home page's default text about the company. */
function defaultSubtitle(city: CityKey): string {
  return defaultTexts(city).home.aboutSection.subtitle
}

// DOC-3
// Every kind of error: app/content/loading.test.ts and parse-document.test.ts.
test('keeps the prerendered texts on a first load if a document is unreadable, logs it once, and requests it again on the next navigation', async ({
  page,
  log,
}) => {
  const path = documentPath('home', 'oslo')
  log.expect(/home\/jsons\/oslo\.json could not be read .*not JSON/)
  const written = documentOf('home', 'oslo')
  let asked = 0
  let isBack = false
  await page.route(`**${path}`, (route) => {
    asked += 1
    return isBack
      ? route.fulfill({ json: { ...written, aboutSection: { subtitle: 'Words that came' } } })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hotel login</h1>' })
  })
  await open(page, '/home', 'oslo')
  await expect.poll(() => log.errors.join()).toContain(path)
  await expect(page.locator('#about-house')).toHaveText(written.aboutSection?.subtitle ?? '?')
  expect(asked).toBe(1)

  isBack = true
  await follow(page, '/terms-conditions')
  await expect(page).toHaveURL('/terms-conditions')
  await follow(page, '/home')
  await expect(page.locator('#about-house')).toHaveText('Words that came')
  // Once for the load and once for the navigations, however many components requested it: all of them
  // did before another city's texts arrived.
  await follow(page, '/zurich/home')
  await expect(page.locator('#about-house')).toHaveText(
    documentOf('home', 'zurich').aboutSection?.subtitle ?? '?',
  )
  expect(asked).toBe(2)
  expect(log.errors.filter((line) => line.includes(`${path} could not be read`))).toHaveLength(1)
})

test('shows the defaults of an unreadable document after a change of city', async ({
  page,
  log,
}) => {
  log.expect(/home\/jsons\/oslo\.json/)
  await open(page, '/terms-conditions', 'dubai')

  await test.step('for a missing one, with the rest loaded', async () => {
    await page.route(`**${documentPath('home', 'oslo')}`, (route) =>
      route.fulfill({ status: 404, body: 'Not Found' }),
    )
    await follow(page, '/oslo/home')
    await expect(page.locator('#about-house')).toHaveText(defaultSubtitle('oslo'))
    await expect(page.locator('#contact-team')).toHaveText('Contact Our Oslo Team')
    await expect(page.locator('#why-choose-us')).toHaveText(
      documentOf('why-choose-us', 'oslo').title ?? '?',
    )
  })
  await test.step('for those that never arrive, after four seconds; they replace the defaults if they arrive later', async () => {
    const release = await hold(page, '**/assets/content/**/stockholm.json')
    await follow(page, '/stockholm/home')
    await expect(page.getByText('For the best Stockholm experience')).toBeVisible()
    await expect(page.locator('#about-house')).toHaveText(defaultSubtitle('stockholm'))
    release()
    await expect(page.locator('#about-house')).toHaveText(
      documentOf('home', 'stockholm').aboutSection?.subtitle ?? '?',
    )
  })
})

// Wrong fields: app/content/parse-document.test.ts, and of every document faults-content.e2e.ts.
test('shows markup as text, the picture that the city has, and repeated entries', async ({
  page,
  log,
}) => {
  log.expect(
    /home\/jsons\/zurich\.json: "aboutSection\.imageSrc" is left out .*no picture "no-such-picture"/,
  )
  const about = page.locator('section[aria-labelledby=about-house]')
  await serveDocument(page, 'hero', 'oslo', { subtitle: '<b>bold</b> & <script>1</script>' })
  await open(page, '/home', 'oslo')

  await test.step('markup is shown as text in fields without HTML', async () => {
    await expect(page.getByText('<b>bold</b> & <script>1</script>')).toBeVisible()
  })
  await test.step("an unknown picture keeps the city's own", async () => {
    await serveDocument(page, 'home', 'zurich', { aboutSection: { imageSrc: 'no-such-picture' } })
    await follow(page, '/zurich/home')
    await expect.poll(() => log.errors.join()).toContain('no-such-picture')
    await expect(about.locator('img')).toHaveAttribute('src', /\/media\/zurich-/)
  })
  await test.step("repeated entries of one city do not stay on the next city's page", async () => {
    const twice = { title: 'Twice', description: 'Said twice.' }
    await serveDocument(page, 'why-choose-us', 'beirut', { features: [twice, twice, twice] })
    await serveDocument(page, 'pre-footer', 'beirut', { slogan: ['ONE', 'ONE', 'ONE'] })
    await serveDocument(page, 'home', 'beirut', {
      contactSection: {
        features: [
          { ...twice, icon: 'star' },
          { ...twice, icon: 'star' },
        ],
      },
    })
    await follow(page, '/home?city=beirut')
    // The strip on the home page only shows the titles of its features.
    await expect(page.getByText('Said twice.')).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Twice' })).toHaveCount(5)
    await expect(page.locator('#slogan')).toHaveText(/ONE.*ONE.*ONE/)
    await follow(page, '/home?city=stockholm')
    await expect(page.locator('#why-choose-us')).toHaveText(
      documentOf('why-choose-us', 'stockholm').title ?? '?',
    )
    await expect(page.getByText('Said twice.')).toHaveCount(0)
    await expect(page.locator('#slogan')).not.toContainText('ONE')
    await expect(page.locator('#slogan')).toContainText(
      textsOf('pre-footer', 'stockholm').slogan[0] ?? '?',
    )
  })
})

// DOC-2
test('shows a text that the team changed on the host to the next visitor, in the default city as in any other', async ({
  page,
}) => {
  // Another city's visitor: the test above, which opens Oslo.
  await serveDocument(page, 'home', 'dubai', {})
  await serveDocument(page, 'hero', 'dubai', { subtitle: 'Late words' })
  const release = await hold(page, `**${documentPath('hero', 'dubai')}`)
  await open(page, '/home', 'dubai')
  await test.step('a missing field falls back to the default', async () => {
    await expect(page.locator('#about-house')).toHaveText(defaultSubtitle('dubai'))
  })
  await test.step('the prerendered text stays until its document has arrived', async () => {
    await expect(page.getByText(textsOf('hero', 'dubai').subtitle)).toBeVisible()
    release()
    await expect(page.getByText('Late words')).toBeVisible()
  })
})
