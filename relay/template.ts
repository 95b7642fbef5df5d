import { readFile } from 'node:fs/promises'
import mustache from 'mustache'
import type { TemplateName } from './mail.ts'
import { templateValues } from './template-values.ts'

/** The fields other than the HTML in the e-mail service's template editor. */
export interface TemplateFields {
  readonly subject: string
  readonly toEmail: string
  readonly fromName: string
  readonly replyTo: string
}

/** An e-mail template with the site's values, as the team pastes it into the service. */
export interface EmailTemplate {
  readonly html: string
  readonly fields: TemplateFields
}

/** Values of one send, `template_params` in the protocol. */
export type TemplateParams = Readonly<Record<string, unknown>>

const FIELD_NAMES = ['subject', 'toEmail', 'fromName', 'replyTo'] as const
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu

/**
 * Reads a template from `templates/` and fills in the site's values. Reads the files again for every
 * mail, so that an edit takes effect immediately.
 * @throws Error if a field is missing.
 */
export async function loadTemplate(name: TemplateName): Promise<EmailTemplate> {
  const file = new URL(`./templates/${name}.json`, import.meta.url)
  const [html, json] = await Promise.all([
    readFile(new URL(`./templates/${name}.html`, import.meta.url), 'utf8'),
    readFile(file, 'utf8'),
  ])
  const fields = JSON.parse(fillValues(json, jsonText)) as TemplateFields
  for (const field of FIELD_NAMES) {
    if (typeof fields[field] !== 'string') {
      throw new Error(`relay/templates/${name}.json: "${field}" is missing. Write it as a text.`)
    }
  }
  return { html: fillValues(html), fields }
}

function fillValues(template: string, written?: (value: string) => string): string {
  return mustache.render(template, templateValues, undefined, {
    tags: ['<%', '%>'],
    ...(written && { escape: written }),
  })
}

/** Escapes a value for a JSON string. */
function jsonText(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}

/** The template library, for the mailbox's pages. */
export { mustache }

/** Fills an HTML template with HTML-escaped values. */
export function renderHtml(template: string, params: TemplateParams): string {
  return mustache.render(template, printable(params))
}

/** Fills a mail header field: not HTML, and a single line, so that a value cannot add a header. */
export function renderField(template: string, params: TemplateParams): string {
  return mustache
    .render(template, printable(params), undefined, { escape: String })
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
}

/** Converts values to strings: an object could stop the rendering or open a section. */
function printable(params: TemplateParams): Readonly<Record<string, string>> {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  ])
  return Object.fromEntries(entries)
}
