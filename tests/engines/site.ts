/**
 * The built site and its mailbox, behind a relay that gives every page an ear: what a page complains
 * of arrives here in every engine alike (WebKit's driver reports no console).
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startServer } from '../../tools/preview/serve.ts'

const earPath = '/engine-ear.js'
const complaintsPath = '/engine-complaints'

export interface Site {
  /** Origin without a closing slash. */
  readonly url: string
  /** Takes what pages have complained of since it was last asked. */
  takeComplaints(): string[]
  close(): Promise<void>
}

/** Serves a built site on a free loopback port, its mails kept in `mailboxDir`. */
export async function serveSite(dir: string, mailboxDir: string): Promise<Site> {
  const origin = await startServer({ port: 0, dir, mailboxDir })
  const complaints: string[] = []

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (asked.url === earPath) {
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
    const page = (await text(given)).replace('<head>', `<head><script src="${earPath}"></script>`)
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

/** Runs in every page before anything of its own. */
function listen(complaintsPath: string): void {
  const report = (what: string) =>
    navigator.sendBeacon(complaintsPath, `${location.pathname}: ${what}`)
  window.addEventListener(
    'error',
    ({ target, message }) => {
      // A film that an engine cannot decode is foreseen: the picture beneath it stands (FILM-1).
      if (target instanceof HTMLSourceElement || target instanceof HTMLMediaElement) return
      // What is only read ahead is dropped with a page that leaves, and Gecko says `error` of modules
      // it already has; what is missing answers with 404.
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
  // The page hydrates as it was built.
  document.currentScript?.remove()
}
