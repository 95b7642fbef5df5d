/** Mails for the relay's tests, and what they wait for. */
import { isRefusal, judgeSend } from '../inquiry.ts'
import type { NewMail, TemplateName } from '../mail.ts'

/** The mail of a send that is accepted. */
export function accepted(template: TemplateName, params: object, at = Date.now()): NewMail {
  const mail = judgeSend(template, { ...params }, at)
  if (isRefusal(mail)) throw new Error(mail.text)
  return mail
}

/** A promise and a function that resolves it. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
