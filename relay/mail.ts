/** An accepted mail, which the relay stores and hands over. */

import { domainToASCII } from 'node:url'

/** The two templates, by the names of their files in `templates/`. */
export type TemplateName = 'team' | 'welcome'

/**
 * - `waiting`: accepted, not yet handed to the mail server.
 * - `delivered`: the mail server accepted it.
 * - `parked`: given up after all attempts, or unreadable. A person must check it.
 * - `undeliverable`: a welcome mail that the mail server refused permanently.
 */
export type MailState = 'waiting' | 'delivered' | 'parked' | 'undeliverable'

/**
 * Identifies a mail. The same inquiry sent again has the same key. An inquiry that the visitor
 * corrected before sending it again has the same submission id and a different digest.
 */
export interface MailKey {
  readonly submissionId: string
  readonly template: TemplateName
  /** Hexadecimal digest of the visitor's words. Constant for welcome mails. */
  readonly digest: string
}

/** Values of a template's variables. */
export type MailParams = Readonly<Record<string, string>>

/** An accepted mail that is not stored yet. */
export interface NewMail extends MailKey {
  readonly params: MailParams
  /** The visitor's address, normalised by `visitorOf`, to find a person's data. */
  readonly visitor: string
  /** Whether the form's hidden field was filled in. Such an inquiry gets no welcome mail. */
  readonly suspectedRobot: boolean
  /** Milliseconds since 1970, like all times here. */
  readonly receivedAt: number
}

/** A stored mail. */
export interface StoredMail extends NewMail {
  readonly state: MailState
  /** The number of failed attempts. */
  readonly attempts: number
  /** The last error of the mail server. It can contain the visitor's address. Empty without an error. */
  readonly lastError: string
  /** When it left the state `waiting`. */
  readonly finishedAt: number | undefined
  /** The stored data is corrupt and `params` is empty. */
  readonly isUnreadable?: true
}

/**
 * Normalises an e-mail address: lower case, NFC, the domain in ASCII. ADA@bücher.example becomes
 * ada@xn--bcher-kva.example.
 */
export function visitorOf(address: string): string {
  const typed = address.trim()
  const at = typed.lastIndexOf('@') + 1
  const domain = typed.slice(at)
  return typed.slice(0, at).normalize('NFC').toLowerCase() + (domainToASCII(domain) || domain)
}

/** A mail as it is stored before its first attempt. */
export function waiting(mail: NewMail): StoredMail {
  return { ...mail, state: 'waiting', attempts: 0, lastError: '', finishedAt: undefined }
}

/** A key as text of letters, digits, hyphens and full stops. */
export function keyText({ submissionId, template, digest }: MailKey): string {
  return `${submissionId}.${template}.${digest}`
}
