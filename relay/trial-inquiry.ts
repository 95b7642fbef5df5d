/** Inquiries for tests and measurements. */
/** An inquiry as the form sends it to the team (SEND-2). */
export const TEAM_PARAMS = {
  to_email: 'concierge@levo.example',
  from_name: 'Ada Lind',
  from_email: 'ada@example.com',
  instagram_handle: 'Not provided',
  phone: '+46 70 123 45 67',
  location: 'stockholm',
  services: 'concierge, social-media',
  message: 'A table for two on Friday.\n\nSomewhere quiet.',
  submission_id: 'LEVO-1767225600000-K3F9QZ',
  reply_to: 'ada@example.com',
  time: 'Thursday, November 21, 2030 at 6:42 PM',
}

/** The welcome mail's parameters (SEND-3). */
export const WELCOME_PARAMS = {
  to_email: 'ada@example.com',
  from_email: 'concierge@levo.example',
  reply_to: 'concierge@levo.example',
  customer_name: 'Ada Lind',
  customer_FirstName: 'Ada',
  submission_id: 'LEVO-1767225600000-K3F9QZ',
  time: 'Thursday, November 21, 2030 at 6:42 PM',
}

let made = 0

/** Parameters of an inquiry that nobody else has sent, and its submission id. */
export function newInquiry(changes: Readonly<Record<string, string>> = {}) {
  made += 1
  const submissionId =
    `LEVO-${Date.now()}-${process.pid.toString(36)}${made.toString(36)}`.toUpperCase()
  const address = `ada.${submissionId.toLowerCase()}@example.com`
  const team = {
    ...TEAM_PARAMS,
    from_email: address,
    reply_to: address,
    submission_id: submissionId,
    ...changes,
  }
  const welcome = { ...WELCOME_PARAMS, to_email: team.from_email, submission_id: submissionId }
  return { submissionId, address: team.from_email, team, welcome }
}
