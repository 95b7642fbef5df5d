/**
 * A marked test inquiry through the real configuration, sent as the site would send it: tells
 * whether inquiries are still accepted before a client finds out.
 */

import {
  type EmailVariables,
  readEmailConfiguration,
} from '../../app/inquiry/email-configuration.ts'
import { judgeAnswer } from '../../app/inquiry/email-outcome.ts'
import { teamParams } from '../../app/inquiry/inquiry-mail.ts'
import { site } from '../../app/site/site.ts'
import { longDate } from '../../contract/mails.ts'
import { SEND_PATH, sendOf } from '../../contract/protocol.ts'
import { newSubmissionId } from '../../contract/reference.ts'
import { type Finding, fault, ok } from './finding.ts'

/** Longer than the form waits: a slow answer is told apart from none, ms. */
const patience = 30_000
/** The form gives up after this long, ms. */
const formPatience = 15_000

/** What each refusal of the service means for the team. */
const remedies: Readonly<Record<number, string>> = {
  400: 'Compare the public key, service id and template id in .env with those of the account.',
  403: 'Allow this site’s address in the account (Account, Security), and API requests where the service refuses programs.',
  404: 'Compare the service id and template id in .env with those of the account, and VITE_EMAILJS_ORIGIN if it is set.',
  405: 'A web server answered that takes no inquiries: compare VITE_EMAILJS_ORIGIN in .env, or let the web server pass this path to the relay (docs/guide/relay.md).',
  412: 'The mailbox has come loose from the service: open the account and connect it again.',
  413: 'The inquiry is too large for the service, which a test inquiry is not: look at the template.',
  422: 'The template names no valid recipient: set its "To Email".',
  426: 'The account’s quota is used up: wait for the next month or take a larger plan.',
  451: 'The service refuses programs: allow API requests of non-browser applications in the account (Account, Security).',
  503: 'The service, or the relay, cannot take inquiries: look at its status page, or at the relay’s /health.',
  429: 'The service is asked too often or the quota is used up: look at the account’s history.',
}

/** Sends the test inquiry to the team; the mail says that it is one. `siteUrl` is the page it claims to come from. */
export async function sendCanary(environment: EmailVariables, siteUrl: string): Promise<Finding> {
  const { configuration, missing } = readEmailConfiguration(environment)
  if (missing.length > 0) {
    return fault(
      `Nothing was sent: ${missing.join(', ')} not set.`,
      'Run this with the .env that the site was built with.',
    )
  }
  const submissionId = newSubmissionId()
  const origin = new URL(siteUrl).origin
  if (configuration.origin === '' && origin.endsWith('.example')) {
    return fault(
      'Nothing was sent: VITE_EMAILJS_ORIGIN says the site’s own address, and nothing says which that is.',
      'Set VITE_SITE_URL in .env, or name the site: npm run canary -- https://www.your-domain.com',
    )
  }
  const url = `${configuration.origin || origin}${SEND_PATH}`
  const params = teamParams(
    {
      firstName: '[TEST]',
      lastName: 'Canary',
      email: site.email.display,
      instagramHandle: '',
      phone: '',
      location: 'dubai',
      services: ['concierge'],
      message:
        'This is the daily test of the contact form. Nobody has written; no answer is needed.',
      submissionId,
      suspectedRobot: false,
    },
    longDate(new Date()),
  )
  const started = Date.now()
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // The service answers pages alone, which name their origin in every request.
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(sendOf(configuration, configuration.teamTemplate, params)),
      signal: AbortSignal.timeout(patience),
    })
    const took = Date.now() - started
    const result = judgeAnswer({ status: answer.status, text: await answer.text() })
    if (result.kind !== 'accepted') {
      return fault(
        `Refused by ${url}: ${result.kind === 'failed' ? result.reason : 'an unknown answer'}.`,
        answer.ok
          ? 'Something on the way answered in the service’s place, such as the sign-in page of a network: try from another network.'
          : (remedies[answer.status] ??
              'Look at the service’s status page, and try again in ten minutes.'),
      )
    }
    if (took > formPatience) {
      return fault(
        `Accepted, but after ${took} ms: the form gives up after ${formPatience}.`,
        'Look at the service’s status page; visitors see the failure panel meanwhile.',
      )
    }
    return ok(`Accepted in ${took} ms as ${submissionId}. Look for it in the team’s mailbox.`)
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : error
    if (reason instanceof Error && reason.name === 'TimeoutError') {
      return fault(
        `${url} gave no answer within ${patience / 1000} seconds; the form gives up after ${formPatience / 1000}.`,
        'Look at the service’s status page, or at the relay’s host; try again in ten minutes.',
      )
    }
    return fault(
      `${url} could not be reached (${reason instanceof Error ? reason.message : String(reason)}).`,
      'Check this machine’s network first; then the service’s status page, or the relay’s host.',
    )
  }
}
