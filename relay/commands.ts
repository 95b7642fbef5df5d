/** Commands for stored inquiries. Each command writes its output to `write`. */
import { describeLetter } from './dry-run.ts'
import { type MailState, type StoredMail, visitorOf } from './mail.ts'
import type { MailFilter, Storage } from './storage/storage.ts'

type Write = (text: string) => void

/** An error in the arguments. The message says what to do. */
export class CommandError extends Error {}

const states: readonly MailState[] = ['waiting', 'delivered', 'parked', 'undeliverable']

/** Reads `--state`. */
export function readState(text: string | undefined): MailState | undefined {
  if (text === undefined) return undefined
  const state = states.find((candidate) => candidate === text)
  if (state === undefined) throw new CommandError(`--state is one of ${states.join(', ')}.`)
  return state
}

/** One line for each mail, without personal data: time, reference, template, state, failed attempts. */
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

/** Prints everything stored of one inquiry. */
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

/** Sends all parked mails again. */
export async function resendParked(storage: Storage, write: Write): Promise<void> {
  const parked: StoredMail[] = []
  for await (const mail of storage.mails({ state: 'parked' })) parked.push(mail)
  for (const mail of parked) await storage.resend(mail)
  write(`${parked.length} mail${parked.length === 1 ? '' : 's'} will be sent again.\n`)
}

/** Writes mails as JSON, one per line, for a data access request or a migration. */
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
  if (!visitor.includes('@')) throw new CommandError('Name the address whose data to remove.')
  if (!isConfirmed) {
    let number = 0
    for await (const _ of storage.mails({ visitor })) number += 1
    write(
      `${number} mail${number === 1 ? '' : 's'} would be removed permanently. Repeat with --yes.\n`,
    )
    return
  }
  const { removed, undelivered } = await storage.erase(visitor)
  write(
    `${removed} mail${removed === 1 ? '' : 's'} removed${undelivered > 0 ? `, of which ${undelivered} had not been delivered` : ''}.\n`,
  )
  write(
    'A letter that the relay has in hand at this moment still goes out. Backups and the mailboxes of the team keep their copies.\n',
  )
}

/** Removes finished mails older than `months`. */
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

/** The date `months` ago. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

/** Prints the waiting letters as they would be sent. */
export async function printWaiting(storage: Storage, sender: string, write: Write): Promise<void> {
  let number = 0
  for await (const mail of storage.mails({ state: 'waiting' })) {
    number += 1
    write(`${await describeLetter(mail, sender)}\n`)
  }
  write(
    number === 0
      ? 'No letter is waiting.\n'
      : `${number} letter${number === 1 ? '' : 's'} would be sent.\n`,
  )
}

async function allOf(storage: Storage, submissionId: string): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  for await (const mail of storage.mails({ submissionId })) mails.push(mail)
  if (mails.length === 0) throw new CommandError(`There is no inquiry ${submissionId}.`)
  return mails
}
