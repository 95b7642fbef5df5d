/** Inquiries for tests and measurements. */
import {
  type MailParams,
  type Submission,
  teamParams,
  welcomeParams,
} from '../app/inquiry/inquiry-mail.ts'

const submission: Submission = {
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.com',
  location: 'stockholm',
  phone: '+46 70 123 45 67',
  instagramHandle: '',
  services: ['concierge', 'social-media'],
  message: 'A table for two on Friday.\n\nSomewhere quiet.',
  submissionId: 'LEVO-1767225600000-K3F9QZ',
  suspectedRobot: false,
}
const time = 'Thursday, November 21, 2030 at 6:42 PM'

/** An inquiry as the form sends it to the team. */
export const TEAM_PARAMS = teamParams(submission, time)

/** The welcome mail's parameters. */
export const WELCOME_PARAMS = welcomeParams(submission, time)

let made = 0

/** Parameters of an inquiry that nobody else has sent, and its submission id. */
export function newInquiry(changes: Readonly<Record<string, string>> = {}) {
  made += 1
  const submissionId =
    `LEVO-${Date.now()}-${process.pid.toString(36)}${made.toString(36)}`.toUpperCase()
  const address = `ada.${submissionId.toLowerCase()}@example.com`
  const team: MailParams & Record<'from_email', string> = {
    ...TEAM_PARAMS,
    from_email: address,
    reply_to: address,
    submission_id: submissionId,
    ...changes,
  }
  const welcome = { ...WELCOME_PARAMS, to_email: team.from_email, submission_id: submissionId }
  return { submissionId, address: team.from_email, team, welcome }
}
