import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'

/** Chromium without windows, as Playwright itself uses it: the browser tests take two thirds of the time. */
const headless = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium that visitors have, for what is measured: `CHROME_PATH`, or one on the PATH. */
export function findChromium(): string | undefined {
  return named() ?? firstOnPath([...withWindows, headless])
}

/**
 * The Chromium of the browser tests: `CHROME_PATH`, or whatever is on the PATH, the one without
 * windows first. `undefined` lets Playwright take its own, where one has been downloaded.
 */
export function findTestChromium(): string | undefined {
  return named() ?? firstOnPath([headless, ...withWindows])
}

/** Whether /dev/shm has a gigabyte free; containers often have 64 MB, too little for a browser. */
export function hasLargeSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}

/** `CHROME_PATH`; throws where nothing is there. */
function named(): string | undefined {
  const path = process.env.CHROME_PATH
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH names ${path}, which is not there.`)
  return path || undefined
}

function firstOnPath(names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return undefined
}

/**
 * Installs a Chromium for the tests where there is none: Debian's as root, else Playwright's own. As
 * root on Debian also the faster one, where only the one with windows is there.
 */
export function ensureTestChromium(): void {
  const isRoot = process.getuid?.() === 0
  const found = findTestChromium() || hasPlaywrightBrowser()
  const isSlow = !process.env.CHROME_PATH && !firstOnPath([headless])
  if (found && !(isSlow && isRoot)) return
  // One test needs what only the one with windows has (tests/e2e/faults-history.e2e.ts).
  if (isRoot && installByApt(...(found ? [headless] : ['chromium', headless]))) return
  if (found || (isRoot && installByApt('chromium'))) return
  console.log('No Chromium found: Playwright downloads one for the browser tests.')
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  if (download.status !== 0) {
    throw new Error(
      'Chromium could not be downloaded. Install it (`apt-get install chromium`) or set CHROME_PATH.',
    )
  }
}

function installByApt(...names: string[]): boolean {
  console.log(`Installing ${names.join(' and ')} for the browser tests.`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 }).status === 0
  return apt('install', '-y', ...names) || (apt('update') && apt('install', '-y', ...names))
}

function hasPlaywrightBrowser(): boolean {
  const probe = spawnSync('node', [
    '-e',
    "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath())?0:1)",
  ])
  return probe.status === 0
}
