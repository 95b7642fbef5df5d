/**
 * `npm start`: builds the site and serves it with the development mailbox on one port. Inquiries go
 * to the mailbox unless the environment or `.env` configures an account of the e-mail service.
 * `--mailbox` sends them to the mailbox in any case. `--build-only` does too, and does not serve.
 * `--analytics` builds a copy with analytics in build/analytics.
 */
import { spawnSync } from 'node:child_process'
import { analyticsCopy, testMeasurementId } from './build/analytics-copy.ts'
import { mailboxVariables } from './build/mailbox-variables.ts'
import { emailOrigin } from './environment.ts'
import { readOptions, ServeError, serveFromCommandLine } from './preview/serve.ts'

const isBuildOnly = process.argv.includes('--build-only')
if (isBuildOnly || !process.env.VITE_EMAILJS_PUBLIC_KEY || process.argv.includes('--mailbox')) {
  Object.assign(process.env, mailboxVariables)
  process.argv = process.argv.filter((option) => option !== '--mailbox')
} else {
  console.log(
    `Inquiries from this site go to ${emailOrigin() || 'its own address'}, as .env configures.\n` +
      'To keep them on this machine: npm start -- --mailbox\n',
  )
}

if (process.argv.includes('--analytics')) {
  process.env.LEVO_BUILD_DIR = analyticsCopy
  process.env.VITE_GA_MEASUREMENT_ID ||= testMeasurementId
  // The server rejects options that it does not know.
  process.argv = process.argv.filter((option) => option !== '--analytics')
  process.argv.push('--dir', `${analyticsCopy}/client`)
}

if (!isBuildOnly) rejectInvalidOptions()
const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
if (!isBuildOnly) await serveFromCommandLine()

/** Reports an invalid option before the build, which takes a minute. */
function rejectInvalidOptions(): void {
  try {
    readOptions(process.argv.slice(2), process.env)
  } catch (error) {
    if (!(error instanceof ServeError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
