/** Files of the site that a deploy has removed, or that a visitor who is offline cannot fetch (ERR-3). */
import { existsSync, readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { documentNames, documentPath } from '../../app/content/document-path'
import { site } from '../../app/site/site'
import {
  documentOf,
  expect,
  filesOf,
  follow,
  hydrated,
  load,
  moduleOf,
  open,
  textsOf,
  titleOf,
} from './fixtures'
import { formScript, someWords, test } from './form'

/** The address of a built file whose name begins with this. */
function chunk(name: string): RegExp {
  const folder = 'build/client/assets'
  const found =
    existsSync(folder) && readdirSync(folder).some((file) => file.startsWith(`${name}-`))
  if (!found) throw new Error(`The build has no file "${name}-….js".`)
  return new RegExp(`/assets/${name}-[\\w-]{6}\\.js$`)
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

/** What the router logs about a script that it cannot load, while the browser opens the clicked address. */
const leaving = [/Failed to fetch dynamically imported module/, /Error loading route module/]

test("another page's file is gone: no page reloads by itself, and a click opens its address as a document", async ({
  page,
  form,
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

  // Waits until the last page has been prefetched: the missing one was requested long before.
  const prefetched = page.waitForRequest(`**${last}`)
  await open(page, '/privacy-policy')
  await prefetched

  await test.step('other pages open in place', async () => {
    await footerLink(page, 'About').click()
    await expect(page).toHaveURL('/about')
    await expect(titleOf(page)).not.toHaveText('Privacy Policy')
    expect(loads).toBe(1)
  })

  await test.step('its own opens readable, with the channels that need no script', async () => {
    await footerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await expect(titleOf(page)).toHaveText(textsOf('contact', 'dubai').hero.title)
    const ways = form.channels
    await expect(ways.getByRole('link', { name: site.phone.display })).toBeVisible()
    await expect(form.element).toBeHidden()
    await expect.poll(() => loads).toBe(2)
  })

  await test.step('and its links work', async () => {
    await footerLink(page, 'About').click()
    await hydrated(page)
    await expect(page).toHaveURL('/about')
    expect(loads).toBe(3)
  })
})

test('every script is gone after a deploy: the first click opens its address in the new build', async ({
  page,
  log,
}) => {
  log.expect(/404/)
  log.allow(...leaving)
  // A visitor for whom nothing is prefetched: every page is missing.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
  await load(page, '/oslo/about')
  let isDeployed = false
  await page.route('**/assets/**/*.js', (route) =>
    isDeployed ? route.fallback() : route.fulfill({ status: 404, body: 'Not Found' }),
  )
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // The next document references the scripts of its own build, which exist.
  page.on('request', (request) => {
    isDeployed ||= request.isNavigationRequest() && request.url().endsWith('/oslo/contact')
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/oslo/contact')
  await hydrated(page)
  await expect(titleOf(page)).toHaveText(textsOf('contact', 'oslo').hero.title)
  expect(loads).toBe(1)
})

test('an offline visitor can open every linked page, styled and in the texts of the city', async ({
  page,
  context,
  log,
}) => {
  log.expect(/ERR_INTERNET_DISCONNECTED/, /could not be read/, /form did not arrive/)
  // With a request handler the browser would not use its cache, as a visitor's does.
  await page.unrouteAll()
  // The pages are prefetched, then the profiles of the cities, one after the other.
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
    await expect(titleOf(page)).toHaveText(heading)
    await expect(page.getByRole('main').getByText(words).first()).toBeAttached()
    await expect.poll(() => stylesMissing(page, carried), path).toEqual([])
  }
})

/** The files that the page has not fully loaded, except styles that are inline. */
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

/** The style sheets that did not load, except those inline in the first page. */
function stylesMissing(page: Page, carried: string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return links
      .filter((link) => !link.sheet)
      .map((link) => link.href.replace('#', ''))
      .filter((href) => !known.some((one) => one.replace('#', '') === href))
  }, carried)
}

test("the form's script cannot be loaded: other channels are offered, and a retry reloads the page with what was written", async ({
  page,
  form,
  log,
}) => {
  log.expect(/404/, /script of the contact form did not arrive/)
  await page.route(formScript, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await page.clock.install()
  await open(page, '/contact')
  await form.element.scrollIntoViewIfNeeded()
  await expect.poll(() => log.errors.length).toBeGreaterThan(0)
  await page.clock.runFor(1_500)
  await expect.poll(() => log.errors.length).toBeGreaterThan(2)
  await page.clock.runFor(5_000)
  const notice = page.getByRole('alert')
  await expect(notice.getByRole('link', { name: site.phone.display })).toBeVisible()
  await form.field('firstName').fill('Grace')
  await form.field('message').fill(someWords)
  await form.field('services.concierge').check()

  await page.unroute(formScript)
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await form.ready()
  await expect(notice).toHaveCount(0)
  await expect(form.field('firstName')).toHaveValue('Grace')
  await expect(form.field('message')).toHaveValue(someWords)
  await expect(form.field('services.concierge')).toBeChecked()
  await form.fill()
  await form.send()
})

test('chunks that load on demand are missing: the page works without them, or says so and offers an action', async ({
  page,
  form,
  log,
}) => {
  log.expect(/ERR_FAILED/, /could not be read/)
  for (const piece of ['parse-document', 'country-flags', 'beirut', 'lightbox']) {
    await page.route(chunk(piece), (route) => route.abort())
  }
  await open(page, '/home', 'oslo')

  await test.step('the parser of documents: the defaults of the city', async () => {
    await expect(page.getByText('For the best Oslo experience')).toBeVisible()
    await expect.poll(() => log.errors.join('\n')).toMatch(/could not be read/)
    await page.unroute(chunk('parse-document'))
  })

  await test.step('the flags: names and codes are shown', async () => {
    await form.ready()
    await page.getByRole('combobox', { name: 'Country code' }).fill('norw')
    await page.getByRole('option', { name: /Norway/ }).click()
    await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('+47')
  })

  await test.step("a city's texts: its address opens as a document", async () => {
    await follow(page, '/city/beirut')
    await expect(page).toHaveURL('/city/beirut')
    await hydrated(page)
    await expect(titleOf(page)).toHaveText('Discover Beirut')
    await expect(page.getByText(documentOf('contact-form', 'beirut').title ?? '?')).toBeAttached()
  })

  await test.step("the lightbox: the picture's file opens", async () => {
    await page.getByRole('link', { name: /picture 1 of/ }).click()
    await expect(page).toHaveURL(/\/media\/beirut-.*\.webp$/)
  })
})
