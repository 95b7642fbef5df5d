/**
 * `npm test`: builds the site, checks its files, types and lint, and then runs the browser tests. Unit
 * tests run in parallel. Stops at the first failure and names it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { ensurePostgres } from '../relay/testing/postgresql.ts'
import { testVariables } from './build/mailbox-variables.ts'
import { ensureTestChromium } from './chromium.ts'

type Step = readonly [name: string, command: string, ...args: string[]]

/** Two builds, because the bundle depends on the measurement id. */
const first: readonly Step[] = [
  ['Build', 'node', 'tools/start.ts', '--build-only'],
  ['Build with analytics', 'node', 'tools/start.ts', '--build-only', '--analytics'],
  ['Built files', 'npm', 'run', 'test:site'],
  ['Types', 'npm', 'run', 'typecheck'],
  ['Lint', 'npm', 'run', 'lint'],
]
/** Without the tests that repeat a rule for every city, window or browser: `npm run test:browser` runs them too. */
const browserTests: Step = [
  'Browser tests',
  'npm',
  'run',
  'test:browser',
  '--',
  '--grep-invert',
  '@exhaustive',
]
/** They run in parallel to the other steps, because they mostly wait. */
const unitTests: Step = ['Unit tests', 'npm', 'run', 'test:unit']

/** The time that a step has to end its child processes after SIGINT, ms. */
const killTimeout = 20_000

const running = new Set<ChildProcess>()
let isEnding = false
const start = Date.now()

Object.assign(process.env, testVariables)
ensureTestChromium()
ensurePostgres()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await endRunning()
    process.exit(130)
  })
}
await Promise.all([runInTurn(first).then(() => run(browserTests, true)), run(unitTests)])
console.log(`\nAll passed in ${secondsSince(start)} s.`)

async function runInTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await run(step)
}

/**
 * Runs a step and exits if it fails. Prints the output as one block at the end, or immediately if
 * `isFollowed` is set.
 */
async function run([name, command, ...args]: Step, isFollowed = false): Promise<void> {
  const begin = Date.now()
  console.log(`\n— ${name} …`)
  // Its own process group, so that its child processes can be ended with it.
  const child = spawn(command, args, {
    detached: true,
    stdio: isFollowed ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => output.push(part))
  child.stderr?.on('data', (part: Buffer) => output.push(part))
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
  running.delete(child)
  // A step that another step's failure ended has not failed itself.
  if (isEnding) return new Promise(() => {})
  if (!isFollowed) console.log(`\n— ${name}`)
  process.stdout.write(Buffer.concat(output))
  if (status !== 0) {
    await endRunning()
    console.error(`\n${name}: failed.`)
    process.exit(status)
  }
  console.log(`${name}: passed in ${secondsSince(begin)} s.`)
}

/** Ends the running steps with SIGINT, like Ctrl+C: on other signals Playwright leaves its servers. */
async function endRunning(): Promise<void> {
  isEnding = true
  await Promise.all(
    [...running].map(async (child) => {
      const ended = new Promise((resolve) => child.on('close', resolve))
      send(child, 'SIGINT')
      const timer = setTimeout(() => send(child, 'SIGKILL'), killTimeout)
      await ended
      clearTimeout(timer)
    }),
  )
}

/** Sends a signal to the process group of a step. */
function send({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has already ended.
  }
}

function secondsSince(begin: number): number {
  return Math.round((Date.now() - begin) / 1000)
}
