import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, FaultSwitch } from './faults.ts'
import {
  MAILBOX_PUBLIC_KEY,
  MAILBOX_SERVICE_ID,
  type TemplateName,
  templateNameOf,
} from './identity.ts'
import { BodyTooLargeError, readBody } from './request-body.ts'
import { type MailStore, RecipientError } from './store.ts'
import type { TemplateParams } from './template.ts'

export interface EmailApiOptions {
  readonly store: MailStore
  readonly faults: FaultSwitch
  /** Least time between two requests of one client, ms; 0 lets all through. The service's own is 1000. */
  readonly requestIntervalMs?: number
}

interface Answer {
  readonly status: number
  readonly text: string
}

const DASHBOARD = 'https://dashboard.emailjs.com/admin'
const MAX_BODY_BYTES = 1024 * 1024
const MAX_VARIABLES_BYTES = 50 * 1024
const TOO_LARGE: Answer = {
  status: 413,
  text: 'Variables size limit. The maximum allowed variables size is 50Kb',
}

/** What the service says with each status when a fault asks for it. */
const FAULT_TEXTS: Readonly<Record<number, string>> = {
  400: `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  403: 'Forbidden',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: TOO_LARGE.text,
  422: 'The recipients address is empty',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
}

const GARBAGE =
  '<!doctype html><title>Sign in to the network</title><p>Please sign in to use the network.</p>'

/** Handles the send call of the e-mail service's protocol: method, body, answers and CORS headers (spec 7, 8). */
export function createEmailApi(
  options: EmailApiOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { store, faults, requestIntervalMs = 1000 } = options
  const lastRequestAt = new Map<string, number>()

  function isTooSoon(client: string): boolean {
    const now = performance.now()
    const last = lastRequestAt.get(client)
    if (last !== undefined && now - last < requestIntervalMs) return true
    lastRequestAt.set(client, now)
    return false
  }

  async function deliver(request: IncomingMessage, message: unknown): Promise<Answer> {
    if (isTooSoon(request.socket.remoteAddress ?? ''))
      return { status: 429, text: 'Too Many Requests' }
    // Browsers name their origin in every POST; the service refuses whoever does not.
    if (request.headers.origin === undefined) {
      return { status: 403, text: 'API calls are disabled for non-browser applications' }
    }
    const send = readSend(message)
    if ('status' in send) return send
    try {
      await store.receive(send.template, send.params)
    } catch (error) {
      if (error instanceof RecipientError) return { status: 422, text: error.message }
      throw error
    }
    return { status: 200, text: 'OK' }
  }

  return async function answerSend(request, response) {
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
      response.setHeader('Access-Control-Max-Age', '600')
      response.writeHead(204).end()
      return
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS')
      sendText(response, { status: 405, text: 'Method Not Allowed' })
      return
    }
    let body: string
    try {
      body = await readBody(request, MAX_BODY_BYTES)
    } catch (error) {
      if (!(error instanceof BodyTooLargeError)) throw error
      sendText(response, TOO_LARGE)
      return
    }
    const message = parseJson(request, body)
    const fault = faults.take(isObject(message) ? templateNameOf(message.template_id) : undefined)
    if (fault !== undefined && (await actOut(fault, response)) === 'answered') return
    sendText(response, await deliver(request, message))
  }
}

/** Does what the fault says; a plain delay lets the send go on. */
async function actOut(fault: Fault, response: ServerResponse): Promise<'answered' | 'go on'> {
  if (fault.delayMs > 0) await wait(fault.delayMs, undefined, { ref: false })
  if (fault.mode === 'hang') return 'answered'
  if (fault.mode === 'reset') {
    // Broken off within the answer: browsers quietly repeat a request that breaks before it.
    response.writeHead(200, { 'Content-Length': 2 })
    response.write('O', () => response.destroy())
    return 'answered'
  }
  if (fault.mode === 'garbage') {
    response.writeHead(fault.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(GARBAGE)
    return 'answered'
  }
  if (fault.status === 200) return 'go on'
  sendText(response, {
    status: fault.status,
    text: FAULT_TEXTS[fault.status] ?? 'Internal Server Error',
  })
  return 'answered'
}

function readSend(
  message: unknown,
): Answer | { readonly template: TemplateName; readonly params: TemplateParams } {
  if (!isObject(message)) return { status: 400, text: 'Bad Request' }
  const { user_id, service_id, template_id, template_params = {} } = message
  for (const [name, value] of Object.entries({ user_id, service_id, template_id })) {
    if (typeof value !== 'string' || value === '')
      return { status: 400, text: `The ${name} param is required` }
  }
  if (user_id !== MAILBOX_PUBLIC_KEY) {
    return {
      status: 400,
      text: `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
    }
  }
  if (service_id !== MAILBOX_SERVICE_ID) {
    return { status: 400, text: `The service ID not found. To find this ID, visit ${DASHBOARD}` }
  }
  const template = templateNameOf(template_id)
  if (template === undefined) {
    return {
      status: 400,
      text: `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
    }
  }
  if (!isObject(template_params))
    return { status: 400, text: 'The template_params param has to be an object' }
  if (Buffer.byteLength(JSON.stringify(template_params)) > MAX_VARIABLES_BYTES) return TOO_LARGE
  return { template, params: template_params }
}

/** Anything that is not JSON, or not sent as JSON, reads as nothing. */
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

function sendText(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(answer.text)
}
