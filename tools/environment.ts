/** The build-time variables as the build's own scripts see them (.env.example explains each). */
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

/** Analytics' measurement id, empty where there is none. */
export function measurementId(): string {
  return read('VITE_GA_MEASUREMENT_ID')
}

/** Where the e-mail service answers; '' stands for the site's own origin. */
export function emailOrigin(): string {
  return configuredOrigin(process.env)
}

/** The public origin, without a closing slash. */
export function siteOrigin(): string {
  return (read('VITE_SITE_URL') || exampleOrigin).replace(/\/+$/, '')
}

/** Says loudly which variables a site that is meant for visitors still lacks. */
export function warnOfMissingVariables(): void {
  const { missing, configuration } = readEmailConfiguration(process.env)
  if (missing.length > 0) {
    console.warn(
      `\n*** This site cannot send inquiries: ${missing.join(', ')} not set. ***\n` +
        '*** Visitors who write will see the failure panel and its other ways. See .env.example. ***\n',
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
