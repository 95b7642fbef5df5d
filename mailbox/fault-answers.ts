/** Acts out the faults that are ordered, in the e-mail service's place. */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sendText, TOO_LARGE, TOO_MANY } from '../relay/protocol.ts'
import type { Fault } from './faults.ts'

/** What the service says with each status; with others the standard's words for it. */
const FAULT_TEXTS: Readonly<Record<number, string>> = {
  400: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  403: 'Forbidden',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: TOO_LARGE.text,
  422: 'The recipients address is empty',
  426: 'The quota of this account is used up',
  429: TOO_MANY.text,
  451: 'Unavailable For Headless Browser',
}

const GARBAGE =
  '<!doctype html><title>Sign in to the network</title><p>Please sign in to use the network.</p>'

/** Does what the fault says; false when the send is to go on, as after a plain delay. */
export async function actOut(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (fault.delayMs > 0) await wait(fault.delayMs, undefined, { ref: false })
  if (fault.mode === 'hang') return true
  if (fault.mode === 'reset') {
    // Broken off within the answer: browsers quietly repeat a request that breaks before it.
    response.writeHead(200, { 'Content-Length': 2 })
    response.write('O', () => response.destroy())
    return true
  }
  if (fault.mode === 'garbage') {
    response.writeHead(fault.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(GARBAGE)
    return true
  }
  if (fault.status === 200) return false
  sendText(response, {
    status: fault.status,
    text: FAULT_TEXTS[fault.status] ?? STATUS_CODES[fault.status] ?? 'Unknown Error',
  })
  return true
}
