import type { Account } from '../contract/protocol.ts'

/** The mailbox's only account. A site built with these four ids sends to it. */
export const mailboxAccount: Account = {
  publicKey: 'mailbox_public_key',
  serviceId: 'service_mailbox',
  teamTemplate: 'template_team',
  welcomeTemplate: 'template_welcome',
}

/** Sender of every mail, instead of the company's mail account. */
export const MAILBOX_SENDER = 'mailbox@levo.example'
