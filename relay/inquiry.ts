/** Validates the parameters of the two mails. */
import { createHash } from 'node:crypto'
import { site } from '../app/site/site.ts'
import { emailAddress, limits, longestOfField } from '../contract/fields.ts'
import { greetingName } from '../contract/greeting-name.ts'
import { longDate, robotMark } from '../contract/mails.ts'
import { isOwnReference, isSubmissionId } from '../contract/reference.ts'
import { type MailParams, type NewMail, type TemplateName, visitorOf } from './mail.ts'
import { type Answer, badRequest } from './protocol.ts'

/** Maximum lengths of the team mail's fields, in UTF-16 units like the form, with what the site adds. */
const teamFields: Readonly<Record<string, number>> = {
  ...longestOfField,
  message: limits.message.most + robotMark.length + 2,
  submission_id: 60,
  time: 120,
}
const welcomeFields: Readonly<Record<string, number>> = {
  to_email: limits.email.most,
  customer_name: 2 * limits.name.most + 1,
  customer_FirstName: limits.name.most,
  submission_id: 60,
  time: 120,
}

/** Validates a send that arrived at `now`. */
export function judgeSend(
  template: TemplateName,
  params: Readonly<Record<string, unknown>>,
  now: number,
): NewMail | Answer {
  const texts = readTexts(params, template === 'team' ? teamFields : welcomeFields)
  if (isRefusal(texts)) return texts
  return template === 'team' ? judgeTeam(texts, now) : judgeWelcome(texts, now)
}

/** Whether a send was refused. */
export function isRefusal(judged: NewMail | MailParams | Answer): judged is Answer {
  return typeof (judged as Answer).status === 'number'
}

function judgeTeam(texts: MailParams, now: number): NewMail | Answer {
  const { submission_id: submissionId = '', from_email: address = '', message = '' } = texts
  if (!isSubmissionId(submissionId)) return wrongReference
  if (!emailAddress.test(address)) {
    return { status: 422, text: 'The reply to address is corrupted' }
  }
  if (message.trim() === '') return badRequest('The message param is required')
  // The time differs in each attempt to send the same inquiry.
  const { time: _, ...words } = texts
  return {
    submissionId,
    template: 'team',
    digest: createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32),
    params: {
      ...texts,
      // The template has the recipient and the sender. The visitor must not choose these two.
      to_email: site.email.display,
      reply_to: address,
    },
    visitor: visitorOf(address),
    suspectedRobot: message.endsWith(robotMark),
    receivedAt: now,
  }
}

function judgeWelcome(texts: MailParams, now: number): NewMail | Answer {
  const { submission_id: submissionId = '', to_email: address = '' } = texts
  if (!isSubmissionId(submissionId)) return wrongReference
  if (address === '') return { status: 422, text: 'The recipients address is empty' }
  if (!emailAddress.test(address)) {
    return { status: 422, text: 'The recipients address is corrupted' }
  }
  return {
    submissionId,
    template: 'welcome',
    digest: '0',
    // It goes to any address that a visitor types, so it must not contain a stranger's message. A
    // reference that the site cannot have generated is omitted.
    params: {
      to_email: address,
      from_email: site.email.display,
      reply_to: site.email.display,
      customer_name: greetingName(texts.customer_name ?? ''),
      customer_FirstName: greetingName(texts.customer_FirstName ?? ''),
      submission_id: isOwnReference(submissionId, now) ? submissionId : '',
      time: longDate(new Date(now)),
    },
    visitor: visitorOf(address),
    suspectedRobot: false,
    receivedAt: now,
  }
}

const wrongReference = badRequest(
  `The submission_id param has to be a reference of the form ${site.submissionPrefix}-1700000000000-ABC123`,
)

/** The cleaned fields of a template, without unknown ones. */
function readTexts(
  params: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, number>>,
): MailParams | Answer {
  const texts: Record<string, string> = {}
  for (const [field, longest] of Object.entries(fields)) {
    const value = Object.hasOwn(params, field) ? (params[field] ?? '') : ''
    if (typeof value !== 'string') return badRequest(`The ${field} param has to be a text`)
    if (value.length > longest) {
      return badRequest(`The ${field} param is too long: ${longest} characters are allowed`)
    }
    texts[field] = field === 'message' ? cleanLines(value) : oneLine(value)
  }
  return texts
}

/** A single line, because a line break would end a header. Lone surrogates become U+FFFD. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Normalises line ends and removes other control characters. */
function cleanLines(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}
