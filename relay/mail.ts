/** What the relay keeps and hands over: one row for each mail that was accepted. */

import { domainToASCII } from 'node:url'

/** Short names of the two templates, as their files in `templates/` are called. */
export type TemplateName = 'team' | 'welcome'

/**
 * - `waiting`: accepted, not yet handed to the mail server.
 * - `delivered`: the mail server took it.
 * - `parked`: given up after all attempts, or unreadable; a person must look at it.
 * - `undeliverable`: a welcome mail whose address the mail server refuses for good.
 */
export type MailState = 'waiting' | 'delivered' | 'parked' | 'undeliverable'

/**
 * Names one mail. The same inquiry sent again has the same key and is the same mail; an inquiry that
 * the visitor corrected before sending it again has the same submission id and another digest.
 */
export interface MailKey {
  readonly submissionId: string
  readonly template: TemplateName
  /** Hexadecimal digest of what the visitor wrote; of a welcome mail always the same. */
  readonly digest: string
}

/** Values of a template's variables. */
export type MailParams = Readonly<Record<string, string>>

/** A mail that was accepted and is about to be kept. */
export interface NewMail extends MailKey {
  readonly params: MailParams
  /** The visitor's address as `visitorOf` writes it: by it a person's data is found. */
  readonly visitor: string
  /** Whether the form's hidden field was filled in; such an inquiry brings no welcome mail. */
  readonly suspectedRobot: boolean
  /** Milliseconds since 1970, as all times here. */
  readonly receivedAt: number
}

/** A mail as it is kept. */
export interface StoredMail extends NewMail {
  readonly state: MailState
  /** How often it was handed to the mail server in vain. */
  readonly attempts: number
  /** What the mail server said last; may name the visitor's address. Empty when there was no trouble. */
  readonly lastError: string
  /** When it left the state `waiting`. */
  readonly finishedAt: number | undefined
  /** What is kept of it is broken; `params` are empty. */
  readonly isUnreadable?: true
}

/**
 * One spelling for an e-mail address: small and composed letters, the domain in ASCII. Who types
 * ADA@bücher.example means ada@xn--bcher-kva.example.
 */
export function visitorOf(address: string): string {
  const typed = address.trim()
  const at = typed.lastIndexOf('@') + 1
  const domain = typed.slice(at)
  return typed.slice(0, at).normalize('NFC').toLowerCase() + (domainToASCII(domain) || domain)
}

/** One text for a key: letters, digits, hyphens and full stops only. */
export function keyText({ submissionId, template, digest }: MailKey): string {
  return `${submissionId}.${template}.${digest}`
}
