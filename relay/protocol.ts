/**
 * The send call of the e-mail service's protocol: method, body, answers and CORS headers. The relay
 * and the preview's mailbox share this handler.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Account } from '../contract/protocol.ts'
import type { TemplateName } from './mail.ts'
import { readBody } from './request-body.ts'

/** Status and text of an answer. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** What the handler of `POST /api/v1.0/email/send` needs. */
export interface SendHandlerOptions {
  readonly account: Account
  /** Sites that may send. `any`: every page with an origin. */
  readonly origins: ReadonlySet<string> | 'any'
  /** Whether this client has sent too much. */
  readonly isTooMuch: (request: IncomingMessage) => boolean
  /** Accepts a well-formed send. */
  readonly accept: (
    template: TemplateName,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>
  /** Called with each answer. */
  readonly onAnswer?: (answer: Answer) => void
}

/** The service allows 50 KB of variables. The ids are short. */
const MAX_BODY_BYTES = 51 * 1024

/** The service's answer to variables that are too large. */
export const TOO_LARGE: Answer = {
  status: 413,
  text: 'Variables size limit. The maximum allowed variables size is 50Kb',
}
/** The service's answer to a client that sends too fast. */
export const TOO_MANY: Answer = { status: 429, text: 'Too Many Requests' }

/** An answer to an invalid send. */
export function badRequest(text: string): Answer {
  return { status: 400, text }
}

/** Answers every request to the send path. Rejects only if the connection breaks. */
export function createSendHandler(
  options: SendHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { account, origins, isTooMuch, accept, onAnswer = () => {} } = options

  function answer(response: ServerResponse, given: Answer): void {
    onAnswer(given)
    sendText(response, given)
  }

  /** Allows the site's page to read the answer. */
  function allowOrigin(origin: string | undefined, response: ServerResponse): boolean {
    if (origins === 'any') {
      response.setHeader('Access-Control-Allow-Origin', '*')
      return origin !== undefined
    }
    response.setHeader('Vary', 'Origin')
    if (origin === undefined || !origins.has(origin)) return false
    response.setHeader('Access-Control-Allow-Origin', origin)
    return true
  }

  async function judge(
    request: IncomingMessage,
    isAllowed: boolean,
    message: unknown,
  ): Promise<Answer> {
    if (isTooMuch(request)) return TOO_MANY
    // Browsers send an origin with every POST. The service refuses requests without one.
    if (request.headers.origin === undefined) {
      return { status: 403, text: 'API calls are disabled for non-browser applications' }
    }
    if (!isAllowed) return { status: 403, text: 'This origin is not allowed' }
    const send = readSend(account, message)
    return 'status' in send ? send : accept(send.template, send.params)
  }

  return async function answerSend(request, response) {
    const isAllowed = allowOrigin(request.headers.origin, response)
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
      response.setHeader('Access-Control-Max-Age', '600')
      response.writeHead(204).end()
      return
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS')
      return answer(response, { status: 405, text: 'Method Not Allowed' })
    }
    const body = await readBody(request, MAX_BODY_BYTES)
    if (body === undefined) return answer(response, TOO_LARGE)
    answer(response, await judge(request, isAllowed, parseJson(request, body)))
  }
}

function readSend(
  account: Account,
  message: unknown,
): Answer | { readonly template: TemplateName; readonly params: Record<string, unknown> } {
  if (!isObject(message)) return badRequest('Bad Request')
  const { user_id, service_id, template_id, template_params: params = {} } = message
  for (const [name, value] of Object.entries({ user_id, service_id, template_id })) {
    if (typeof value !== 'string' || value === '') {
      return badRequest(`The ${name} param is required`)
    }
  }
  if (user_id !== account.publicKey) return unknownId('Public Key is invalid', '/account')
  if (service_id !== account.serviceId) return unknownId('service ID not found')
  const isTeam = template_id === account.teamTemplate
  if (!isTeam && template_id !== account.welcomeTemplate) {
    return unknownId('template ID not found', '/templates')
  }
  if (!isObject(params)) return badRequest('The template_params param has to be an object')
  return { template: isTeam ? 'team' : 'welcome', params }
}

function unknownId(what: string, page = ''): Answer {
  return badRequest(
    `The ${what}. To find this ID, visit https://dashboard.emailjs.com/admin${page}`,
  )
}

/** Undefined if the body is not JSON or was not sent as JSON. */
function parseJson(request: IncomingMessage, body: string): unknown {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Answers like the service: text, never cached. */
export function sendText(
  response: ServerResponse,
  { status, text }: Answer,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}
