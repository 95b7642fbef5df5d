/** Files of the site that a deploy has removed, or that a visitor who is offline cannot fetch (ERR-3). */
import { existsSync, readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { documentNames, documentPath } from '../../app/content/document-path'
import {
  documentOf,
  expect,
  field,
  filesOf,
  fill,
  follow,
  formOf,
  formReady,
  formScript,
  hydrated,
  moduleOf,
  open,
  popup,
  pressLater,
  someWords,
  test,
} from './fixtures'

/** The address of a built file whose name begins so. */
function chunk(name: string): RegExp {
  const folder = 'build/client/assets'
  const found =
    existsSync(folder) && readdirSync(folder).some((file) => file.startsWith(`${name}-`))
  if (!found) throw new Error(`The build has no file "${name}-….js".`)
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`)
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

test("another page's file gone for good: no page reloads by itself, and every way on but that one is open", async ({
  page,
  log,
}) => {
  log.expect(/404/, /Failed to fetch dynamically imported module/, /Error loading route module/)
  log.expect(/scripts of this page could not be loaded/)
  const last = moduleOf('terms-conditions')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(`**${moduleOf('contact')}`, (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  )

  // Until the last page has been read ahead: the missing one was asked for long before.
  const readAhead = page.waitForRequest(`**${last}`)
  await open(page, '/privacy-policy')
  await readAhead
  expect(loads).toBe(1)

  await test.step('a click on it reloads the page once', async () => {
    const reloaded = page.waitForEvent('load')
    const readAgain = page.waitForRequest(`**${last}`)
    await footerLink(page, 'Contact').click()
    await reloaded
    await readAgain
    expect(loads).toBe(2)
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  })

  await test.step('other pages open in place', async () => {
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL('/about')
    expect(loads).toBe(2)
  })

  await test.step('its own address opens readable, with the ways that need no script', async () => {
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    const ways = page.locator('#contact-form [data-without-script]')
    await expect(ways.getByRole('link', { name: /\+971 4 000 0000/ })).toBeVisible()
    await expect(formOf(page)).toBeHidden()
    expect(loads).toBe(3)
  })
})

test('a visitor who goes offline walks through every linked page, styled and in the words of the city', async ({
  page,
  context,
  log,
}) => {
  log.expect(/ERR_INTERNET_DISCONNECTED/, /could not be read/, /form did not arrive/)
  // Without a handler of requests the browser keeps its cache, as a visitor's does.
  await page.unrouteAll()
  // The pages are read ahead, and the profiles of the cities, one after the other.
  const lastProfile = page.waitForResponse(chunk('stockholm'))
  await open(page, '/about', 'oslo')
  await (await lastProfile).finished()
  const needed = [
    ...['home', 'services', 'contact', 'city', 'terms-conditions'].flatMap(filesOf),
    ...documentNames.map((name) => documentPath(name, 'oslo')),
  ]
  await expect.poll(() => unread(page, needed)).toEqual([])
  const carried = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  await context.setOffline(true)
  const about = documentOf('home', 'oslo').aboutSection?.subtitle ?? '?'
  for (const [path, heading, words] of [
    ['/home', 'Book with Levo', about],
    ['/services', 'Levo Lifestyle', 'Foundations & Security'],
    ['/contact', 'Contact Us', documentOf('contact', 'oslo').hero?.subtitle ?? '?'],
    ['/terms-conditions', 'Terms & Conditions', 'Terms & Conditions'],
    ['/city/stockholm', 'Discover Stockholm', 'Signature experiences'],
  ] as const) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByText(words).first()).toBeAttached()
    await expect.poll(() => stylesMissing(page, carried), path).toEqual([])
  }
})

/** The files that the page has not read to their end, but for styles that it carries in itself. */
function unread(page: Page, files: string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const read = new Set(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    return all.filter(
      (file) => !read.has(file) && !document.querySelector(`link[rel=stylesheet][href="${file}"]`),
    )
  }, files)
}

/** The style sheets that did not arrive, but for those that the first page carried in itself. */
function stylesMissing(page: Page, carried: string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return links
      .filter((link) => !link.sheet)
      .map((link) => link.href.replace('#', ''))
      .filter((href) => !known.some((one) => one.replace('#', '') === href))
  }, carried)
}

test('the script of the form cannot be had: other ways stand open, and a second try loads the page anew with what was written', async ({
  page,
  log,
}) => {
  log.expect(/404/, /script of the contact form did not arrive/)
  await page.route(formScript, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await page.clock.install()
  await open(page, '/contact')
  await formOf(page).scrollIntoViewIfNeeded()
  await expect.poll(() => log.errors.length).toBeGreaterThan(0)
  await page.clock.runFor(1_500)
  await expect.poll(() => log.errors.length).toBeGreaterThan(2)
  await page.clock.runFor(5_000)
  const notice = page.getByRole('alert')
  await expect(notice.getByRole('link', { name: /\+971 4 000 0000/ })).toBeVisible()
  await field(page, 'firstName').fill('Grace')
  await field(page, 'message').fill(someWords)
  await field(page, 'services.concierge').check()

  await page.unroute(formScript)
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await formReady(page)
  await expect(notice).toHaveCount(0)
  await expect(field(page, 'firstName')).toHaveValue('Grace')
  await expect(field(page, 'message')).toHaveValue(someWords)
  await expect(field(page, 'services.concierge')).toBeChecked()
  await fill(page)
  await pressLater(page)
  await expect(popup(page)).toBeVisible()
})

test('pieces that come on demand are missing: the page does without, or says so and offers a way on', async ({
  page,
  log,
}) => {
  log.expect(/ERR_FAILED/, /could not be read/, /this page could not be shown/)
  for (const piece of ['parse-document', 'country-flags', 'beirut', 'lightbox']) {
    await page.route(chunk(piece), (route) => route.abort())
  }
  await open(page, '/home', 'oslo')

  await test.step('the reader of documents: the defaults of the city', async () => {
    await expect(page.getByText('For the best Oslo experience')).toBeVisible()
    await expect.poll(() => log.errors.join('\n')).toMatch(/could not be read/)
    await page.unroute(chunk('parse-document'))
  })

  await test.step('the flags: names and codes stand', async () => {
    await formReady(page)
    await page.getByRole('combobox', { name: 'Country code' }).fill('norw')
    await page.getByRole('option', { name: /Norway/ }).click()
    await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('+47')
  })

  await test.step("a city's texts: the error screen, whose second try is a whole page", async () => {
    await follow(page, '/city/beirut')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Something went wrong on our side',
    )
    await page.getByRole('link', { name: 'Try again' }).click()
    await hydrated(page)
    await expect(page).toHaveURL('/city/beirut')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Beirut')
    await expect(page.getByText(documentOf('contact-form', 'beirut').title ?? '?')).toBeAttached()
  })

  await test.step('the large view of a picture: its file opens', async () => {
    await page.getByRole('link', { name: /picture 1 of/ }).click()
    await expect(page).toHaveURL(/\/media\/beirut-.*\.webp$/)
  })
})
