/** The variables of an inquiry's two mails (SEND-2, SEND-3). */
import type { FieldVariable } from '../../contract/fields.ts'
import { greetingName } from '../../contract/greeting-name.ts'
import { robotMark, type TeamParams, type WelcomeParams } from '../../contract/mails.ts'
import { site } from '../site/site.ts'
import { type Inquiry, plain, valuesBy } from './inquiry.ts'
import { inquiryOptions } from './inquiry-options.ts'

/** An inquiry that is being sent; its reference stays the same across all attempts. */
export interface Submission extends Inquiry {
  submissionId: string
  /** The form's honeypot was filled in: the inquiry is sent all the same, with a mark. */
  suspectedRobot: boolean
  /** Name of the service whose page the inquiry was written on. */
  service?: string
}

const concierge = inquiryOptions.find(({ id }) => id === 'concierge')

/**
 * The requested services, by id or label. The concierge's also names the service page that the inquiry
 * was written on: "Concierge services (Villas)" (SEND-2).
 */
export function withService(services: string, key: 'id' | 'label', service?: string): string {
  if (!service || !concierge) return services
  return services.replace(concierge[key], `${concierge.label} (${service})`)
}

const notProvided = 'Not provided'
/** The mail to the team: every field that is sent, under its variable. */
export function teamParams(submission: Submission, time: string): TeamParams {
  const values = valuesBy(({ mail }) => mail, submission, plain)
  const fields = Object.fromEntries(
    Array.from(values, ([variable, value]) => [variable, value || notProvided]),
  ) as Record<FieldVariable, string>
  const mark = submission.suspectedRobot ? `\n\n${robotMark}` : ''
  return {
    ...fields,
    services: withService(fields.services, 'id', submission.service),
    message: fields.message + mark,
    to_email: site.email.display,
    reply_to: submission.email,
    submission_id: submission.submissionId,
    time,
  }
}

/**
 * The mail that welcomes the visitor. Its names are cut to what can be a name, or empty: the address
 * may belong to somebody else, who must not receive a stranger's text from us.
 */
export function welcomeParams(submission: Submission, time: string): WelcomeParams {
  return {
    to_email: submission.email,
    from_email: site.email.display,
    reply_to: site.email.display,
    // The first word of a last name of several words, such as "van", is not a name by itself.
    customer_name: [submission.firstName, submission.lastName.replace(/.* .*/, '')]
      .map(greetingName)
      .filter(Boolean)
      .join(' '),
    customer_FirstName: greetingName(submission.firstName),
    submission_id: submission.submissionId,
    time,
  }
}
