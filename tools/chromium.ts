import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The npm package with a compressed headless Chromium for Linux on x64 (docs/decisions/016-chromium-from-npm.md). */
const folder = new URL('../node_modules/@sparticuz/chromium/bin/', import.meta.url)
const packed = new URL('chromium.br', folder)
const unpacked = new URL('chromium', folder)

/** A full Chromium as visitors have it: `CHROME_PATH`, one on the PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  return named() ?? firstOnPath() ?? downloaded()
}

/**
 * The Chromium of the browser tests: `CHROME_PATH`, the one from npm if it is unpacked, or
 * `findChromium`.
 */
export function findTestChromium(): string | undefined {
  return named() ?? (existsSync(unpacked) ? fileURLToPath(unpacked) : findChromium())
}

/** Whether the browser tests run in the Chromium from npm, which paints the same pixels everywhere. */
export function isNpmChromium(): boolean {
  return findTestChromium() === fileURLToPath(unpacked)
}

/** Whether /dev/shm has 1 GB free. Containers often have 64 MB, too little for a browser. */
export function hasLargeSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}

/** `CHROME_PATH`. Throws if the file does not exist. */
function named(): string | undefined {
  const path = process.env.CHROME_PATH
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH is ${path}, which does not exist.`)
  return path || undefined
}

function firstOnPath(): string | undefined {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' })
  return stdout?.split('\n')[0] || undefined
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * Prepares the browsers of the tests: installs a full Chromium if there is none (Debian's as root,
 * otherwise Playwright's) and unpacks the one from npm.
 */
export function ensureTestChromium(): void {
  // tests/e2e/faults-history.e2e.ts needs a feature that the headless one does not have.
  if (!findChromium()) install()
  if (!existsSync(unpacked)) unpack()
}

function install(): void {
  if (process.getuid?.() === 0 && installByApt('chromium')) return
  console.log('No Chromium found. Playwright downloads one for the browser tests.')
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  if (download.status !== 0) {
    throw new Error(
      'Could not download Chromium. Install it (`apt-get install chromium`) or set CHROME_PATH.',
    )
  }
}

/** Unpacks the Chromium from npm and deletes it if it does not run on this machine. */
function unpack(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  const tried = fileURLToPath(new URL('chromium.new', folder))
  writeFileSync(tried, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  if (spawnSync(tried, ['--version']).status === 0) {
    renameSync(tried, unpacked)
  } else {
    rmSync(tried)
    console.log('The Chromium from npm does not run on this machine. The tests use the other one.')
  }
}

function installByApt(name: string): boolean {
  console.log(`Installing ${name} for the browser tests.`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 }).status === 0
  return apt('install', '-y', name) || (apt('update') && apt('install', '-y', name))
}
