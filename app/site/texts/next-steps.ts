/**
 * The steps after an inquiry was sent. The form, the confirmation and the welcome mail show the same
 * three steps.
 */
import { facts, timeZoneName } from '../facts.ts'

export const nextStepsTitle = 'What happens next'

/** The step that names the office hours. */
export const answerStep = 1

export const nextSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Confirmation',
    text: 'An e-mail with your reference number confirms that we have your message.',
  },
  {
    title: 'Answer',
    text: `A member of the team replies, typically ${facts.replyTime.value} (${facts.hours.value}, ${timeZoneName()}).`,
  },
  {
    title: 'Proposal',
    text: `${facts.fee.value} ${facts.proposalTime.value} ${facts.costOfAsking.value}`,
  },
]
