/**
 * `npm test`: builds the site, checks its files, types and lint, and then runs the browser tests. Unit
 * tests run in parallel, because they mostly wait. Stops at the first failure and names it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensurePostgres } from '../relay/testing/postgresql.ts'
import { testVariables } from './build/mailbox-variables.ts'
import { ensureTestChromium } from './chromium.ts'

type Step = readonly [name: string, command: string]

const steps: readonly Step[] = [
  // Two builds, because the bundle depends on the measurement id.
  ['Build', 'node tools/start.ts --build-only'],
  ['Build with analytics', 'node tools/start.ts --build-only --analytics'],
  ['Built files', 'npm run test:site'],
  ['Types', 'npm run typecheck'],
  ['Lint', 'npm run lint'],
  // Without the tests that repeat a rule for every city, window or browser: `npm run test:browser` runs them too.
  ['Browser tests', 'npm run test:browser -- --grep-invert @exhaustive'],
]

const running = new Set<ChildProcess>()
process.on('exit', endRunning)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

Object.assign(process.env, testVariables)
ensureTestChromium()
ensurePostgres()
const start = Date.now()
await Promise.all([runInTurn(), run(['Unit tests', 'npm run test:unit'], false)])
console.log(`\nAll passed in ${secondsSince(start)} s.`)

async function runInTurn(): Promise<void> {
  for (const step of steps) await run(step)
}

/** Runs a step and exits if it fails. If the output is not followed, prints it at the end. */
async function run([name, command]: Step, isFollowed = true): Promise<void> {
  const begin = Date.now()
  console.log(`\n— ${name} …`)
  const child = spawn(command, {
    shell: true,
    // Its own process group, so that its child processes can be ended with it.
    detached: true,
    stdio: ['ignore', isFollowed ? 'inherit' : 'pipe', isFollowed ? 'inherit' : 'pipe'],
  })
  running.add(child)
  const output: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => output.push(part))
  child.stderr?.on('data', (part: Buffer) => output.push(part))
  const [status] = await once(child, 'close')
  running.delete(child)
  if (!isFollowed) process.stdout.write(`\n— ${name}\n${Buffer.concat(output)}`)
  if (status !== 0) {
    console.error(`\n${name}: failed.`)
    process.exit(1)
  }
  console.log(`${name}: passed in ${secondsSince(begin)} s.`)
}

/** Ends the running steps with SIGINT, like Ctrl+C: on other signals Playwright leaves its servers. */
function endRunning(): void {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGINT')
    } catch {
      // It has already ended.
    }
  }
}

function secondsSince(begin: number): number {
  return Math.round((Date.now() - begin) / 1000)
}
