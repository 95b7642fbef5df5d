/** What the two mails of an inquiry carry (SEND-2, SEND-3). */
import { site } from '../site/site.ts'
import { greetingName } from './greeting-name.ts'
import { type Inquiry, plain, valuesBy } from './inquiry.ts'

/** An inquiry on its way; its reference stays the same over all attempts to send it. */
export interface Submission extends Inquiry {
  submissionId: string
  /** The form's honeypot was filled in: the inquiry is sent all the same, with a mark. */
  suspectedRobot: boolean
}

/** The variables of one mail's template. */
export type MailParams = Record<string, string>

const notProvided = 'Not provided'
/** Ends the message of an inquiry that a robot may have written. */
export const robotMark = '[The hidden field of the form was filled in: this may be a robot.]'

const referenceForm = new RegExp(`^${site.submissionPrefix}-\\d{1,16}-[0-9A-Z]{1,16}$`)

/** The random part of a reference: no vowels, nor digits that are read as such, so that it spells no word. */
const randomLetters = '256789BCDFGHJKLMNPQRSTVWXZ'
const ownReferenceForm = new RegExp(`^${site.submissionPrefix}-(\\d{13})-[${randomLetters}]{9}$`)
/** How far a visitor's clock may be off, ms. */
const clockTolerance = 86_400_000

/** A new reference of the form LEVO-{timestamp}-{random}, in capitals (SEND-4). */
export function newSubmissionId(): string {
  const random = crypto.getRandomValues(new Uint32Array(9))
  const letters = Array.from(random, (part) => randomLetters[part % randomLetters.length])
  return `${site.submissionPrefix}-${Date.now()}-${letters.join('')}`
}

/** Whether a reference can only be one of `newSubmissionId`, made at about `now`, ms: no telephone number, no word. */
export function isOwnReference(text: string, now: number): boolean {
  const [, madeAt] = ownReferenceForm.exec(text) ?? []
  return madeAt !== undefined && Math.abs(Number(madeAt) - now) <= clockTolerance
}

/** Whether a text is a reference of ours: what storage holds may have been tampered with. */
export function isSubmissionId(text: unknown): text is string {
  return typeof text === 'string' && referenceForm.test(text)
}

/** A moment as a long US-format date (SEND-2), with its zone: the team reads it in every city. */
export function longDate(moment: Date): string {
  return moment.toLocaleString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

/** The mail to the team: every field that is sent, under its variable. */
export function teamParams(submission: Submission, time: string): MailParams {
  const params: MailParams = {
    to_email: site.email.display,
    reply_to: submission.email,
    submission_id: submission.submissionId,
    time,
  }
  for (const [variable, value] of valuesBy(({ mail }) => mail?.variable, submission, plain)) {
    params[variable] = value || notProvided
  }
  if (submission.suspectedRobot) params.message = `${params.message}\n\n${robotMark}`
  return params
}

/**
 * The mail that welcomes the visitor. Its names are cut to what a name can be, and empty otherwise:
 * the address may be a third person's, who must not get a stranger's words from us.
 */
export function welcomeParams(submission: Submission, time: string): MailParams {
  return {
    to_email: submission.email,
    from_email: site.email.display,
    reply_to: site.email.display,
    // Of a last name of several words the first is none.
    customer_name: [submission.firstName, submission.lastName.replace(/.* .*/, '')]
      .map(greetingName)
      .filter(Boolean)
      .join(' '),
    customer_FirstName: greetingName(submission.firstName),
    submission_id: submission.submissionId,
    time,
  }
}
