/**
 * `npm run edit`: opens the editor on the working copy, with the site beside it. The options are
 * `--port` (4180), `--build` (builds the site anew first) and `--no-open` (opens no browser).
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startEditServer } from './edit-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')
const dir = 'build/client'

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4180' },
        build: { type: 'boolean' },
        open: { type: 'boolean', default: true },
      },
      allowNegative: true,
    }).values
  } catch (error) {
    console.error(`${(error as Error).message}\nThe options are --port, --build and --no-open.`)
    return process.exit(2)
  }
}

/** The hosted repository's `owner/name`, as git knows it. */
function hostedRepository(): string {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' })
  return /[:/]([^/:]+\/[^/]+?)(?:\.git)?\s*$/.exec(stdout ?? '')?.[1] ?? 'owner/repository'
}

function openBrowser(url: string): void {
  const program = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .on('error', () => console.log('Open the address above in a browser.'))
    .unref()
}

const { port, build, open } = readOptions()
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  console.error(`--port is "${port}"; give a number from 1024 to 65535.`)
  process.exit(2)
}
process.chdir(root)
if (build || !existsSync(`${dir}/index.html`)) {
  console.log('Building the site that is shown beside the form; this takes about a minute.')
  const built = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
try {
  const server = await startEditServer({
    port: Number(port),
    root,
    dir,
    repository: hostedRepository(),
  })
  console.log(`Editor  ${server.url}\nPress "Work with Local Repository" there. Stop with Ctrl+C.`)
  if (open) openBrowser(server.url)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is taken. Choose another: npm run edit -- --port ${Number(port) + 1}`)
  process.exitCode = 1
}
