import { readFile } from 'node:fs/promises'
import mustache from 'mustache'
import type { MailParams, TemplateName } from './mail.ts'
import { templateValues } from './template-values.ts'

const FIELD_NAMES = ['subject', 'toEmail', 'fromName', 'replyTo'] as const

/** An e-mail template with the site's values, as the team pastes it into the service. */
export interface EmailTemplate {
  readonly html: string
  /** The other fields of the service's template editor. */
  readonly fields: Readonly<Record<(typeof FIELD_NAMES)[number], string>>
}

const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu

/**
 * Reads a template from `templates/` and fills in the site's values. Reads the files again for every
 * mail, so that an edit takes effect immediately.
 * @throws Error if a field is missing.
 */
export async function loadTemplate(name: TemplateName): Promise<EmailTemplate> {
  const [html = '', json = ''] = await Promise.all(
    ['html', 'json'].map((ending) =>
      readFile(new URL(`./templates/${name}.${ending}`, import.meta.url), 'utf8'),
    ),
  )
  const fields = JSON.parse(json) as EmailTemplate['fields']
  const filled = FIELD_NAMES.map((field) => {
    if (typeof fields[field] === 'string') return [field, fillValues(fields[field], String)]
    throw new Error(`relay/templates/${name}.json: "${field}" is missing. Write it as a text.`)
  })
  return { html: fillValues(html), fields: Object.fromEntries(filled) }
}

function fillValues(template: string, print = mustache.escape): string {
  return mustache.render(template, templateValues, undefined, { tags: ['<%', '%>'], escape: print })
}

/** The template library, for the mailbox's pages. */
export { mustache }

/** Fills an HTML template with HTML-escaped values. */
export function renderHtml(template: string, params: MailParams): string {
  return mustache.render(template, params)
}

/** Fills a mail header field: not HTML, and a single line, so that a value cannot add a header. */
export function renderField(template: string, params: MailParams): string {
  return mustache
    .render(template, params, undefined, { escape: String })
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
}
