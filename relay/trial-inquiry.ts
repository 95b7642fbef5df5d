/** Inquiries for tests and measurements. */
import { site } from '../app/site/site.ts'
import type { TeamParams, WelcomeParams } from '../contract/mails.ts'

const submission_id = 'LEVO-1767225600000-K3F9QZ'
const time = 'Thursday, November 21, 2030 at 6:42 PM'

/** The team mail's parameters, as the form sends them. */
export const TEAM_PARAMS: TeamParams = {
  from_name: 'Ada Lind',
  from_email: 'ada@example.com',
  location: 'stockholm',
  phone: '+46 70 123 45 67',
  instagram_handle: 'Not provided',
  services: 'concierge, social-media',
  message: 'A table for two on Friday.\n\nSomewhere quiet.',
  to_email: site.email.display,
  reply_to: 'ada@example.com',
  submission_id,
  time,
}

/** The welcome mail's parameters. */
export const WELCOME_PARAMS: WelcomeParams = {
  to_email: 'ada@example.com',
  from_email: site.email.display,
  reply_to: site.email.display,
  customer_name: 'Ada Lind',
  customer_FirstName: 'Ada',
  submission_id,
  time,
}

let made = 0

/** Parameters of a unique inquiry, and its submission id. */
export function newInquiry(changes: Readonly<Partial<TeamParams>> = {}) {
  made += 1
  const submissionId =
    `LEVO-${Date.now()}-${process.pid.toString(36)}${made.toString(36)}`.toUpperCase()
  const address = `ada.${submissionId.toLowerCase()}@example.com`
  const own = { from_email: address, reply_to: address, submission_id: submissionId }
  const team: TeamParams = { ...TEAM_PARAMS, ...own, ...changes }
  const welcome = { ...WELCOME_PARAMS, to_email: team.from_email, submission_id: submissionId }
  return { submissionId, address: team.from_email, team, welcome }
}
