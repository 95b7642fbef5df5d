/** Path of the send call, below the origin given to the e-mail library (spec 7). */
export const SEND_PATH = '/api/v1.0/email/send'

/** The one account the mailbox knows; a site built with these four ids sends to it. */
export const MAILBOX_PUBLIC_KEY = 'mailbox_public_key'
export const MAILBOX_SERVICE_ID = 'service_mailbox'
export const MAILBOX_TEMPLATE_TEAM = 'template_team'
export const MAILBOX_TEMPLATE_WELCOME = 'template_welcome'

/** Sender of every mail: stands for the mail account that the real service is linked to. */
export const MAILBOX_ACCOUNT = 'mailbox@levo.example'

/** Short names of the two templates, as their files in `templates/` are called. */
export type TemplateName = 'team' | 'welcome'

/** Finds the template an id of the protocol stands for. */
export function templateNameOf(templateId: unknown): TemplateName | undefined {
  if (templateId === MAILBOX_TEMPLATE_TEAM) return 'team'
  if (templateId === MAILBOX_TEMPLATE_WELCOME) return 'welcome'
  return undefined
}
