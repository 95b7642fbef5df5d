/** Hands letters to the mail server. */
import nodemailer from 'nodemailer'
import type { SMTPError } from 'nodemailer/lib/smtp-connection'
import type { RelayConfig } from './config.ts'
import { keyText, type StoredMail } from './mail.ts'
import { compose } from './message.ts'
import { longestHandOver, type Outcome } from './storage/storage.ts'

/** What the delivery needs of the configuration, and its timeouts. */
export interface DeliveryOptions
  extends Pick<RelayConfig, 'mailServer' | 'sender' | 'connections'> {
  /** `defaultTimeouts` if not set. */
  readonly timeouts?: typeof defaultTimeouts
}

/** The running delivery of stored mails. */
export type Delivery = ReturnType<typeof createDelivery>

/**
 * The timeouts for a real mail server, ms. A server may take ten minutes to accept a letter (RFC 5321,
 * 4.5.3.2.6). A shorter timeout would send it again and again.
 */
export const defaultTimeouts = {
  connection: 15_000,
  silence: 11 * 60_000,
  /** The whole handover, even if the server keeps answering. */
  letter: longestHandOver * 1000,
}

/** Sends letters over a pool of connections to the mail server. */
export function createDelivery(options: DeliveryOptions) {
  const { sender, timeouts = defaultTimeouts } = options
  const transport = nodemailer.createTransport({
    pool: true,
    ...options.mailServer,
    maxConnections: options.connections,
    maxMessages: 100,
    // A broken connection counts as one failure. The library's own retries would not be recorded.
    maxRequeues: 0,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  /** Mails that the mail server accepted but the storage has not recorded. This process never sends them again. */
  const taken = new Set<string>()

  /** Never rejects. */
  async function deliver(mail: StoredMail): Promise<Outcome> {
    const key = keyText(mail)
    const recorded = () => taken.delete(key)
    if (taken.has(key)) return { kind: 'delivered', error: '', recorded }
    try {
      const letter = await compose(mail, sender)
      await transport.sendMail({ ...letter, signal: AbortSignal.timeout(timeouts.letter) })
      taken.add(key)
      return { kind: 'delivered', error: '', recorded }
    } catch (error) {
      return {
        kind: isRefusedPermanently(mail, error) ? 'undeliverable' : 'failed',
        error: describe(error),
      }
    }
  }

  return { deliver, close: () => transport.close() }
}

/**
 * A permanent error ends the attempts for a visitor's address. The team's mail is retried after any
 * error: a full mailbox or a locked account will be repaired.
 */
function isRefusedPermanently(mail: StoredMail, error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as SMTPError
  return mail.template === 'welcome' && responseCode >= 500 && /^(?:RCPT TO|DATA)/.test(command)
}

/** An error as one line, without control characters, which some databases refuse. */
function describe(error: unknown): string {
  const { code, command, response, message } = error as SMTPError
  return [code, command, response ?? message]
    .filter(Boolean)
    .join(', ')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 500)
}

/** The part of an error without personal data, for logs. */
export function errorCode(error: string): string {
  const [, code = 'unknown'] = /^([A-Z][A-Z0-9_]+)/.exec(error) ?? []
  const [, reply] = /\b([245]\d\d)[ -]/.exec(error) ?? []
  return reply === undefined ? code : `${code} ${reply}`
}
