import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The Chromium that browser tests use: `CHROME_PATH`, or `chromium` or `google-chrome` on the PATH.
 * `undefined` lets Playwright take its own, where one has been downloaded.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there.`)
    return named
  }
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return undefined
}

/** Installs a Chromium where there is none: Playwright's own, or Debian's where that cannot be downloaded. */
export function ensureChromium(): void {
  if (findChromium() || hasPlaywrightBrowser()) return
  console.log('No Chromium found: installing one for the browser tests.')
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  if (download.status === 0) return
  const root = process.getuid?.() === 0
  if (!root) {
    throw new Error(
      'Chromium could not be downloaded. Install it (`apt-get install chromium`) or set CHROME_PATH.',
    )
  }
  execFileSync('apt-get', ['update'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' })
}

function hasPlaywrightBrowser(): boolean {
  const probe = spawnSync('node', [
    '-e',
    "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath())?0:1)",
  ])
  return probe.status === 0
}
