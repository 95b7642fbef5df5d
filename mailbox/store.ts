/** The preview's way out: letters go into files and a list instead of to a mail server. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailParams, StoredMail, TemplateName } from '../relay/mail.ts'
import { compose, sourceOf } from '../relay/message.ts'
import { MAILBOX_SENDER } from './identity.ts'

/** One delivered mail, as `/mailbox.json` gives it. */
export interface MailboxMail {
  /** Name of its .eml file without the ending; safe in an address. */
  readonly id: string
  readonly template: TemplateName
  readonly to: string
  readonly from: string
  /** Empty when the mail has no Reply-To header. */
  readonly replyTo: string
  readonly subject: string
  readonly submissionId: string
  readonly params: MailParams
  readonly html: string
  readonly text: string
  /** ISO 8601, UTC. */
  readonly receivedAt: string
  /** Path of the .eml file. */
  readonly file: string
}

/** The mails delivered since the start, and their files. */
export interface MailStore {
  /** Newest first. */
  readonly list: () => readonly MailboxMail[]
  readonly find: (id: string) => MailboxMail | undefined
  readonly receive: (mail: StoredMail) => Promise<MailboxMail>
  /** Forgets the mails and deletes their files; files of earlier runs stay. */
  readonly empty: () => Promise<void>
}

/** Keeps the mails of one run, writing each into `folder`, which is made when the first arrives. */
export function createMailStore(folder: string): MailStore {
  let mails: MailboxMail[] = []

  async function receive(mail: StoredMail): Promise<MailboxMail> {
    const letter = await compose(mail, MAILBOX_SENDER)
    const message = await sourceOf(letter)
    const { submissionId, template, params } = mail
    const { id, file } = await writeMessage(
      folder,
      fileStem(letter.date, submissionId, template),
      message,
    )
    const received: MailboxMail = {
      id,
      template,
      to: letter.to.address,
      from: `${letter.from.name} <${letter.from.address}>`,
      replyTo: letter.replyTo?.address ?? '',
      subject: letter.subject,
      submissionId,
      params,
      html: letter.html,
      text: letter.text,
      receivedAt: letter.date.toISOString(),
      file,
    }
    mails = [received, ...mails]
    return received
  }

  async function empty(): Promise<void> {
    const forgotten = mails
    mails = []
    await Promise.all(forgotten.map((mail) => rm(mail.file, { force: true })))
  }

  return { list: () => mails, find: (id) => mails.find((mail) => mail.id === id), receive, empty }
}

/** References hold letters, digits and hyphens only (relay/inquiry.ts). */
function fileStem(received: Date, submissionId: string, template: TemplateName): string {
  return `${received.toISOString().replace(/[-:.]/g, '')}-${submissionId}-${template}`
}

/** Never overwrites: two mails of the same millisecond get a number. */
async function writeMessage(
  folder: string,
  stem: string,
  message: Buffer,
): Promise<{ id: string; file: string }> {
  await mkdir(folder, { recursive: true })
  for (let copy = 1; ; copy += 1) {
    const id = copy === 1 ? stem : `${stem}-${copy}`
    const file = join(folder, `${id}.eml`)
    try {
      await writeFile(file, message, { flag: 'wx' })
      return { id, file }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
