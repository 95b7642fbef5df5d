import type { Account } from '../contract/protocol.ts'

/** The one account the mailbox knows; a site built with these four ids sends to it. */
export const mailboxAccount: Account = {
  publicKey: 'mailbox_public_key',
  serviceId: 'service_mailbox',
  teamTemplate: 'template_team',
  welcomeTemplate: 'template_welcome',
}

/** Sender of every mail: stands for the mail account that the house really sends from. */
export const MAILBOX_SENDER = 'mailbox@levo.example'
