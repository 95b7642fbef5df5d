import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where npm puts a Chromium without windows, packed; it runs on Linux on x64 alone (docs/decisions/016-chromium-from-npm.md). */
const folder = new URL('../node_modules/@sparticuz/chromium/bin/', import.meta.url)
const packed = new URL('chromium.br', folder)
const unpacked = new URL('chromium', folder)

/** The Chromium that visitors have, with windows: `CHROME_PATH`, one on the PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  return named() ?? firstOnPath() ?? downloaded()
}

/**
 * The Chromium of the browser tests: `CHROME_PATH`, the one that npm brings where it has been
 * unpacked, or that of visitors.
 */
export function findTestChromium(): string | undefined {
  return named() ?? (existsSync(unpacked) ? fileURLToPath(unpacked) : findChromium())
}

/** Whether the browser tests run in the Chromium that npm brings, whose pixels are the same everywhere. */
export function isNpmChromium(): boolean {
  return findTestChromium() === fileURLToPath(unpacked)
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

function firstOnPath(): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return undefined
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * Makes the browsers of the tests ready: installs a Chromium where there is none, Debian's as root,
 * else Playwright's own, and unpacks the one that npm brings.
 */
export function ensureTestChromium(): void {
  // One test needs what only the one with windows has (tests/e2e/faults-history.e2e.ts).
  if (!findChromium()) install()
  if (!existsSync(unpacked)) unpack()
}

function install(): void {
  if (process.getuid?.() === 0 && installByApt('chromium')) return
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

/** Unpacks the Chromium that npm brings; it is left out where it does not run. */
function unpack(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  const tried = fileURLToPath(new URL('chromium.new', folder))
  writeFileSync(tried, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  if (spawnSync(tried, ['--version']).status === 0) {
    renameSync(tried, unpacked)
  } else {
    rmSync(tried)
    console.log('The Chromium that npm brings does not run here: the tests take the other one.')
  }
}

function installByApt(name: string): boolean {
  console.log(`Installing ${name} for the browser tests.`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 }).status === 0
  return apt('install', '-y', name) || (apt('update') && apt('install', '-y', name))
}
