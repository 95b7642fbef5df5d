/**
 * `npm run shots [-- name…]`: writes screenshots of every screen and state at 390, 820, 1440 and 1920 px to
 * shots/. Needs a built site (`npm start -- --build-only`).
 */
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { startServer } from './preview/serve.ts'

interface Shot {
  path: string
  /** Brings about a state. The picture is then of the viewport, otherwise of the whole page. */
  act?: (page: Page) => Promise<void>
}

const shots: Record<string, Shot> = {
  landing: { path: '/' },
  home: { path: '/home?city=dubai' },
  'home-oslo': { path: '/home?city=oslo' },
  villas: { path: '/villas?city=zurich' },
  about: { path: '/about?city=beirut' },
  services: { path: '/services?city=new-york' },
  'city-dubai': { path: '/city/dubai?city=dubai' },
  'city-stockholm': { path: '/city/stockholm?city=stockholm' },
  contact: { path: '/contact?city=stockholm' },
  privacy: { path: '/privacy-policy?city=dubai' },
  menu: { path: '/home?city=oslo', act: openMenu },
  lightbox: { path: '/city/beirut?city=beirut', act: openPicture },
  'field-errors': { path: '/contact?city=oslo', act: pressSend },
  sent: {
    path: '/contact?city=oslo',
    act: async (page) => {
      await fillIn(page)
      await pressSend(page)
      await page.getByRole('dialog').waitFor({ timeout: 20_000 })
    },
  },
  'not-sent': {
    path: '/contact?city=oslo',
    act: async (page) => {
      await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500 }))
      await fillIn(page)
      await pressSend(page)
      await page.getByRole('alert').filter({ hasText: 'Failed' }).waitFor({ timeout: 20_000 })
    },
  },
}
const widths = [390, 820, 1440, 1920]
const folder = process.env.SHOTS_DIR ?? 'shots'
const wanted = process.argv.slice(2)

await mkdir(folder, { recursive: true })
const server = await startServer({ port: 4391, dir: 'build/client', mailboxDir: '.mailbox/shots' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})

for (const [name, { path, act = scrollThrough }] of Object.entries(shots)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const width of widths) {
    const page = await newPage(name, width)
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await act(page)
    const fullPage = act === scrollThrough
    await page.waitForTimeout(fullPage ? 4_200 : 1_500)
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage })
    await page.close()
  }
  console.log(name)
}
await browser.close()
await server.close()

async function newPage(name: string, width: number): Promise<Page> {
  const height = width < 500 ? 844 : width < 1000 ? 1180 : 900
  // As on a phone or tablet, whose scrollbars take no room.
  const isMobile = width < 1000
  const page = await browser.newPage({ viewport: { width, height }, isMobile, hasTouch: isMobile })
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${name} ${width}: ${message.text()}`)
  })
  page.on('pageerror', (error) => console.error(`${name} ${width}: ${error.message}`))
  return page
}

/** Sections below the fold load when they are scrolled into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      // Two frames, in which observers report, and the time of a fade.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

async function openPicture(page: Page): Promise<void> {
  const pictures = page.getByRole('link', { name: /opens large/ })
  await pictures.first().click()
}

/** Opens the sheet on phones and tablets, and the list of cities in wide windows. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  else await page.getByRole('button', { name: /Cities/ }).click()
}

async function fillIn(page: Page): Promise<void> {
  const form = page.locator('#contact-form form')
  await form.scrollIntoViewIfNeeded()
  await page.locator('#contact-form form[data-ready]').waitFor()
  await form.locator('[name=firstName]').fill('Ada')
  await form.locator('[name=lastName]').fill('Example')
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=message]').fill('Four of us in March, one who does not ski.')
  await form.getByRole('checkbox', { name: /Concierge/ }).check()
  await form.getByRole('checkbox', { name: /I agree/ }).check()
}

async function pressSend(page: Page): Promise<void> {
  const form = page.locator('#contact-form form')
  await form.scrollIntoViewIfNeeded()
  await page.locator('#contact-form form[data-ready]').waitFor()
  // Playwright takes the button for disabled while the form has errors.
  await form.locator('button[type=submit]').click({ force: true })
}
