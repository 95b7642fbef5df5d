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
  let received = 0

  async function receive(stored: StoredMail): Promise<MailboxMail> {
    const { submissionId, template, params } = stored
    const letter = await compose(stored, MAILBOX_SENDER)
    const receivedAt = letter.date.toISOString()
    received += 1
    // References contain only letters, digits and hyphens (relay/inquiry.ts).
    const id = `${receivedAt.replace(/[-:.]/g, '')}-${submissionId}-${template}-${received}`
    const file = join(folder, `${id}.eml`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, await sourceOf(letter))
    const mail: MailboxMail = {
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
      receivedAt,
      file,
    }
    mails = [mail, ...mails]
    return mail
  }

  async function empty(): Promise<void> {
    const removed = mails
    mails = []
    await Promise.all(removed.map((mail) => rm(mail.file, { force: true })))
  }

  return { list: () => mails, find: (id) => mails.find((mail) => mail.id === id), receive, empty }
}
