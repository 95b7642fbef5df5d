/**
 * Sends a marked test inquiry with the real configuration, like the site: shows that inquiries are
 * still accepted before a client finds out that they are not.
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

/** Longer than the form's timeout, to distinguish a slow answer from none, ms. */
const requestTimeout = 30_000
/** The timeout of the form, ms. */
const formTimeout = 15_000

/** What the team can do about each refusal of the service. */
const remedies: Readonly<Record<number, string>> = {
  400: 'Compare the public key, service id and template id in .env with those of the account.',
  403: 'Allow this site’s address in the account (Account, Security), and API requests if the service refuses programs.',
  404: 'Compare the service id and template id in .env with those of the account, and VITE_EMAILJS_ORIGIN if it is set.',
  405: 'A web server answered that does not accept inquiries: compare VITE_EMAILJS_ORIGIN in .env, or let the web server pass this path to the relay (docs/guide/relay.md).',
  412: 'The mailbox is no longer connected to the service: open the account and connect it again.',
  413: 'The mail is too large for the service, although the inquiry is short: check the template.',
  422: 'The template has no valid recipient: set its "To Email".',
  426: 'The account’s quota is used up: wait for the next month or choose a larger plan.',
  451: 'The service refuses programs: allow API requests of non-browser applications in the account (Account, Security).',
  503: 'The service, or the relay, cannot accept inquiries: check its status page, or the relay’s /health.',
  429: 'The service gets too many requests or the quota is used up: check the account’s history.',
}

/** Sends the test inquiry to the team, marked as a test. `siteUrl` is the page that it appears to come from. */
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
      'Nothing was sent: VITE_EMAILJS_ORIGIN is the site’s own address, which is not set.',
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
        'This is the daily test of the contact form. No visitor wrote it; no answer is needed.',
      submissionId,
      suspectedRobot: false,
    },
    longDate(new Date()),
  )
  const started = Date.now()
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // The service accepts requests only from pages, whose browsers send an origin.
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(sendOf(configuration, configuration.teamTemplate, params)),
      signal: AbortSignal.timeout(requestTimeout),
    })
    const took = Date.now() - started
    const result = judgeAnswer({ status: answer.status, text: await answer.text() })
    if (result.kind !== 'accepted') {
      return fault(
        `Refused by ${url}: ${result.kind === 'failed' ? result.reason : 'an unknown answer'}.`,
        answer.ok
          ? 'Something between this machine and the service answered, such as the sign-in page of a network: try from another network.'
          : (remedies[answer.status] ??
              'Check the service’s status page, and try again in ten minutes.'),
      )
    }
    if (took > formTimeout) {
      return fault(
        `Accepted, but after ${took} ms: the form gives up after ${formTimeout}.`,
        'Check the service’s status page. Until it is faster, visitors see the failure panel.',
      )
    }
    return ok(`Accepted in ${took} ms as ${submissionId}. Look for it in the team’s mailbox.`)
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : error
    if (reason instanceof Error && reason.name === 'TimeoutError') {
      return fault(
        `${url} did not answer within ${requestTimeout / 1000} seconds; the form gives up after ${formTimeout / 1000}.`,
        'Check the service’s status page, or the relay’s host, and try again in ten minutes.',
      )
    }
    return fault(
      `${url} could not be reached (${reason instanceof Error ? reason.message : String(reason)}).`,
      'Check this machine’s network first, then the service’s status page or the relay’s host.',
    )
  }
}
