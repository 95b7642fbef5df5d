/**
 * The e-mail service's account, set at build time (HOST-2). It has no other imports, so that the build
 * can read the origin for the Content Security Policy.
 */

const serviceOrigin = 'https://api.emailjs.com'

/** An account of the e-mail service and its origin. */
export interface EmailConfiguration {
  /** Without a trailing slash. */
  origin: string
  publicKey: string
  serviceId: string
  teamTemplate: string
  /** Empty if the build sets none: the team's mail is sent all the same. */
  welcomeTemplate: string
}

/** The build's variables for the account. */
export interface EmailVariables {
  VITE_EMAILJS_PUBLIC_KEY?: string
  VITE_EMAILJS_SERVICE_ID?: string
  VITE_EMAILJS_TEMPLATE_TEAM?: string
  VITE_EMAILJS_TEMPLATE_WELCOME?: string
  /** `/` means the origin of the page itself. */
  VITE_EMAILJS_ORIGIN?: string
}

/** The origin of the service; '' means the page's own origin. */
export function emailOrigin(variables: EmailVariables): string {
  return (variables.VITE_EMAILJS_ORIGIN || serviceOrigin).replace(/\/+$/, '')
}

/** Reads the account; `missing` names the variables without which nothing can be sent. */
export function readEmailConfiguration(variables: EmailVariables): {
  configuration: EmailConfiguration
  missing: string[]
} {
  const needed = [
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_TEAM',
  ] as const
  return {
    configuration: {
      origin: emailOrigin(variables),
      publicKey: variables.VITE_EMAILJS_PUBLIC_KEY ?? '',
      serviceId: variables.VITE_EMAILJS_SERVICE_ID ?? '',
      teamTemplate: variables.VITE_EMAILJS_TEMPLATE_TEAM ?? '',
      welcomeTemplate: variables.VITE_EMAILJS_TEMPLATE_WELCOME ?? '',
    },
    missing: needed.filter((name) => !variables[name]),
  }
}
