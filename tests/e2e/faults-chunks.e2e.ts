/** Files of the site that a deploy has removed, or that a visitor who is offline cannot fetch (ERR-3). */
import { existsSync, readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { documentNames, documentPath } from '../../app/content/document-path'
import { site } from '../../app/site/site'
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
  textsOf,
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

/** What the router says of a script that it cannot load, while the page is left for the clicked address. */
const leaving = [/Failed to fetch dynamically imported module/, /Error loading route module/]

test("another page's file gone for good: no page reloads by itself, and a click opens its address as it was sent", async ({
  page,
  log,
}) => {
  log.expect(/404/, /scripts of this page could not be loaded/)
  log.allow(...leaving)
  const last = moduleOf('terms-conditions')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(`**${moduleOf('contact')}`, (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  )

  // Until the last page has been prefetched: the missing one was requested long before.
  const prefetched = page.waitForRequest(`**${last}`)
  await open(page, '/privacy-policy')
  await prefetched

  await test.step('other pages open in place', async () => {
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy Policy')
    expect(loads).toBe(1)
  })

  await test.step('its own opens readable, with the ways that need no script', async () => {
    await footerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf('contact', 'dubai').hero.title,
    )
    const ways = page.locator('#contact-form [data-without-script]')
    await expect(ways.getByRole('link', { name: site.phone.display })).toBeVisible()
    await expect(formOf(page)).toBeHidden()
    await expect.poll(() => loads).toBe(2)
  })

  await test.step('and leads on', async () => {
    await footerLink(page, 'About').click()
    await hydrated(page)
    await expect(page).toHaveURL('/about')
    expect(loads).toBe(3)
  })
})

test('every script gone after a deploy: the first click opens its address in the new build', async ({
  page,
  log,
}) => {
  log.expect(/404/)
  log.allow(...leaving)
  // A visitor for whom nothing is prefetched: each page is missing.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
  await page.goto('/oslo/about')
  await hydrated(page)
  let isDeployed = false
  await page.route('**/assets/**/*.js', (route) =>
    isDeployed ? route.fallback() : route.fulfill({ status: 404, body: 'Not Found' }),
  )
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // The next document names the scripts of its own build, which are there.
  page.on('request', (request) => {
    isDeployed ||= request.isNavigationRequest() && request.url().endsWith('/oslo/contact')
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/oslo/contact')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('contact', 'oslo').hero.title,
  )
  expect(loads).toBe(1)
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
    ['/home', textsOf('hero', 'oslo').title, about],
    ['/services', 'Levo Lifestyle', 'Foundations & Security'],
    ['/contact', textsOf('contact', 'oslo').hero.title, textsOf('contact', 'oslo').hero.subtitle],
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
  await expect(notice.getByRole('link', { name: site.phone.display })).toBeVisible()
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
  log.expect(/ERR_FAILED/, /could not be read/)
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

  await test.step("a city's texts: its address itself opens", async () => {
    await follow(page, '/city/beirut')
    await expect(page).toHaveURL('/city/beirut')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Beirut')
    await expect(page.getByText(documentOf('contact-form', 'beirut').title ?? '?')).toBeAttached()
  })

  await test.step('the large view of a picture: its file opens', async () => {
    await page.getByRole('link', { name: /picture 1 of/ }).click()
    await expect(page).toHaveURL(/\/media\/beirut-.*\.webp$/)
  })
})
