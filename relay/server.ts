/** The relay's two HTTP servers: one for the site's visitors, one for the company's own machines. */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { SEND_PATH } from '../contract/protocol.ts'
import { createClientAddress } from './client-address.ts'
import { monthsBefore } from './commands.ts'
import { ConfigError, type RelayConfig } from './config.ts'
import { createDelivery } from './delivery.ts'
import { createHealth, type HealthWatch } from './health.ts'
import { codeOf, type Log } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { sendText } from './protocol.ts'
import { createRateLimit } from './rate-limit.ts'
import { startRelay } from './relay.ts'
import { type Deliver, oneDay, type Storage } from './storage/storage.ts'

/** What the HTTP server of a relay needs. */
export interface RelayServerOptions {
  readonly config: RelayConfig
  readonly storage: Storage
  readonly log: Log
  /** Replaces the mail server. */
  readonly deliver?: Deliver
  /** Shorter in tests. */
  readonly storingLimit?: number
  readonly requestLimits?: typeof usualLimits
}

/** A running HTTP server. */
export interface RelayServer {
  /** The origin that the site sends to, without a trailing slash. */
  readonly url: string
  /** The origin of `/health` and `/metrics`. */
  readonly operationsUrl: string
  /** Answers open requests, finishes the mails in transit and closes the storage. */
  readonly stop: () => Promise<void>
}

/** Timeouts for the headers and the whole request, ms, and concurrent connections of one client. */
const usualLimits = { headers: 4_000, whole: 20_000, connections: 64 }
/** Timeout for open requests and for mails in transit when the relay stops, ms. */
const STOP_TIMEOUT = 20_000

/** Opens both servers. */
export async function startServer(options: RelayServerOptions): Promise<RelayServer> {
  const { config, storage, log, requestLimits = usualLimits } = options
  const metrics = createMetrics(storage)
  const health = createHealth(storage, config.stuckMinutes)
  const { clientOf, peerOf } = createClientAddress(config.trustedProxies, (address) =>
    log('warning', 'a proxy is not in RELAY_TRUSTED_PROXIES: all visitors count as one', {
      address,
    }),
  )
  const isTooMuch = createRateLimit(config.ratePerMinute)
  const delivery = createDelivery(config)
  const relay = await startRelay({
    storage,
    deliver: options.deliver ?? delivery.deliver,
    concurrency: config.connections,
    log,
    metrics,
    health,
    storingLimit: options.storingLimit,
    account: config.account,
    origins: config.origins,
    isTooMuch: (request) => isTooMuch(clientOf(request)),
  })

  const server = limited(requestLimits, log, async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/s, '')
    if (path === SEND_PATH) return relay.answerSend(request, response)
    // An unread body would prevent the reuse of the connection.
    request.resume()
    sendText(response, { status: 404, text: 'Not Found' })
  })
  limitConnections(server, requestLimits.connections, peerOf)
  const operations = limited(requestLimits, log, answerOperations(health, metrics))

  /** Removes delivered inquiries after the retention time of the privacy policy. */
  async function purge(): Promise<void> {
    try {
      const before = monthsBefore(new Date(), config.retentionMonths).getTime()
      const { removed } = await storage.purge(before)
      if (removed > 0) log('info', 'purged', { removed })
    } catch (error) {
      log('error', 'not purged', { code: codeOf(error) })
    }
  }
  const purging = setInterval(purge, oneDay)

  async function stop(timeout = STOP_TIMEOUT): Promise<void> {
    clearInterval(purging)
    await Promise.all([close(server), close(operations)])
    await relay.stop(timeout)
    delivery.close()
    await storage.close()
  }

  try {
    await listen(server, config.listen, 'RELAY_LISTEN')
    await listen(operations, config.operations, 'RELAY_OPERATIONS_LISTEN')
  } catch (error) {
    await stop(0)
    throw error
  }
  void purge()
  return { url: addressOf(server), operationsUrl: addressOf(operations), stop: () => stop() }
}

type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A server with limits for the time, headers and connections of clients. */
function limited({ headers, whole }: typeof usualLimits, log: Log, answer: Answerer): Server {
  const options: ServerOptions = {
    headersTimeout: headers,
    requestTimeout: whole,
    // The interval of the checks of both timeouts.
    connectionsCheckingInterval: Math.min(1_000, headers / 2),
    keepAliveTimeout: 10_000,
    maxHeaderSize: 8 * 1024,
  }
  const server = createServer(options, (request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error, log))
  })
  server.maxConnections = 1_000
  // For a client that does not read the answer.
  server.timeout = 3 * whole
  // After a connection that failed, the next one can succeed. `listen` reports its own error.
  server.on('error', (error) => {
    if (server.listening) log('error', 'connection', { code: codeOf(error) })
  })
  return server
}

/** Closes a client's connections beyond the limit, so that one client cannot block all others. */
function limitConnections(
  server: Server,
  most: number,
  peerOf: (socket: Socket) => string | undefined,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const peer = peerOf(socket)
    if (peer === undefined) return
    const number = (open.get(peer) ?? 0) + 1
    if (number > most) {
      socket.destroy()
      return
    }
    open.set(peer, number)
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1
      if (left > 0) open.set(peer, left)
      else open.delete(peer)
    })
  })
}

function answerOperations(health: HealthWatch, metrics: Metrics): Answerer {
  return async function answer(request, response) {
    request.resume()
    if (request.url === '/health') {
      const result = await health.examine()
      const status = result.status === 'ok' ? 200 : 503
      const text = `${JSON.stringify(result)}\n`
      sendText(response, { status, text }, 'application/json; charset=utf-8')
    } else if (request.url === '/metrics') {
      sendText(response, { status: 200, text: await metrics.text() }, metrics.contentType)
    } else {
      sendText(response, { status: 404, text: 'Not Found: /health and /metrics are here' })
    }
  }
}

function fail(response: ServerResponse, error: unknown, log: Log): void {
  // The client has closed the connection.
  if (response.destroyed || response.headersSent) {
    response.destroy()
    return
  }
  log('error', 'request failed', { code: codeOf(error) })
  sendText(response, { status: 500, text: 'Internal Server Error' })
}

async function listen(
  server: Server,
  address: RelayConfig['listen'],
  variable: string,
): Promise<void> {
  const { host, port } = address
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `${host}:${port} is taken. Stop the other server, or set another port with ${variable}.`
        : `${host}:${port} cannot be opened (${message}). Set another address with ${variable}.`,
    )
  }
}

async function close(server: Server): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT)
  if (server.listening) await server[Symbol.asyncDispose]()
  clearTimeout(limit)
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
