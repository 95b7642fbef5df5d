/** `npm test`: types, lint, unit tests, build, checks on the built files, browser tests; stops at the first failure. */
import { spawnSync } from 'node:child_process'
import { ensureTestChromium } from './chromium.ts'
import { ensurePostgres } from './postgresql.ts'

const steps: readonly [name: string, command: string, ...args: string[]][] = [
  ['Types', 'npm', 'run', 'typecheck'],
  ['Lint', 'npm', 'run', 'lint'],
  ['Unit tests', 'npm', 'run', 'test:unit'],
  ['Build', 'node', 'tools/start.ts', '--build-only'],
  ['Build with analytics', 'node', 'tools/start.ts', '--build-only', '--analytics'],
  ['Built files', 'npm', 'run', 'test:site'],
  ['Browser tests', 'npm', 'run', 'test:browser'],
]

ensureTestChromium()
ensurePostgres()
for (const [name, command, ...args] of steps) {
  const start = Date.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name}: failed.`)
    process.exit(status ?? 1)
  }
  console.log(`${name}: passed in ${Math.round((Date.now() - start) / 1000)} s.`)
}
