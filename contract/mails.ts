/** The variables of the two mails of an inquiry (SEND-2, SEND-3). */
import type { FieldVariable } from './fields.ts'

/** The variables of the mail to the team. */
export type TeamParams = Record<
  FieldVariable | 'to_email' | 'reply_to' | 'submission_id' | 'time',
  string
>

/** The variables of the mail that welcomes the visitor. */
export type WelcomeParams = Record<
  | 'to_email'
  | 'from_email'
  | 'reply_to'
  | 'customer_name'
  | 'customer_FirstName'
  | 'submission_id'
  | 'time',
  string
>

/** Appended to the message of an inquiry that a robot may have written. */
export const robotMark = '[The hidden field of the form was filled in: this may be a robot.]'

/** A time as a long US-format date (SEND-2) with its zone, because the team reads it in every city. */
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
