import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { MAILBOX_ACCOUNT, type TemplateName } from './identity.ts'
import { plainTextOf } from './plain-text.ts'
import { loadTemplate, renderField, renderHtml, type TemplateParams } from './template.ts'

/** One received mail, as `/mailbox.json` gives it. */
export interface StoredMail {
  /** Name of its .eml file without the ending; safe in an address. */
  readonly id: string
  readonly template: TemplateName
  readonly to: string
  readonly from: string
  /** Empty when the mail has no Reply-To header. */
  readonly replyTo: string
  readonly subject: string
  readonly submissionId: string
  readonly params: TemplateParams
  readonly html: string
  readonly text: string
  /** ISO 8601, UTC. */
  readonly receivedAt: string
  /** Path of the .eml file. */
  readonly file: string
}

/** The mails received since the start, and their files. */
export interface MailStore {
  /** Newest first. */
  readonly list: () => readonly StoredMail[]
  readonly find: (id: string) => StoredMail | undefined
  /** @throws RecipientError when the mail has no usable recipient. */
  readonly receive: (template: TemplateName, params: TemplateParams) => Promise<StoredMail>
  /** Forgets the mails and deletes their files; files of earlier runs stay. */
  readonly empty: () => Promise<void>
}

/** A mail nobody can get: the service answers 422 with this message. */
export class RecipientError extends Error {}

/** One plain address: no list, no display name, nothing that could end a header. */
const ADDRESS = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+$/u

/** Keeps the mails of one run, writing each into `folder`, which is made when the first arrives. */
export function createMailStore(folder: string): MailStore {
  let mails: StoredMail[] = []

  async function receive(template: TemplateName, params: TemplateParams): Promise<StoredMail> {
    const { html: source, fields } = await loadTemplate(template)
    const to = renderField(fields.toEmail, params)
    if (to === '') throw new RecipientError('The recipients address is empty')
    if (!ADDRESS.test(to)) throw new RecipientError('The recipients address is corrupted')
    const replyTo = renderField(fields.replyTo, params)
    if (replyTo !== '' && !ADDRESS.test(replyTo))
      throw new RecipientError('The reply to address is corrupted')
    const fromName = renderField(fields.fromName, params)
    const subject = renderField(fields.subject, params)
    const html = renderHtml(source, params)
    const text = plainTextOf(html)
    const now = new Date()
    const message = await new MailComposer({
      from: { name: fromName, address: MAILBOX_ACCOUNT },
      to: { name: '', address: to },
      ...(replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } }),
      subject,
      date: now,
      html,
      text,
    })
      .compile()
      .build()
    const submissionId = renderField('{{submission_id}}', params)
    const { id, file } = await writeMessage(folder, fileStem(now, submissionId, template), message)
    const mail: StoredMail = {
      id,
      template,
      to,
      from: `${fromName} <${MAILBOX_ACCOUNT}>`,
      replyTo,
      subject,
      submissionId,
      params,
      html,
      text,
      receivedAt: now.toISOString(),
      file,
    }
    mails = [mail, ...mails]
    return mail
  }

  async function empty(): Promise<void> {
    const forgotten = mails
    mails = []
    await Promise.all(forgotten.map((mail) => rm(mail.file, { force: true })))
  }

  return { list: () => mails, find: (id) => mails.find((mail) => mail.id === id), receive, empty }
}

function fileStem(now: Date, submissionId: string, template: TemplateName): string {
  const timestamp = now.toISOString().replace(/[-:.]/g, '')
  const safeId = submissionId
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64)
  return `${timestamp}-${safeId === '' ? 'no-id' : safeId}-${template}`
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
