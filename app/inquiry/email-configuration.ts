/**
 * The e-mail service's account, given when the site is built (HOST-2).
 * Free of other imports, so that the build can read the origin for the Content Security Policy.
 */

const serviceOrigin = 'https://api.emailjs.com'

/** An account of the e-mail service and where it listens. */
export interface EmailConfiguration {
  /** Without a closing slash. */
  origin: string
  publicKey: string
  serviceId: string
  teamTemplate: string
  /** Empty where the build names none: the team's mail goes out all the same. */
  welcomeTemplate: string
}

/** The build's variables that name the account. */
export interface EmailVariables {
  VITE_EMAILJS_PUBLIC_KEY?: string
  VITE_EMAILJS_SERVICE_ID?: string
  VITE_EMAILJS_TEMPLATE_TEAM?: string
  VITE_EMAILJS_TEMPLATE_WELCOME?: string
  /** `/` means the origin that the page itself came from. */
  VITE_EMAILJS_ORIGIN?: string
}

/** Where the service listens; '' stands for the page's own origin. */
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
