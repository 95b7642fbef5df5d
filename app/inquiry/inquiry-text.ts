/** An inquiry as plain text, and the links that send it through other channels (FAIL-2). */

import { site } from '~/site/site'
import { formTexts } from '~/site/texts/form'
import { fields } from './fields'
import { plain, valuesBy } from './inquiry'
import { type Submission, withService } from './inquiry-mail'

const texts = formTexts.asText

/** Longest address that every mail program and messenger opens, in characters. */
export const longestAddress = 1_800

/** The whole inquiry; the message is last, so that only its end is cut if space is short. */
export function inquiryAsText(submission: Submission): string {
  const values = valuesBy(
    ({ heading }) => heading,
    submission,
    (value, { inWords = plain }) => inWords(value),
  )
  const { heading } = fields.services
  const services = withService(values.get(heading ?? '') ?? '', 'label', submission.service)
  if (heading) values.set(heading, services)
  const lines = [
    texts.title,
    ...[[texts.reference, submission.submissionId] as const, ...values].flatMap(
      ([heading, value]) => (value ? [`${heading}: ${value}`] : []),
    ),
  ]
  return `${lines.join('\n')}\n\n${submission.message}`
}

/** Opens a WhatsApp chat with the inquiry filled in. */
export function whatsappLink(submission: Submission): string {
  return fitted(`https://wa.me/${site.whatsappDigits}?text=`, inquiryAsText(submission), encode)
}

/** Opens the visitor's mail program with the inquiry filled in. */
export function emailLink(submission: Submission): string {
  const subject = encode(texts.subject(submission.submissionId))
  return fitted(
    `${site.email.href}?subject=${subject}&body=`,
    inquiryAsText(submission),
    // RFC 6068 requires CRLF line breaks in `mailto:` links.
    (text) => encode(text.replace(/\r?\n/g, '\r\n')),
  )
}

/** Whether the links are too short for the whole inquiry. */
export function isShortened(submission: Submission): boolean {
  const mark = encode(texts.shortenedMark)
  return whatsappLink(submission).endsWith(mark) || emailLink(submission).endsWith(mark)
}

/** Replaces lone surrogates, which a cut or a paste may leave: `encodeURIComponent` throws on them. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

function fitted(address: string, text: string, encoded: (text: string) => string): string {
  const whole = address + encoded(text)
  if (whole.length <= longestAddress) return whole
  const characters = [...text]
  let fits = 0
  let tooMany = characters.length
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    const attempt = address + encoded(characters.slice(0, middle).join('') + texts.shortenedMark)
    if (attempt.length <= longestAddress) fits = middle
    else tooMany = middle
  }
  return address + encoded(characters.slice(0, fits).join('') + texts.shortenedMark)
}
