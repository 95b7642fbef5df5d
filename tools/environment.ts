/** Build-time variables for build scripts (.env.example explains each). */
import { existsSync } from 'node:fs'
import {
  emailOrigin as configuredOrigin,
  readEmailConfiguration,
} from '../app/inquiry/email-configuration.ts'
import { exampleOrigin } from '../app/site/site.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

function read(name: string): string {
  return process.env[name] ?? ''
}

/** The measurement id for analytics, or an empty string. */
export function measurementId(): string {
  return read('VITE_GA_MEASUREMENT_ID')
}

/** The origin of the e-mail service. An empty string is the site's own origin. */
export function emailOrigin(): string {
  return configuredOrigin(process.env)
}

/** The public origin, without a trailing slash. */
export function siteOrigin(): string {
  return (read('VITE_SITE_URL') || exampleOrigin).replace(/\/+$/, '')
}

/** Warns about variables that a public site needs and that are not set. */
export function warnOfMissingVariables(): void {
  const { missing, configuration } = readEmailConfiguration(process.env)
  if (missing.length > 0) {
    console.warn(
      `\n*** This site cannot send inquiries: ${missing.join(', ')} not set. ***\n` +
        '*** Visitors who send one see the failure panel. See .env.example. ***\n',
    )
  }
  if (configuration.welcomeTemplate === '') {
    console.warn('VITE_EMAILJS_TEMPLATE_WELCOME is not set: no visitor gets a welcome mail.\n')
  }
  if (read('VITE_SITE_URL') === '') {
    console.warn(
      `VITE_SITE_URL is not set: addresses in metadata and sitemap say ${exampleOrigin}.\n`,
    )
  }
}
