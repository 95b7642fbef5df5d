/**
 * The built site and its mailbox, behind a proxy that adds a listener to every page and collects its
 * errors in every engine. WebKit's driver does not report the console.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startServer } from '../../tools/preview/serve.ts'

const injected = '/engine-listener.js'
const complaintsPath = '/engine-complaints'

export interface Site {
  /** Origin without a trailing slash. */
  readonly url: string
  /** Returns and clears the errors of pages since the last call. */
  takeComplaints(): string[]
  close(): Promise<void>
}

/** Serves a built site on a free loopback port, with its mails in `mailboxDir`. */
export async function serveSite(dir: string, mailboxDir: string): Promise<Site> {
  const origin = await startServer({ port: 0, dir, mailboxDir })
  const complaints: string[] = []

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (asked.url === injected) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`(${listen})(${JSON.stringify(complaintsPath)})`)
    } else if (asked.url === complaintsPath) {
      complaints.push(await text(asked))
      response.writeHead(204).end()
    } else await relay(asked, response)
  }

  async function relay(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const onward = request(origin.url + asked.url, { method: asked.method, headers })
    asked.pipe(onward)
    const [given] = (await once(onward, 'response')) as [IncomingMessage]
    const status = given.statusCode ?? 502
    if (status >= 400) complaints.push(`${asked.method} ${asked.url} was answered with ${status}`)
    if (status !== 200 || !given.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, given.headers)
      given.pipe(response)
      return
    }
    const { 'content-length': __, ...rest } = given.headers
    const page = (await text(given)).replace('<head>', `<head><script src="${injected}"></script>`)
    response.writeHead(status, rest).end(page)
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeComplaints: () => complaints.splice(0),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await origin.close()
    },
  }
}

/** Runs in every page before its own scripts. */
function listen(complaintsPath: string): void {
  const report = (what: string) =>
    navigator.sendBeacon(complaintsPath, `${location.pathname}: ${what}`)
  window.addEventListener(
    'error',
    ({ target, message }) => {
      // An engine may not decode a film: the picture below it stays visible (FILM-1).
      if (target instanceof HTMLSourceElement || target instanceof HTMLMediaElement) return
      // A navigation cancels prefetches, and Gecko fires `error` for modules that it already has. A
      // missing file is reported by its 404.
      if (target instanceof HTMLLinkElement && target.rel.endsWith('preload')) return
      if (target instanceof Element) report(`did not load: ${target.outerHTML.slice(0, 200)}`)
      else report(`uncaught: ${message}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`${effectiveDirective} refused ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    report(`console: ${words.join(' ')}`)
    error.apply(console, words)
  }
  // Removes itself, because hydration expects the built HTML.
  document.currentScript?.remove()
}
