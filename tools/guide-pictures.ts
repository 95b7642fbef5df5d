/**
 * `npm run guide:pictures`: takes the pictures of docs/guide anew, of the editor and of the built
 * site, into docs/guide/pictures. Needs a site that is built for the mailbox (`npm start -- --build-only`).
 */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findTestChromium } from './chromium.ts'
import { startEditServer } from './edit/edit-server.ts'
import { startServer } from './preview/serve.ts'

const dir = 'build/client'
const folder = 'docs/guide/pictures'
/** How long one thing may take to appear, ms: a busy machine is slow with editor and site at once. */
const patience = 60_000

await mkdir(folder, { recursive: true })
const scratch = await mkdtemp(join(tmpdir(), 'levo-guide-'))
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await takeEditor()
  await takeFailurePanel()
} finally {
  await browser.close()
  await rm(scratch, { recursive: true })
}

/** The form with a text that is too long for its place, the site beside it. */
async function takeEditor(): Promise<void> {
  // The editor works on a copy, so that nothing here can change a document.
  await cp('public/assets/content', join(scratch, 'public/assets/content'), { recursive: true })
  await cp('media/alt.json', join(scratch, 'media/alt.json'))
  const server = await startEditServer({ port: 0, root: scratch, dir, repository: 'levo/website' })
  const page = await openPage(1440, server.url)
  const form = page.frameLocator('iframe[name=form]')
  await form.getByRole('button', { name: 'Work with Local Repository' }).click()
  await form.getByRole('treeitem', { name: 'Oslo' }).click()
  await form.getByText('Home: opening').click()
  const title = form.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('A title that is far too long for its place on a phone')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText(/You cannot enter more than/).waitFor()
  await page.frameLocator('iframe[title=Site]').getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'editor')
  await server.close()
}

/** What a visitor sees whose inquiry cannot be sent. */
async function takeFailurePanel(): Promise<void> {
  const server = await startServer({ port: 0, dir, mailboxDir: join(scratch, 'mailbox') })
  const page = await openPage(820, `${server.url}/contact?city=oslo`)
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 500 }))
  await page.locator('#contact-form form[data-ready]').waitFor()
  const form = page.locator('#contact-form form')
  await form.locator('[name=firstName]').fill('Ada')
  await form.locator('[name=lastName]').fill('Example')
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=message]').fill('Four of us in March, one who does not ski.')
  await form.getByRole('checkbox', { name: /Concierge/ }).check()
  await form.getByRole('checkbox', { name: /I agree/ }).check()
  await form.locator('button[type=submit]').click()
  await form.getByRole('link', { name: 'Send by WhatsApp' }).waitFor()
  await take(page, 'not-sent')
  await server.close()
}

async function openPage(width: number, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(patience)
  await page.goto(url)
  return page
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 })
  await page.close()
  console.log(`${folder}/${name}.jpg`)
}
