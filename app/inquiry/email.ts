/**
 * Sends an inquiry with the e-mail service, directly from the browser: the team's mail first, then the
 * visitor's welcome (SEND-1, SEND-3). No other module calls the service.
 */
import { longDate, type TeamParams, type WelcomeParams } from '../../contract/mails'
import { SEND_PATH, sendOf } from '../../contract/protocol'
import {
  type EmailConfiguration,
  type EmailVariables,
  readEmailConfiguration,
} from './email-configuration'
import {
  judgeAnswer,
  judgeRejection,
  type SendResult,
  SendTimeout,
  type ServiceAnswer,
} from './email-outcome'
import { type Submission, teamParams, welcomeParams } from './inquiry-mail'

/** How long a send may take before it counts as failed, ms. A later answer is ignored. */
const sendLimit = 15_000
/** How long a send waits for the library before it posts the same body itself, ms. */
const libraryTimeout = 3_000
/** The service accepts one request a second; the welcome mail waits this long, ms. */
const welcomeDelay = 1_100

type Library = typeof import('@emailjs/browser')

let library: Promise<Library | undefined> | undefined

/**
 * Starts to load the service's library; call it when the visitor first uses the form. The library reads
 * local storage while it loads and throws if that is blocked: then the request is posted without it.
 */
export function prepareEmail(): void {
  library ??= import('@emailjs/browser').catch(() => undefined)
}

/**
 * Sends the team's mail and, once it is accepted, schedules the welcome mail. Never rejects. It is safe
 * to repeat a submission with its id: the team recognises it.
 */
export async function sendInquiry(submission: Submission): Promise<SendResult> {
  try {
    const { configuration, missing } = readEmailConfiguration(variables())
    if (missing.length > 0) {
      console.error(
        `Levo: the form cannot send. This site was built without ${missing.join(', ')}: set them and build again (.env.example).`,
      )
      return { kind: 'failed', reason: 'not configured' }
    }
    const time = longDate(new Date())
    const params = teamParams(submission, time)
    const result = await post(configuration, configuration.teamTemplate, params)
    if (result.kind === 'accepted') arrangeWelcome(configuration, submission, time)
    else console.error(`Levo: inquiry ${submission.submissionId} was not sent.`, result)
    return result
  } catch (error) {
    console.error(`Levo: inquiry ${submission.submissionId} was not sent.`, error)
    return { kind: 'error', error }
  }
}

function variables(): EmailVariables {
  const {
    VITE_EMAILJS_PUBLIC_KEY,
    VITE_EMAILJS_SERVICE_ID,
    VITE_EMAILJS_TEMPLATE_TEAM,
    VITE_EMAILJS_TEMPLATE_WELCOME,
    VITE_EMAILJS_ORIGIN,
  } = import.meta.env
  return {
    VITE_EMAILJS_PUBLIC_KEY,
    VITE_EMAILJS_SERVICE_ID,
    VITE_EMAILJS_TEMPLATE_TEAM,
    VITE_EMAILJS_TEMPLATE_WELCOME,
    VITE_EMAILJS_ORIGIN,
  }
}

async function post(
  configuration: EmailConfiguration,
  template: string,
  params: TeamParams | WelcomeParams,
): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendTimeout(sendLimit)), sendLimit)
  })
  try {
    return judgeAnswer(await Promise.race([request(configuration, template, params), limit]))
  } catch (thrown) {
    return judgeRejection(thrown)
  } finally {
    clearTimeout(timer)
  }
}

async function request(
  configuration: EmailConfiguration,
  template: string,
  params: TeamParams | WelcomeParams,
): Promise<ServiceAnswer> {
  const emailjs = await loadedLibrary()
  if (!emailjs) return requestWithoutLibrary(configuration, template, params)
  const { publicKey, serviceId } = configuration
  // With an empty origin the library would use the real service.
  emailjs.init({ publicKey, origin: configuration.origin || window.location.origin })
  return emailjs.send(serviceId, template, params)
}

async function loadedLibrary(): Promise<Library | undefined> {
  prepareEmail()
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), libraryTimeout)
  })
  const loaded = await Promise.race([library, impatience])
  clearTimeout(timer)
  return loaded
}

/**
 * The library's own request, for browsers in which it cannot load and for the welcome mail: the library
 * cannot set `keepalive`.
 */
async function requestWithoutLibrary(
  configuration: EmailConfiguration,
  template: string,
  params: TeamParams | WelcomeParams,
): Promise<ServiceAnswer> {
  const response = await fetch(configuration.origin + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify(sendOf(configuration, template, params)),
    keepalive: true,
  })
  return { status: response.status, text: await response.text() }
}

/**
 * The welcome mail does not depend on a component. It is sent even if the popup closes and, if the page
 * is left within its second, at that moment; `keepalive` lets the request outlive the page. A failure
 * is only logged (SEND-3).
 */
function arrangeWelcome(
  configuration: EmailConfiguration,
  submission: Submission,
  time: string,
): void {
  // Otherwise a robot could make us write to any address.
  if (submission.suspectedRobot) return
  const { welcomeTemplate } = configuration
  if (welcomeTemplate === '') {
    console.error(
      'Levo: no welcome mail. This site was built without VITE_EMAILJS_TEMPLATE_WELCOME: set it and build again (.env.example).',
    )
    return
  }
  const params = welcomeParams(submission, time)

  async function deliver(): Promise<void> {
    clearTimeout(timer)
    window.removeEventListener('pagehide', deliver)
    const result = await requestWithoutLibrary(configuration, welcomeTemplate, params).then(
      judgeAnswer,
      judgeRejection,
    )
    if (result.kind !== 'accepted') {
      console.error(`Levo: no welcome mail for ${submission.submissionId}.`, result)
    }
  }
  const timer = setTimeout(deliver, welcomeDelay)
  window.addEventListener('pagehide', deliver)
}
