/**
 * The preview's mailbox: the relay itself with inquiries in memory, whose output is a folder of .eml
 * files and a page to read them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { SEND_PATH } from '../contract/protocol.ts'
import { startRelay } from '../relay/relay.ts'
import { openSqlite } from '../relay/storage/sqlite.ts'
import type { Deliver } from '../relay/storage/storage.ts'
import { mailboxAccount } from './identity.ts'
import { createMailboxPages } from './page.ts'
import { createMailStore, type MailboxMail } from './store.ts'

/** Where the mailbox keeps its mails and what it accepts. */
export interface MailboxOptions {
  /** Folder of the .eml files. */
  readonly folder: string
  /** Minimum interval between two sends of one client, ms, 0 for no limit. The e-mail service's is 1000. */
  readonly requestIntervalMs?: number
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The mailbox as a part of a server. */
export interface Mailbox {
  /** Whether it serves a path: the send path, `/mailbox`, `/mailbox.json` or below `/mailbox/`. */
  readonly answers: (path: string) => boolean
  /** Answers a request to one of its paths. */
  readonly answer: RequestHandler
  /** Every accepted mail, newest first. */
  readonly mails: () => Promise<readonly MailboxMail[]>
  /** Removes the mails and their files. */
  readonly empty: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens an empty mailbox. */
export async function openMailbox(options: MailboxOptions): Promise<Mailbox> {
  const storage = await openSqlite({ path: ':memory:' })
  const store = createMailStore(options.folder)

  const deliver: Deliver = async (mail) => {
    try {
      await store.receive(mail)
      return { kind: 'delivered', error: '' }
    } catch (error) {
      console.error('mailbox:', error)
      return { kind: 'undeliverable', error: 'the file could not be written' }
    }
  }

  const relay = await startRelay({
    storage,
    deliver,
    concurrency: 1,
    log: (level, message, fields) => {
      if (level === 'error') console.error('mailbox:', message, fields)
    },
    account: mailboxAccount,
    origins: 'any',
    isTooMuch: createInterval(options.requestIntervalMs ?? 1000),
  })

  const answerPages = createMailboxPages({ mails, find: store.find, empty })

  async function mails(): Promise<readonly MailboxMail[]> {
    // A send is answered before the mail is written. Waits until all accepted mails are in the list.
    while ((await storage.figures()).counts.waiting > 0) await wait(10)
    return store.list()
  }

  async function empty(): Promise<void> {
    await mails()
    await storage.purge(Number.MAX_SAFE_INTEGER)
    await store.empty()
  }

  return {
    answers: (path) => path === SEND_PATH || /^\/mailbox(\/|\.json$|$)/.test(path),
    answer: (request, response) =>
      pathOf(request) === SEND_PATH
        ? relay.answerSend(request, response)
        : answerPages(request, response),
    mails,
    empty,
    close: async () => {
      await relay.stop(1_000)
      await storage.close()
    },
  }
}

/** The path of a request, without its query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').replace(/\?.*$/s, '')
}

function createInterval(ms: number): (request: IncomingMessage) => boolean {
  const lastRequestAt = new Map<string, number>()
  return function isTooSoon(request) {
    const client = request.socket.remoteAddress ?? ''
    const now = performance.now()
    const last = lastRequestAt.get(client)
    if (last !== undefined && now - last < ms) return true
    lastRequestAt.set(client, now)
    return false
  }
}
