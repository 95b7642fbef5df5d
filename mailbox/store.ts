/** The preview's output: writes letters to files and a list instead of sending them. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailParams, StoredMail, TemplateName } from '../relay/mail.ts'
import { compose, sourceOf } from '../relay/message.ts'
import { MAILBOX_SENDER } from './identity.ts'

/** A delivered mail, as in `/mailbox.json`. */
export interface MailboxMail {
  /** Name of its .eml file without the extension. Safe in a URL. */
  readonly id: string
  readonly template: TemplateName
  readonly to: string
  readonly from: string
  /** Empty if the mail has no Reply-To header. */
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
  /** Removes the mails and their files. Files of earlier runs stay. */
  readonly empty: () => Promise<void>
}

/** Stores the mails of one run and writes each to `folder`, which the first mail creates. */
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
    const removed = mails
    mails = []
    await Promise.all(removed.map((mail) => rm(mail.file, { force: true })))
  }

  return { list: () => mails, find: (id) => mails.find((mail) => mail.id === id), receive, empty }
}

/** References contain only letters, digits and hyphens (relay/inquiry.ts). */
function fileStem(received: Date, submissionId: string, template: TemplateName): string {
  return `${received.toISOString().replace(/[-:.]/g, '')}-${submissionId}-${template}`
}

/** Never overwrites a file: further mails of the same millisecond get a number. */
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
