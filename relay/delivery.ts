/** Hands letters to the mail server. */
import nodemailer from 'nodemailer'
import type { MailServer } from './config.ts'
import { keyText, type StoredMail } from './mail.ts'
import { compose } from './message.ts'
import { longestHandOver, type Outcome } from './storage/storage.ts'

export interface DeliveryOptions {
  readonly server: MailServer
  /** Address of the house's own mail account. */
  readonly sender: string
  /** Letters under way at the same time. */
  readonly connections: number
  /** Waits for the mail server, ms; `usualPatience` unless told. */
  readonly patience?: Patience
}

/** How long each step may take, ms. */
export interface Patience {
  readonly connection: number
  readonly silence: number
  /** The whole hand-over, however busily the server answers. */
  readonly letter: number
}

export interface Delivery {
  /** Never rejects. */
  readonly deliver: (mail: StoredMail) => Promise<Outcome>
  readonly close: () => void
}

/**
 * What the relay waits for a real mail server, ms. A server may take ten minutes to say yes to a letter
 * (RFC 5321, 4.5.3.2.6); a shorter wait would send it again and again.
 */
export const usualPatience: Patience = {
  connection: 15_000,
  silence: 11 * 60_000,
  letter: longestHandOver * 1000,
}

/** What nodemailer's errors say. */
interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** Keeps a few connections to the mail server open and sends over them. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { server, sender, patience = usualPatience } = options
  const transport = nodemailer.createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    secure: server.isTlsFromStart,
    requireTLS: server.isTlsRequired,
    ignoreTLS: !server.isTlsRequired && !server.isTlsFromStart,
    ...(server.user !== undefined && {
      auth: { user: server.user, pass: server.password ?? '' },
    }),
    maxConnections: options.connections,
    maxMessages: 100,
    // A connection that breaks counts as one failure; the library's own repeats would be sent unseen.
    maxRequeues: 0,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    dnsTimeout: patience.connection,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  /** Taken by the mail server, but not yet written down as such: never sent again by this process. */
  const taken = new Set<string>()

  async function deliver(mail: StoredMail): Promise<Outcome> {
    const key = keyText(mail)
    const recorded = () => taken.delete(key)
    if (taken.has(key)) return { kind: 'delivered', error: '', recorded }
    try {
      const letter = await compose(mail, sender)
      await transport.sendMail({ ...letter, signal: AbortSignal.timeout(patience.letter) })
      taken.add(key)
      return { kind: 'delivered', error: '', recorded }
    } catch (error) {
      return {
        kind: isRefusedForGood(mail, error) ? 'undeliverable' : 'failed',
        error: describe(error),
      }
    }
  }

  return { deliver, close: () => transport.close() }
}

/**
 * A visitor's address that does not exist stays so. The team's mail is tried again whatever the mail
 * server says: its mailbox may be full, its account locked, and somebody will see to it.
 */
function isRefusedForGood(mail: StoredMail, error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as SmtpError
  return mail.template === 'welcome' && responseCode >= 500 && /^(?:RCPT TO|DATA)/.test(command)
}

/** One line of what went wrong; a database would refuse some control characters. */
function describe(error: unknown): string {
  const { code, command, response, message } = error as SmtpError
  return [code, command, response ?? message]
    .filter(Boolean)
    .join(', ')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 500)
}

/** The part of an error that names no person, for logs. */
export function errorCode(error: string): string {
  const [, code = 'unknown'] = /^([A-Z][A-Z0-9_]+)/.exec(error) ?? []
  const [, reply] = /\b([245]\d\d)[ -]/.exec(error) ?? []
  return reply === undefined ? code : `${code} ${reply}`
}
