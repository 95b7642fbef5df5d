/**
 * `npm run shots [-- name…]`: pictures of every screen at 390, 820 and 1440 px, written to shots/.
 * Needs a built site (`npm start -- --build-only`).
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { startServer } from '../mailbox/serve.ts'
import { findChromium } from './chromium.ts'

const screens: Record<string, string> = {
  landing: '/',
  home: '/home?city=dubai',
  'home-oslo': '/home?city=oslo',
  villas: '/villas?city=zurich',
  about: '/about?city=beirut',
  services: '/services?city=new-york',
  'city-dubai': '/city/dubai?city=dubai',
  'city-stockholm': '/city/stockholm?city=stockholm',
  contact: '/contact?city=stockholm',
  privacy: '/privacy-policy?city=dubai',
  unknown: '/__spa-fallback.html',
}
const widths = [390, 820, 1440]
const folder = process.env.SHOTS_DIR ?? 'shots'
const wanted = process.argv.slice(2)

await mkdir(folder, { recursive: true })
const server = await startServer({ port: 4391, dir: 'build/client', mailboxDir: '.mailbox/shots' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})

for (const [name, path] of Object.entries(screens)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: width < 500 ? 844 : width < 1000 ? 1180 : 900 },
    })
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${name} ${width}: ${message.text()}`)
    })
    page.on('pageerror', (error) => console.error(`${name} ${width}: ${error.message}`))
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    // Everything below the fold arrives when it is passed.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 120))
      }
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
    await page.waitForTimeout(4_200)
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
    await page.close()
  }
  console.log(name)
}
await browser.close()
await server.close()
