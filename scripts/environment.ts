/** The build-time variables as the build's own scripts see them (.env.example explains each). */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')

function read(name: string): string {
  return process.env[name] ?? ''
}

/** Analytics' measurement id, empty where there is none. */
export function measurementId(): string {
  return read('VITE_GA_MEASUREMENT_ID')
}

/** Where the e-mail service answers; its own address unless the build says otherwise. */
export function emailOrigin(): string {
  const origin = read('VITE_EMAILJS_ORIGIN')
  if (origin === '/') return ''
  return origin || 'https://api.emailjs.com'
}

/** The public origin, without a closing slash. */
export function siteOrigin(): string {
  return (read('VITE_SITE_URL') || 'https://levo.example').replace(/\/+$/, '')
}

/** Says loudly which variables a site that is meant for visitors still lacks. */
export function warnOfMissingVariables(): void {
  const needed = [
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_TEAM',
    'VITE_EMAILJS_TEMPLATE_WELCOME',
  ]
  const missing = needed.filter((name) => read(name) === '')
  if (missing.length > 0) {
    console.warn(
      `\n*** This site cannot send inquiries: ${missing.join(', ')} not set. ***\n` +
        '*** Visitors who write will see the failure panel and its other ways. See .env.example. ***\n',
    )
  }
  if (read('VITE_SITE_URL') === '') {
    console.warn(
      'VITE_SITE_URL is not set: addresses in metadata and sitemap say https://levo.example.\n',
    )
  }
}
