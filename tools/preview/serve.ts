import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mailbox, openMailbox, pathOf } from '../../mailbox/mailbox.ts'
import { createStaticServer } from './static-server.ts'

/** What the preview server serves, and where. */
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

/** A running preview server. */
export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
  readonly mailbox: Mailbox
}

/** An operator's error. The message says what to do, so no stack trace is printed. */
export class ServeError extends Error {}

const HOST = '127.0.0.1'

/**
 * Serves a built site and the mailbox on one loopback port.
 * @throws ServeError if the site is not built or the port is in use.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(options.dir, 'index.html'))) {
    throw new ServeError(
      `${options.dir} has no index.html. Build the site first: npm start -- --build-only`,
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
    mailbox.answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      response.destroy()
    })
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

/** Starts a server and prints its addresses, or what to do if it cannot start. */
export async function serve(options: ServerOptions): Promise<void> {
  try {
    const { url } = await startServer(options)
    console.log(`Site     ${url}/\nMailbox  ${url}/mailbox`)
  } catch (error) {
    if (!(error instanceof ServeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * The port of an option, of `PORT`, or the usual one.
 * @throws ServeError if it is not a port.
 */
export function readPort(option: string | undefined): number {
  const given = option || process.env.PORT || '4173'
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given)
  throw new ServeError(`The port is "${given}": give a number from 0 to 65535.`)
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  const problems: Record<string, string> = {
    EADDRINUSE: `is taken. Stop the other server, or choose a port: npm start -- --port ${port + 1}`,
    EACCES: 'cannot be opened by this user. Choose one above 1023 with --port.',
  }
  const problem = problems[error.code ?? '']
  return problem ? new ServeError(`Port ${port} ${problem}`) : error
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      dir: { type: 'string', default: 'build/client' },
      'mailbox-dir': { type: 'string', default: '.mailbox' },
      'request-interval': { type: 'string', default: '1000' },
    },
  })
  await serve({
    port: readPort(values.port),
    dir: values.dir,
    mailboxDir: values['mailbox-dir'],
    requestIntervalMs: Number(values['request-interval']),
  })
}
