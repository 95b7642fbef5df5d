/** Commands for stored inquiries. Each yields its output. */
import { existsSync } from 'node:fs'
import { describeLetter } from './dry-run.ts'
import { type MailState, type StoredMail, visitorOf } from './mail.ts'
import { type MailFilter, mailsIn, type Storage } from './storage/storage.ts'

/** The output of a command, in parts. */
export type Output = AsyncIterable<string>

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
export async function* list(storage: Storage, filter: MailFilter): Output {
  let number = 0
  for await (const { receivedAt, submissionId, template, state, attempts } of storage.mails(
    filter,
  )) {
    number += 1
    const failed = attempts > 0 ? `, failed attempts: ${attempts}` : ''
    yield `${timeOf(receivedAt)}  ${submissionId}  ${template}  ${state}${failed}\n`
  }
  yield number === 0 ? 'No mail.\n' : `${counted(number, 'mail')}.\n`
}

/** Prints everything stored of one inquiry. */
export async function* show(storage: Storage, submissionId: string): Output {
  for (const mail of await allOf(storage, submissionId)) {
    const { template, state, receivedAt, finishedAt, attempts, lastError, params } = mail
    yield `${template}, ${state}, received ${timeOf(receivedAt)}`
    yield finishedAt === undefined ? '\n' : `, done ${timeOf(finishedAt)}\n`
    if (attempts > 0) yield `  failed attempts: ${attempts}\n`
    if (lastError !== '') yield `  the mail server said: ${lastError}\n`
    for (const [name, value] of Object.entries(params)) {
      yield `  ${name}: ${value.replaceAll('\n', '\n    ')}\n`
    }
  }
}

/** Sends all mails of an inquiry again, delivered or not. */
export async function* resend(storage: Storage, submissionId: string): Output {
  for (const mail of await allOf(storage, submissionId)) {
    await storage.resend(mail)
    yield `${submissionId}: the ${mail.template} mail will be sent again.\n`
  }
}

/** Sends all parked mails again. */
export async function* resendParked(storage: Storage): Output {
  const parked = await mailsIn(storage, { state: 'parked' })
  for (const mail of parked) await storage.resend(mail)
  yield `${counted(parked.length, 'mail')} will be sent again.\n`
}

/** Writes mails as JSON, one per line, for a data access request or a migration. */
export async function* exportMails(storage: Storage, filter: MailFilter): Output {
  for await (const mail of storage.mails(filter)) yield `${JSON.stringify(mail)}\n`
}

/** Removes everything from and to an address. */
export async function* erase(storage: Storage, address: string, isConfirmed: boolean): Output {
  const visitor = visitorOf(address)
  if (!visitor.includes('@')) throw new CommandError('Name the address whose data to remove.')
  if (!isConfirmed) {
    const { length } = await mailsIn(storage, { visitor })
    yield `${counted(length, 'mail')} would be removed permanently. Repeat with --yes.\n`
    return
  }
  const { removed, undelivered } = await storage.erase(visitor)
  const lost = undelivered > 0 ? `, of which ${undelivered} had not been delivered` : ''
  yield `${counted(removed, 'mail')} removed${lost}.\n`
  yield 'A letter that the relay has in hand at this moment still goes out. Backups and the mailboxes of the team keep their copies.\n'
}

/** Removes finished mails older than `months`. */
export async function* purge(storage: Storage, months: number, now: Date): Output {
  const before = monthsBefore(now, months)
  const { removed } = await storage.purge(before.getTime())
  yield `${counted(removed, 'mail')} from before ${before.toISOString().slice(0, 10)} removed.\n`
  let kept = 0
  for (const state of ['waiting', 'parked'] as const) {
    for await (const mail of storage.mails({ state })) {
      if (mail.receivedAt < before.getTime()) kept += 1
    }
  }
  if (kept > 0) {
    const were = kept === 1 ? 'mail was' : 'mails were'
    yield `${kept} older ${were} never delivered and kept: see "relay list --state parked".\n`
  }
}

/** The date `months` ago. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

/** Prints the waiting letters as they would be sent. */
export async function* printWaiting(storage: Storage, sender: string): Output {
  let number = 0
  for await (const mail of storage.mails({ state: 'waiting' })) {
    number += 1
    yield describeLetter(mail, sender)
  }
  yield number === 0 ? 'No letter is waiting.\n' : `${counted(number, 'letter')} would be sent.\n`
}

/** Copies SQLite's file. */
export async function* backUp({ backup }: Storage, file: string): Output {
  if (backup === undefined) {
    throw new CommandError('The inquiries are in PostgreSQL: back it up with pg_dump.')
  }
  if (file === '') throw new CommandError('Name the file of the copy.')
  if (existsSync(file)) throw new CommandError(`${file} already exists.`)
  await backup(file)
  yield `${file} is written.\n`
}

async function allOf(storage: Storage, submissionId: string): Promise<StoredMail[]> {
  const mails = await mailsIn(storage, { submissionId })
  if (mails.length === 0) throw new CommandError(`There is no inquiry ${submissionId}.`)
  return mails
}

function counted(number: number, noun: 'mail' | 'letter'): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
