/** The mailbox's pages: the list of mails, and each mail as its recipient would see it. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { palette } from '../app/styles/palette.ts'
import { mustache } from '../relay/template.ts'
import type { MailboxMail } from './store.ts'

/** What the pages of the mailbox show. */
export interface MailboxPagesOptions {
  /** Every accepted mail, newest first. */
  readonly mails: () => Promise<readonly MailboxMail[]>
  readonly find: (id: string) => MailboxMail | undefined
  readonly empty: () => Promise<void>
}

const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
header { border-bottom: 2px solid ${palette.gold}; }
th, td { padding: 0.3rem 1rem 0.3rem 0; text-align: left; vertical-align: top; white-space: pre-wrap; }
iframe { width: 100%; height: 62rem; border: 1px solid ${palette.gold}; }
pre { white-space: pre-wrap; }
button { min-height: 44px; font: inherit; }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
/** A mail's HTML is untrusted: no scripts, requests or forms, and an opaque origin. */
const BODY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

const LAYOUT = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}} | Levo mailbox</title>
<link rel="icon" href="data:,">
<style>{{{style}}}</style>
</head>
<body>
<header><a href="/mailbox">Levo mailbox</a><h1>{{title}}</h1></header>
<main>{{{content}}}</main>
</body>
</html>
`

const LIST = `<p>Every mail the site has sent since this server was started. Nothing leaves this machine.</p>
{{^mails}}<p>No mail yet. Send an inquiry from the <a href="/">site</a>, then load this page again.</p>{{/mails}}
<ol>
{{#mails}}<li><p><a href="/mailbox/{{id}}">{{subject}}</a><br>
To {{to}} · <time datetime="{{receivedAt}}">{{time}}</time> · {{submissionId}}</p></li>
{{/mails}}</ol>
<form method="post" action="/mailbox"><button>Empty the mailbox</button></form>`

const MAIL = `<table>
{{#headers}}<tr><th scope="row">{{name}}</th><td>{{value}}</td></tr>
{{/headers}}</table>
<p><a href="/mailbox/{{id}}.eml" download>Download .eml</a></p>
<iframe sandbox="" src="/mailbox/{{id}}/body" title="The letter as the recipient sees it"></iframe>
<h2>Plain text</h2>
<pre tabindex="0">{{text}}</pre>
<h2>Parameters sent</h2>
<table>
{{#params}}<tr><th scope="row">{{name}}</th><td>{{value}}</td></tr>
{{/params}}</table>`

/** Handles `/mailbox`, `/mailbox.json` and everything below `/mailbox/`. */
export function createMailboxPages(
  options: MailboxPagesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { mails, find, empty } = options

  return async function answerMailbox(request, response) {
    // The mails are personal: other pages and DNS rebinding must not read or change them.
    if (!LOOPBACK_HOST.test(request.headers.host ?? '') || isCrossOriginChange(request)) {
      const text = 'The mailbox answers on this machine only. Open it as http://localhost.\n'
      return send(response, 403, 'text/plain', text)
    }
    const path = (request.url ?? '').replace(/\?.*$/s, '')
    if (path === '/mailbox' && /^(?:POST|DELETE)$/.test(request.method ?? '')) {
      await empty()
      return send(response, 303, 'text/plain', '', { Location: '/mailbox' })
    }
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Method Not Allowed\n')
    if (path === '/mailbox') return sendPage(response, 200, listPage(await mails()))
    if (path === '/mailbox.json') {
      return send(response, 200, 'application/json', JSON.stringify(await mails(), null, 2))
    }
    const [, id = '', part] = /^\/mailbox\/([\w-]+)(\.eml|\/body)?$/.exec(path) ?? []
    const mail = find(id)
    if (mail === undefined) {
      const said = '<p>The mailbox was emptied or the server restarted.</p>'
      return sendPage(response, 404, page('No such mail', said))
    }
    if (part === '/body') return sendPage(response, 200, mail.html, BODY_POLICY)
    if (part === '.eml') {
      return send(response, 200, 'message/rfc822', await readFile(mail.file), {
        'Content-Disposition': `attachment; filename="${mail.id}.eml"`,
      })
    }
    return sendPage(response, 200, mailPage(mail))
  }
}

/**
 * Whether a page of another origin requests a change. A page on another port of this machine is also
 * another origin, although browsers report the same site. Other programs send neither header.
 */
function isCrossOriginChange({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && origin !== `http://${host}`) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function listPage(mails: readonly MailboxMail[]): string {
  const rows = mails.map((mail) => ({ ...mail, time: readableTime(mail.receivedAt) }))
  return page('Mailbox', mustache.render(LIST, { mails: rows }))
}

function mailPage(mail: MailboxMail): string {
  const headers = {
    From: mail.from,
    To: mail.to,
    'Reply-To': mail.replyTo,
    Received: readableTime(mail.receivedAt),
    File: mail.file,
  }
  const rowsOf = (values: object) =>
    Object.entries(values).map(([name, value]) => ({ name, value: String(value) }))
  const { id, text } = mail
  const rows = { headers: rowsOf(headers), params: rowsOf(mail.params) }
  return page(mail.subject, mustache.render(MAIL, { id, text, ...rows }))
}

function page(title: string, content: string): string {
  return mustache.render(LAYOUT, { title, content, style: STYLE })
}

function readableTime(isoTime: string): string {
  return new Date(isoTime).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'medium' })
}

function sendPage(
  response: ServerResponse,
  status: number,
  html: string,
  policy = PAGE_POLICY,
): void {
  send(response, status, 'text/html', html, {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
  })
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...headers,
  })
  response.end(body)
}
