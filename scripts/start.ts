/**
 * `npm start`: builds the site and serves it with the development mailbox on one port. Inquiries go
 * to the mailbox unless the environment or `.env` names an account of the e-mail service.
 */
import { spawnSync } from 'node:child_process'
import {
  MAILBOX_PUBLIC_KEY,
  MAILBOX_SERVICE_ID,
  MAILBOX_TEMPLATE_TEAM,
  MAILBOX_TEMPLATE_WELCOME,
} from '../mailbox/identity.ts'
import './environment.ts'

if (!process.env.VITE_EMAILJS_PUBLIC_KEY) {
  Object.assign(process.env, {
    VITE_EMAILJS_PUBLIC_KEY: MAILBOX_PUBLIC_KEY,
    VITE_EMAILJS_SERVICE_ID: MAILBOX_SERVICE_ID,
    VITE_EMAILJS_TEMPLATE_TEAM: MAILBOX_TEMPLATE_TEAM,
    VITE_EMAILJS_TEMPLATE_WELCOME: MAILBOX_TEMPLATE_WELCOME,
    VITE_EMAILJS_ORIGIN: '/',
  })
}

const build = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
if (!process.argv.includes('--build-only')) await import('./serve.ts')
