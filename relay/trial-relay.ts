/** Helpers for tests and measurements of the relay: a relay on free ports, and sends to it. */
import { sendOf as bodyOf, SEND_PATH } from '../contract/protocol.ts'
import { readRelayConfig } from './config.ts'
import type { LogFields, LogLevel } from './log.ts'
import { type RelayServerOptions, startServer } from './server.ts'
import { openSqlite } from './storage/sqlite.ts'
import type { Storage } from './storage/storage.ts'

/** The environment of a configured relay. */
export const trialEnvironment = {
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_TEAM: 'team',
  VITE_EMAILJS_TEMPLATE_WELCOME: 'welcome',
  RELAY_LISTEN: '127.0.0.1:0',
  RELAY_OPERATIONS_LISTEN: '127.0.0.1:0',
  RELAY_ORIGINS: 'https://levo.example',
  RELAY_SMTP_URL: 'smtp://127.0.0.1:2525',
  RELAY_SMTP_PLAIN: 'yes',
  RELAY_SENDER: 'website@levo.example',
  RELAY_RATE_PER_MINUTE: '100000',
}

/** A relay for tests, with its log and its storage. */
export type TrialRelay = Awaited<ReturnType<typeof startTrialRelay>>

/** Starts a relay with its file at `path`. It stores mails and only pretends to deliver them. */
export async function startTrialRelay(
  path: string,
  environment: Readonly<Record<string, string>> = {},
  options: Partial<RelayServerOptions> & { readonly accept?: Storage['accept'] } = {},
) {
  const config = readRelayConfig({ ...trialEnvironment, ...environment })
  const { schedule, welcomesPerDay } = config
  const storage = await openSqlite({ path, isRelay: true, schedule, welcomesPerDay })
  const lines: (LogFields & { level: LogLevel; message: string })[] = []
  const server = await startServer({
    config,
    storage: { ...storage, ...(options.accept && { accept: options.accept }) },
    log: (level, message, fields = {}) => lines.push({ level, message, ...fields }),
    deliver: async () => ({ kind: 'delivered', error: '' }),
    ...options,
  })
  return { ...server, storage, lines }
}

/** The body of a send from the site. */
export function sendOf(template: 'team' | 'welcome', params: unknown) {
  return bodyOf({ publicKey: 'key', serviceId: 'service' }, template, params)
}

/** Posts a send like a browser on the site. A string is sent as it is. */
export async function postSend(
  url: string,
  send: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(url + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://levo.example', ...headers },
    body: typeof send === 'string' ? send : JSON.stringify(send),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}
