/** What the house does with kept inquiries, on the command line. Each command writes to `write`. */
import { describeLetter } from './dry-run.ts'
import { type MailState, type StoredMail, visitorOf } from './mail.ts'
import type { MailFilter, Storage } from './storage/storage.ts'

type Write = (text: string) => void

/** A mistake of whoever typed the command; the message says what to do. */
export class CommandError extends Error {}

const states: readonly MailState[] = ['waiting', 'delivered', 'parked', 'undeliverable']

/** Reads `--state`. */
export function readState(text: string | undefined): MailState | undefined {
  if (text === undefined) return undefined
  const state = states.find((candidate) => candidate === text)
  if (state === undefined) throw new CommandError(`--state is one of ${states.join(', ')}.`)
  return state
}

/** One line for each mail, without personal data: reference, template, state, attempts, time, trouble. */
export async function list(storage: Storage, filter: MailFilter, write: Write): Promise<void> {
  let number = 0
  for await (const mail of storage.mails(filter)) {
    number += 1
    const { submissionId, template, state, attempts } = mail
    const received = new Date(mail.receivedAt).toISOString()
    write(
      `${received}  ${submissionId}  ${template}  ${state}${attempts > 0 ? `, failed attempts: ${attempts}` : ''}\n`,
    )
  }
  write(number === 0 ? 'No mail.\n' : `${number} mail${number === 1 ? '' : 's'}.\n`)
}

/** All that is kept of one inquiry. */
export async function show(storage: Storage, submissionId: string, write: Write): Promise<void> {
  const mails = await allOf(storage, submissionId)
  for (const { params, lastError, ...mail } of mails) {
    write(`${mail.template}, ${mail.state}, received ${new Date(mail.receivedAt).toISOString()}`)
    write(
      mail.finishedAt === undefined ? '\n' : `, done ${new Date(mail.finishedAt).toISOString()}\n`,
    )
    if (mail.attempts > 0) write(`  failed attempts: ${mail.attempts}\n`)
    if (lastError !== '') write(`  the mail server said: ${lastError}\n`)
    for (const [name, value] of Object.entries(params)) {
      write(`  ${name}: ${value.replaceAll('\n', '\n    ')}\n`)
    }
  }
}

/** Sends all mails of an inquiry again, delivered or not. */
export async function resend(storage: Storage, submissionId: string, write: Write): Promise<void> {
  for (const mail of await allOf(storage, submissionId)) {
    await storage.resend(mail)
    write(`${submissionId}: the ${mail.template} mail will be sent again.\n`)
  }
}

/** Sends again what was given up. */
export async function resendParked(storage: Storage, write: Write): Promise<void> {
  const parked: StoredMail[] = []
  for await (const mail of storage.mails({ state: 'parked' })) parked.push(mail)
  for (const mail of parked) await storage.resend(mail)
  write(`${parked.length} mail${parked.length === 1 ? '' : 's'} will be sent again.\n`)
}

/** Writes mails as JSON, one a line: for a person who asks for their data, or to move them. */
export async function exportMails(
  storage: Storage,
  filter: MailFilter,
  write: Write,
): Promise<void> {
  for await (const mail of storage.mails(filter)) write(`${JSON.stringify(mail)}\n`)
}

/** Removes everything from and to an address. */
export async function erase(
  storage: Storage,
  address: string,
  isConfirmed: boolean,
  write: Write,
): Promise<void> {
  const visitor = visitorOf(address)
  if (!visitor.includes('@')) throw new CommandError('Name the e-mail address whose data is to go.')
  if (!isConfirmed) {
    let number = 0
    for await (const _ of storage.mails({ visitor })) number += 1
    write(
      `${number} mail${number === 1 ? '' : 's'} would be removed for good. Repeat with --yes.\n`,
    )
    return
  }
  const { removed, undelivered } = await storage.erase(visitor)
  write(
    `${removed} mail${removed === 1 ? '' : 's'} removed${undelivered > 0 ? `, of which ${undelivered} had not been delivered` : ''}.\n`,
  )
  write(
    'A letter that the relay has in hand at this moment still goes out. Backups and the mailboxes of the team still hold theirs.\n',
  )
}

/** Removes finished mails that are older than so many months. */
export async function purge(
  storage: Storage,
  months: number,
  now: Date,
  write: Write,
): Promise<void> {
  const before = monthsBefore(now, months)
  const { removed } = await storage.purge(before.getTime())
  write(
    `${removed} mail${removed === 1 ? '' : 's'} from before ${before.toISOString().slice(0, 10)} removed.\n`,
  )
  let kept = 0
  for (const state of ['waiting', 'parked'] as const) {
    for await (const mail of storage.mails({ state }))
      if (mail.receivedAt < before.getTime()) kept += 1
  }
  if (kept > 0) {
    write(
      `${kept} older ${kept === 1 ? 'mail was' : 'mails were'} never delivered and kept: see "relay list --state parked".\n`,
    )
  }
}

/** The moment so many months ago. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

/** The dry run: prints the letters that wait, as they would be sent. */
export async function printWaiting(storage: Storage, sender: string, write: Write): Promise<void> {
  let number = 0
  for await (const mail of storage.mails({ state: 'waiting' })) {
    number += 1
    write(`${await describeLetter(mail, sender)}\n`)
  }
  write(
    number === 0
      ? 'Nothing waits.\n'
      : `${number} letter${number === 1 ? '' : 's'} would be sent.\n`,
  )
}

async function allOf(storage: Storage, submissionId: string): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  for await (const mail of storage.mails({ submissionId })) mails.push(mail)
  if (mails.length === 0) throw new CommandError(`There is no inquiry ${submissionId}.`)
  return mails
}
