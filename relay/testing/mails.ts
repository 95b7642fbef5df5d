/** Mails for the relay's tests, and what they wait for. */
import { isRefusal, judgeSend } from '../inquiry.ts'
import type { NewMail, StoredMail, TemplateName } from '../mail.ts'
import type { MailFilter, Storage } from '../storage/storage.ts'

/** The mail of a send that is accepted. */
export function accepted(template: TemplateName, params: object, at = Date.now()): NewMail {
  const mail = judgeSend(template, { ...params }, at)
  if (isRefusal(mail)) throw new Error(mail.text)
  return mail
}

/** A mail as it is stored before its first attempt. */
export function waiting(mail: NewMail): StoredMail {
  return { ...mail, state: 'waiting', attempts: 0, lastError: '', finishedAt: undefined }
}

export async function mailsIn(storage: Storage, filter?: MailFilter): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  for await (const mail of storage.mails(filter)) mails.push(mail)
  return mails
}

/** A promise and a function that resolves it. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
