/** The variables of a build whose form sends to the preview's mailbox. */
import { exampleOrigin } from '../../app/site/site.ts'
import { mailboxAccount } from '../../mailbox/identity.ts'

/** The mailbox in the e-mail service's place. */
export const mailboxVariables: Readonly<Record<string, string>> = {
  VITE_EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
  VITE_EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
  VITE_EMAILJS_TEMPLATE_TEAM: mailboxAccount.teamTemplate,
  VITE_EMAILJS_TEMPLATE_WELCOME: mailboxAccount.welcomeTemplate,
  VITE_EMAILJS_ORIGIN: '/',
}

/** What the tests expect of a build, whatever `.env` says: no test may write to the real account. */
export const testVariables: Readonly<Record<string, string>> = {
  ...mailboxVariables,
  VITE_SITE_URL: exampleOrigin,
  VITE_GA_MEASUREMENT_ID: '',
}
