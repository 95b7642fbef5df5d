/** Composes the letter for a stored mail. */
import MailComposer from 'nodemailer/lib/mail-composer'
import { ConfigError } from './config.ts'
import type { MailKey, StoredMail, TemplateName } from './mail.ts'
import { plainTextOf } from './plain-text.ts'
import { loadTemplate, renderField, renderHtml } from './template.ts'

/** A letter ready to be sent. Only its words and the visitor's address are from the visitor. */
export type Letter = Awaited<ReturnType<typeof compose>>

/** Composes the letter. `sender` is the address of the company's mail account. */
export async function compose(mail: StoredMail, sender: string) {
  const { html: source, fields } = await loadTemplate(mail.template)
  const html = renderHtml(source, mail.params)
  const replyTo = renderField(fields.replyTo, mail.params)
  return {
    messageId: messageIdOf(mail, sender),
    from: { name: renderField(fields.fromName, mail.params), address: sender },
    to: { name: '', address: renderField(fields.toEmail, mail.params) },
    // Many mail servers refuse an address with other characters than ASCII in a header. The letter
    // itself also contains it.
    ...(/^[\x21-\x7e]+@/.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
    subject: renderField(fields.subject, mail.params),
    date: new Date(mail.receivedAt),
    html,
    text: plainTextOf(html),
    ...(mail.template === 'welcome' && {
      // No automatic answer to an automatic letter (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    }),
  }
}

/** The letter as it is transferred. */
export function sourceOf(letter: Letter): Promise<Buffer> {
  return new MailComposer(letter).compile().build()
}

/** The same for each attempt to send a mail, so that mailboxes can recognise a second copy. */
export function messageIdOf({ submissionId, template, digest }: MailKey, sender: string): string {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return `<${submissionId}.${template}.${digest.slice(0, 8)}@${domain}>`
}

/**
 * Checks that the templates can be used.
 * @throws ConfigError with the remedy.
 */
export async function checkTemplates(): Promise<void> {
  for (const name of ['team', 'welcome'] satisfies TemplateName[]) {
    const { fields } = await loadTemplate(name).catch((error: Error) => {
      throw new ConfigError(
        `The template relay/templates/${name} cannot be used: ${error.message} Restore both of its files from the repository.`,
      )
    })
    if (name === 'team' && fields.toEmail.includes('{{')) {
      throw new ConfigError(
        'relay/templates/team.json: "toEmail" takes its address from the visitor. Write the company\'s own address there.',
      )
    }
  }
}
