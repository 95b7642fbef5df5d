/**
 * `npm start`: builds the site and serves it with the development mailbox on one port. Inquiries go
 * to the mailbox unless the environment or `.env` configures an account of the e-mail service.
 * `--mailbox` sends them to the mailbox in any case. `--build-only` does too, and does not serve.
 * `--analytics` builds a copy with analytics in build/analytics.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { analyticsCopy, testMeasurementId } from './build/analytics-copy.ts'
import { mailboxVariables } from './build/mailbox-variables.ts'
import { emailOrigin } from './environment.ts'
import { readPort, serve } from './preview/serve.ts'

const options = readOptions()
if (options['build-only'] || !process.env.VITE_EMAILJS_PUBLIC_KEY || options.mailbox) {
  Object.assign(process.env, mailboxVariables)
} else {
  console.log(
    `Inquiries from this site go to ${emailOrigin() || 'its own address'}, as .env configures.\n` +
      'To keep them on this machine: npm start -- --mailbox\n',
  )
}
if (options.analytics) {
  process.env.LEVO_BUILD_DIR = analyticsCopy
  process.env.VITE_GA_MEASUREMENT_ID ||= testMeasurementId
}

const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
if (!options['build-only']) {
  await serve({
    port: options.port,
    dir: options.analytics ? `${analyticsCopy}/client` : 'build/client',
    mailboxDir: '.mailbox',
  })
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        mailbox: { type: 'boolean' },
        analytics: { type: 'boolean' },
        'build-only': { type: 'boolean' },
      },
    })
    return { ...values, port: readPort(values.port) }
  } catch (error) {
    const said = (error as Error).message
    console.error(`${said}\nThe options are --port, --mailbox, --analytics and --build-only.`)
    return process.exit(1)
  }
}
