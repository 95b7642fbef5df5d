import { ensureTestChromium, findChromium } from '../../tools/chromium.ts'
import type { Engine } from './engine.ts'
import { startPuppeteer } from './puppeteer.ts'

/** The machine's Chromium, which has windows, installed if there is none. */
export async function startChromium(): Promise<Engine> {
  ensureTestChromium()
  return startPuppeteer({
    browser: 'chrome',
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
}
