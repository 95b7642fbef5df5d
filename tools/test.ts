/**
 * `npm test`: the site is built, its files, types and lint are checked, then it is tried in browsers;
 * the unit tests run beside. Stops at the first failure and names it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { ensurePostgres } from '../relay/testing/postgresql.ts'
import { testVariables } from './build/mailbox-variables.ts'
import { ensureTestChromium } from './chromium.ts'

type Step = readonly [name: string, command: string, ...args: string[]]

/** Two whole builds, ten seconds each: the measurement id decides what is left out of the bundle. */
const first: readonly Step[] = [
  ['Build', 'node', 'tools/start.ts', '--build-only'],
  ['Build with analytics', 'node', 'tools/start.ts', '--build-only', '--analytics'],
  ['Built files', 'npm', 'run', 'test:site'],
  ['Types', 'npm', 'run', 'typecheck'],
  ['Lint', 'npm', 'run', 'lint'],
]
const browserTests: Step = ['Browser tests', 'npm', 'run', 'test:browser']
/** Beside all that: they wait much. */
const unitTests: Step = ['Unit tests', 'npm', 'run', 'test:unit']

/** How long a step that is ended may take to end what it has started, ms. */
const patience = 20_000

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
 * Runs a step; shows what it says as one block at its end, or with `isFollowed` as it comes. Ends the
 * program where it fails.
 */
async function run([name, command, ...args]: Step, isFollowed = false): Promise<void> {
  const begin = Date.now()
  console.log(`\n— ${name} …`)
  // A group of its own, so that it can be ended with all that it has started.
  const child = spawn(command, args, {
    detached: true,
    stdio: isFollowed ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const said: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => said.push(part))
  child.stderr?.on('data', (part: Buffer) => said.push(part))
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
  running.delete(child)
  // What was ended has not failed: the step that did is the one to name.
  if (isEnding) return new Promise(() => {})
  if (!isFollowed) console.log(`\n— ${name}`)
  process.stdout.write(Buffer.concat(said))
  if (status !== 0) {
    await endRunning()
    console.error(`\n${name}: failed.`)
    process.exit(status)
  }
  console.log(`${name}: passed in ${secondsSince(begin)} s.`)
}

/** Ends what is running, as Ctrl+C would: only then Playwright ends its servers too. */
async function endRunning(): Promise<void> {
  isEnding = true
  await Promise.all(
    [...running].map(async (child) => {
      const ended = new Promise((resolve) => child.on('close', resolve))
      send(child, 'SIGINT')
      const timer = setTimeout(() => send(child, 'SIGKILL'), patience)
      await ended
      clearTimeout(timer)
    }),
  )
}

/** Sends a signal to a step and all that it has started in its group. */
function send({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has just ended by itself.
  }
}

function secondsSince(begin: number): number {
  return Math.round((Date.now() - begin) / 1000)
}
