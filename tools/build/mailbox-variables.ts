/** Build variables for tests and for a form that sends to the preview's mailbox. */
import { exampleOrigin } from '../../app/site/site.ts'
import { mailboxAccount } from '../../mailbox/identity.ts'

/** The mailbox instead of the e-mail service. */
export const mailboxVariables: Readonly<Record<string, string>> = {
  VITE_EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
  VITE_EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
  VITE_EMAILJS_TEMPLATE_TEAM: mailboxAccount.teamTemplate,
  VITE_EMAILJS_TEMPLATE_WELCOME: mailboxAccount.welcomeTemplate,
  VITE_EMAILJS_ORIGIN: '/',
}

/** The variables of a test build. They override `.env`: no test may write to the real account. */
export const testVariables: Readonly<Record<string, string>> = {
  ...mailboxVariables,
  VITE_SITE_URL: exampleOrigin,
  VITE_GA_MEASUREMENT_ID: '',
}
