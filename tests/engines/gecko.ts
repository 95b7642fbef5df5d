import type { Engine } from './engine.ts'
import { need } from './programs.ts'
import { startPuppeteer } from './puppeteer.ts'

/** Firefox: `FIREFOX_PATH`, one on the PATH, or Debian's extended support release. */
export async function startGecko(): Promise<Engine> {
  const firefox = need({
    names: ['firefox', 'firefox-esr'],
    variable: 'FIREFOX_PATH',
    debian: 'firefox-esr',
  })
  return startPuppeteer({ browser: 'firefox', executablePath: firefox })
}
