/** Helpers for tests of the preview and its mailbox: a small built site, a server per test file, sends. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SEND_PATH, sendOf } from '../../contract/protocol.ts'
import { mailboxAccount } from '../../mailbox/identity.ts'
import { TEAM_PARAMS, WELCOME_PARAMS } from '../../relay/trial-inquiry.ts'
import { type RunningServer, type ServerOptions, startServer } from './serve.ts'

/** A preview server with its folders. */
export interface TrialServer extends RunningServer {
  readonly dir: string
  readonly mailboxDir: string
}

/** Writes `files` (path to content) into a new folder and serves it. `close` removes the folder. */
export async function startTrialServer(
  files: Readonly<Record<string, string | Buffer>> = {},
  options: Partial<ServerOptions> = {},
): Promise<TrialServer> {
  const folder = await mkdtemp(join(tmpdir(), 'levo-mailbox-'))
  const dir = join(folder, 'site')
  const mailboxDir = join(folder, 'mails')
  for (const [path, content] of Object.entries({
    'index.html': 'home',
    '__spa-fallback.html': 'Fallback',
    ...files,
  })) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  const server = await startServer({ dir, mailboxDir, port: 0, requestIntervalMs: 0, ...options })
  return {
    ...server,
    dir,
    mailboxDir,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** An answer as it arrived. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Requests a path exactly as written: nothing is normalised, followed or decompressed. */
export function requestRaw(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The body of a send to the team. `changes` replaces fields or, with undefined, removes them. */
export function teamSend(changes: Readonly<Record<string, unknown>> = {}) {
  return { ...sendOf(mailboxAccount, mailboxAccount.teamTemplate, TEAM_PARAMS), ...changes }
}

/** The body of a welcome send. */
export function welcomeSend(params: Readonly<Record<string, unknown>> = {}) {
  return teamSend({
    template_id: mailboxAccount.welcomeTemplate,
    template_params: { ...WELCOME_PARAMS, ...params },
  })
}

/** Posts a send like a browser. A string is sent as it is. */
export function post(
  url: string,
  send: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
    body: typeof send === 'string' ? send : JSON.stringify(send),
  })
}
