/**
 * `npm start`: builds the site and serves it with the development mailbox on one port. Inquiries go
 * to the mailbox unless the environment or `.env` names an account of the e-mail service.
 * `--build-only` builds and stops; `--analytics` builds a copy with analytics in build/analytics.
 */
import { spawnSync } from 'node:child_process'
import { mailboxAccount } from '../mailbox/identity.ts'
import './build/environment.ts'
import { analyticsCopy, testMeasurementId } from './build/analytics-copy.ts'

if (!process.env.VITE_EMAILJS_PUBLIC_KEY) {
  Object.assign(process.env, {
    VITE_EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
    VITE_EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
    VITE_EMAILJS_TEMPLATE_TEAM: mailboxAccount.teamTemplate,
    VITE_EMAILJS_TEMPLATE_WELCOME: mailboxAccount.welcomeTemplate,
    VITE_EMAILJS_ORIGIN: '/',
  })
}

if (process.argv.includes('--analytics')) {
  process.env.LEVO_BUILD_DIR = analyticsCopy
  process.env.VITE_GA_MEASUREMENT_ID ||= testMeasurementId
  // The server reads its own options, of which this is none.
  process.argv = process.argv.filter((option) => option !== '--analytics')
  process.argv.push('--dir', `${analyticsCopy}/client`)
}

const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
if (!process.argv.includes('--build-only')) await import('./preview/main.ts')
