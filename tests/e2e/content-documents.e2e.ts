import { documentNames, documentPath } from '../../app/content/document-path'
import { documentOf, expect, follow, hold, open, serveDocument, test } from './fixtures'

const defaultSubtitle = 'Exceptional travel knowledge to ensure your stay in Oslo is unforgettable'
const home = documentPath('home', 'oslo')

test.describe('a document that cannot be read costs its own fields only (DOC-3)', () => {
  // Every way to be broken: app/content/loading.test.ts and parse-document.test.ts.
  test('the words of the page stand, and the console names it', async ({ page, log }) => {
    log.expect(/home\/jsons\/oslo\.json/)
    let answer: { status?: number; contentType?: string; body: string } = { body: '' }
    await page.route(`**${home}`, (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    )
    for (const [broken, said] of [
      [{ status: 404, body: 'Not Found' }, /404/],
      [{ contentType: 'text/html', body: '<!doctype html><h1>Hotel login</h1>' }, /not JSON/],
      [{ body: JSON.stringify({ aboutSection: { subtitle: 'x'.repeat(10_000_000) } }) }, /larger/],
      [{ body: '["a"]' }, /home\/jsons\/oslo\.json/],
    ] as const) {
      answer = broken
      const before = log.errors.length
      await open(page, '/home', 'oslo')
      await expect.poll(() => log.errors.slice(before).join('\n')).toMatch(said)
      await expect(page.locator('#about-house')).toHaveText(
        documentOf('home', 'oslo').aboutSection?.subtitle ?? '?',
      )
    }
  })

  test('after a change of city, defaults stand in for it and the rest is there', async ({
    page,
    log,
  }) => {
    log.expect(/home\/jsons\/oslo\.json/)
    await page.route(`**${home}`, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await open(page, '/about', 'dubai')
    await follow(page, '/oslo/home')
    await expect(page.locator('#about-house')).toHaveText(defaultSubtitle)
    await expect(page.locator('#contact-team')).toHaveText('Contact Our Oslo Team')
    await expect(page.locator('#why-choose-us')).toHaveText(
      documentOf('why-choose-us', 'oslo').title ?? '?',
    )
  })

  test('one that is unreachable: the page goes on', async ({ page, log }) => {
    log.expect(/home\/jsons\/oslo\.json/)
    await page.route(`**${home}`, (route) => route.abort())
    await open(page, '/about', 'dubai')
    await follow(page, '/oslo/home')
    await expect(page.locator('#about-house')).toHaveText(defaultSubtitle)
  })

  test('all of them missing: the whole page stands on defaults of the city', async ({
    page,
    log,
  }) => {
    log.expect(/jsons\/oslo\.json/)
    await page.route('**/assets/content/**/oslo.json', (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    await open(page, '/about', 'dubai')
    await follow(page, '/oslo/home')
    await expect(page.getByText('For the best Oslo experience')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book with Levo')
    await expect(page.locator('#about-house')).toHaveText(defaultSubtitle)
    await expect(page.locator('#contact-team')).toHaveText('Contact Our Oslo Team')
    await expect(
      page.getByText('Reach out to our team today to discover how we can assist you.'),
    ).toBeAttached()
    await expect(
      page
        .locator('main section:not(:has(#contact-form)):not(#contact-form)')
        .filter({ hasText: 'Dubai' }),
    ).toHaveCount(0)
  })
})

test.describe('a document that is partly wrong', () => {
  test('loses only the wrong fields, and the console names each', async ({ page, log }) => {
    log.expect(
      /"aboutSection\.subtitle"/,
      /"aboutSection\.imageSrc"/,
      /"contactSection\.features\.1\.icon"/,
    )
    await serveDocument(page, 'home', 'oslo', {
      aboutSection: {
        subtitle: 42,
        description1: 'A right paragraph.',
        imageSrc: 'https://elsewhere.example/x.jpg',
      },
      contactSection: {
        title: 'A right title',
        features: [
          { icon: 'clock', title: 'Kept', description: 'Right.' },
          { icon: 'dragon', title: 'Kept too', description: 'A strange icon.' },
        ],
      },
    })
    await open(page, '/home', 'oslo')
    const about = page.locator('section[aria-labelledby=about-house]')
    await expect(page.locator('#about-house')).toHaveText(defaultSubtitle)
    await expect(about).toContainText('A right paragraph.')
    await expect(page.locator('#contact-team')).toHaveText('A right title')
    const features = page.locator('section[aria-labelledby=contact-team]').locator('li:has(svg)')
    await expect(features).toHaveText([/Kept.*Right\./, /Kept too.*A strange icon\./])
  })

  test("names a picture the house does not have: the city's own stands", async ({ page, log }) => {
    log.expect(/no picture "no-such-picture"/)
    await serveDocument(page, 'home', 'oslo', { aboutSection: { imageSrc: 'no-such-picture' } })
    await open(page, '/home', 'oslo')
    await expect.poll(() => log.errors.join()).toContain('no-such-picture')
    await expect(page.locator('section[aria-labelledby=about-house] img')).toHaveAttribute(
      'src',
      /\/media\/oslo-/,
    )
  })

  test('shows markup as text where no HTML is foreseen', async ({ page }) => {
    await serveDocument(page, 'hero', 'oslo', { subtitle: '<b>bold</b> & <script>1</script>' })
    await open(page, '/home', 'oslo')
    await expect(page.getByText('<b>bold</b> & <script>1</script>')).toBeVisible()
  })
})

// DOC-2
test.describe('the team changes a text on the host', () => {
  test('the next visitor reads it, in the default city as in any other', async ({ page }) => {
    for (const city of ['dubai', 'oslo'] as const) {
      await serveDocument(page, 'hero', city, {
        ...documentOf('hero', city),
        subtitle: `New words for ${city}`,
      })
    }
    await open(page, '/home', 'dubai')
    await expect(page.getByText('New words for dubai')).toBeVisible()
    await page.goto('/home?city=oslo')
    await expect(page.getByText('New words for oslo')).toBeVisible()
  })

  test('a field left out falls back to the default, in the default city too', async ({ page }) => {
    await serveDocument(page, 'home', 'dubai', {})
    await open(page, '/home', 'dubai')
    await expect(page.locator('#about-house')).toHaveText(
      'Exceptional travel knowledge to ensure your stay in Dubai is unforgettable',
    )
  })

  test('for the default city the prerendered text stands until its document has arrived', async ({
    page,
  }) => {
    await serveDocument(page, 'hero', 'dubai', { subtitle: 'Late words' })
    const release = await hold(page, `**${documentPath('hero', 'dubai')}`)
    await open(page, '/home', 'dubai')
    await expect(page.getByText('For the best Dubai experience')).toBeVisible()
    release()
    await expect(page.getByText('Late words')).toBeVisible()
  })
})

test("equal entries of one city do not stay on the next city's page", async ({ page }) => {
  const twice = { title: 'Twice', description: 'Said twice.' }
  await serveDocument(page, 'why-choose-us', 'oslo', { features: [twice, twice, twice] })
  await serveDocument(page, 'pre-footer', 'oslo', { slogan: ['ONE', 'ONE', 'ONE'] })
  await serveDocument(page, 'home', 'oslo', {
    contactSection: {
      features: [
        { ...twice, icon: 'star' },
        { ...twice, icon: 'star' },
      ],
    },
  })
  await open(page, '/home', 'oslo')
  await expect(page.getByText('Said twice.')).toHaveCount(5)
  await expect(page.locator('#slogan')).toHaveText(/ONE.*ONE.*ONE/)
  await follow(page, '/home?city=zurich')
  await expect(page.locator('#why-choose-us')).toHaveText(
    documentOf('why-choose-us', 'zurich').title ?? '?',
  )
  await expect(page.getByText('Said twice.')).toHaveCount(0)
  await expect(page.locator('#slogan')).not.toContainText('ONE')
  await expect(page.locator('#slogan')).toHaveText(/^\s*LUXURY\s*\|\s*LIFESTYLE\s*\|[^|]*$/)
})

test('each document is fetched once per page and city, over any number of navigations (DOC-2)', async ({
  page,
}) => {
  const fetched: Record<string, number> = {}
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/content/')) fetched[pathname] = (fetched[pathname] ?? 0) + 1
  })
  await open(page, '/home', 'oslo')
  const round = ['/about', '/contact', '/villas', '/home', '/city/zurich', '/home?city=oslo']
  async function goRound(): Promise<void> {
    for (const path of round) {
      await follow(page, path)
      await expect(page).toHaveURL(path)
    }
  }
  await goRound()
  const expected = Object.fromEntries(
    (['oslo', 'zurich'] as const).flatMap((city) =>
      documentNames.map((name) => [documentPath(name, city), 1] as const),
    ),
  )
  await expect.poll(() => Object.keys(fetched).sort()).toEqual(Object.keys(expected).sort())
  // All are here: whatever asks from now on asks a second time.
  await goRound()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual(expected)
})

test('a document that fails is asked for and logged once a load, and again on the next navigation', async ({
  page,
  log,
}) => {
  const path = documentPath('home', 'oslo')
  log.expect(/home\/jsons\/oslo\.json/)
  let asked = 0
  let isBack = false
  await page.route(`**${path}`, (route) => {
    asked += 1
    return isBack ? route.fallback() : route.fulfill({ status: 404, body: '' })
  })
  await open(page, '/about', 'oslo')
  await expect.poll(() => asked).toBe(1)

  isBack = true
  await follow(page, '/home')
  await expect(page.locator('#about-house')).toHaveText(
    documentOf('home', 'oslo').aboutSection?.subtitle ?? '?',
  )
  // Once for the load and once for the navigation, however many parts of the page have asked.
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(2)
  expect(log.errors.filter((line) => line.includes(`${path} could not be read`))).toHaveLength(1)
})

test('documents that never arrive: after four seconds of a change of city its defaults stand in', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/content/**/oslo.json')
  await open(page, '/about', 'dubai')
  await follow(page, '/oslo/home')
  await expect(page.getByText('For the best Oslo experience')).toBeVisible()
  await expect(page.locator('#about-house')).toHaveText(defaultSubtitle)

  // When they come after all, they take their place.
  release()
  await expect(page.locator('#about-house')).toHaveText(
    documentOf('home', 'oslo').aboutSection?.subtitle ?? '?',
  )
})
