import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mailbox, openMailbox, pathOf } from '../../mailbox/mailbox.ts'
import { createStaticServer } from './static-server.ts'

export interface ServerOptions {
  /** The built site, `build/client`. */
  readonly dir: string
  /** Brotli quality of its text files, 4 by default (tools/hosts/compress.ts). */
  readonly quality?: number
  /** Port on 127.0.0.1. 0 chooses a free port. */
  readonly port: number
  /** Folder of the .eml files. */
  readonly mailboxDir: string
  /** Minimum interval between two sends of one client, ms: 1000 like the service, 0 for tests that share a server. */
  readonly requestIntervalMs?: number
}

export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
  readonly mailbox: Mailbox
}

/** An operator's error. The message says what to do, so no stack trace is printed. */
export class ServeError extends Error {}

const HOST = '127.0.0.1'
const DEFAULT_PORT = 4173

/**
 * Serves a built site and the mailbox on one loopback port.
 * @throws ServeError if the site is not built or the port is in use.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(options.dir, 'index.html'))) {
    throw new ServeError(
      `${options.dir} has no index.html. Build the site first (npm run build), or name its folder with --dir.`,
    )
  }
  const { mailboxDir: folder, requestIntervalMs } = options
  const mailbox = await openMailbox({
    folder,
    ...(requestIntervalMs !== undefined && { requestIntervalMs }),
  })
  const answerSite = await createStaticServer(options.dir, options.quality)

  const server = createServer((request, response) => {
    if (!mailbox.answers(pathOf(request))) return answerSite(request, response)
    mailbox.answer(request, response).catch((error: unknown) => fail(request, response, error))
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, HOST, resolve)
    })
  } catch (error) {
    await mailbox.close()
    throw listenError(error as NodeJS.ErrnoException, options.port)
  }

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    mailbox,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await mailbox.close()
    },
  }
}

/** Reads the options of the command line and PORT, starts the server and prints its addresses. */
export async function serveFromCommandLine(): Promise<void> {
  try {
    const server = await startServer(readOptions(process.argv.slice(2), process.env))
    console.log(`Site     ${server.url}/\nMailbox  ${server.url}/mailbox`)
  } catch (error) {
    if (!(error instanceof ServeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * Reads the options of the command line.
 * @throws ServeError if an option is unknown or a port or interval is invalid.
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServerOptions {
  const options = parseOptions(args)
  const port = options.port || env.PORT || String(DEFAULT_PORT)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    const source = options.port ? '--port' : 'PORT'
    throw new ServeError(`${source} is "${port}"; give a number from 0 to 65535.`)
  }
  const interval = options['request-interval'] || '1000'
  if (!/^\d{1,5}$/.test(interval)) {
    throw new ServeError(`--request-interval is "${interval}"; give milliseconds, 0 for no limit.`)
  }
  return {
    port: Number(port),
    dir: options.dir || 'build/client',
    mailboxDir: options['mailbox-dir'] || '.mailbox',
    requestIntervalMs: Number(interval),
  }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        dir: { type: 'string' },
        'mailbox-dir': { type: 'string' },
        'request-interval': { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new ServeError(
      `${(error as Error).message} The options are --port, --dir, --mailbox-dir and --request-interval.`,
    )
  }
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ServeError(
      `Port ${port} is taken. Stop the other server, or choose a port: npm start -- --port ${port + 1}`,
    )
  }
  if (error.code === 'EACCES')
    return new ServeError(
      `Port ${port} cannot be opened by this user. Choose one above 1023 with --port.`,
    )
  return error
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The client has closed the connection.
  if (response.destroyed) return
  console.error(`${request.method} ${request.url}:`, error)
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Internal Server Error')
}

if (import.meta.main) await serveFromCommandLine()
