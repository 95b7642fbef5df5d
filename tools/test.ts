/**
 * `npm test`: types, lint and unit tests while the site is built and its files are checked, then the
 * browser tests, which need both cores. Stops at the first failure and names it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { testVariables } from './build/mailbox-variables.ts'
import { ensureTestChromium } from './chromium.ts'
import { ensurePostgres } from './postgresql.ts'

type Step = readonly [name: string, command: string, ...args: string[]]

/** Steps of one list run one after the other, the two lists side by side. */
const besideEachOther: readonly (readonly Step[])[] = [
  [
    ['Build', 'node', 'tools/start.ts', '--build-only'],
    ['Build with analytics', 'node', 'tools/start.ts', '--build-only', '--analytics'],
    ['Built files', 'npm', 'run', 'test:site'],
    ['Types', 'npm', 'run', 'typecheck'],
    ['Lint', 'npm', 'run', 'lint'],
  ],
  [
    // By itself: it takes as long as all the rest.
    ['Unit tests', 'npm', 'run', 'test:unit'],
  ],
]
const alone: Step = ['Browser tests', 'npm', 'run', 'test:browser']

const running = new Set<ChildProcess>()
const start = Date.now()

Object.assign(process.env, testVariables)
ensureTestChromium()
ensurePostgres()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endRunning()
    process.exit(130)
  })
}
await Promise.all(besideEachOther.map(runInTurn))
await run(alone, true)
console.log(`\nAll passed in ${secondsSince(start)} s.`)

async function runInTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await run(step, false)
}

/** Runs a step; shows what it says as it comes, or as one block at its end. Ends the program where it fails. */
async function run([name, command, ...args]: Step, isAlone: boolean): Promise<void> {
  const begin = Date.now()
  console.log(`\n— ${name}${isAlone ? '' : ' …'}`)
  // A group of its own, so that it can be ended with all that it has started.
  const child = spawn(command, args, {
    detached: true,
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
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
  if (!isAlone) console.log(`\n— ${name}`)
  process.stdout.write(Buffer.concat(said))
  if (status !== 0) {
    endRunning()
    console.error(`\n${name}: failed.`)
    process.exit(status)
  }
  console.log(`${name}: passed in ${secondsSince(begin)} s.`)
}

function endRunning(): void {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGTERM')
    } catch {
      // It has just ended by itself.
    }
  }
}

function secondsSince(begin: number): number {
  return Math.round((Date.now() - begin) / 1000)
}
