import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mustache } from '../relay/template.ts'
import { PAGE_STYLE, PAGE_STYLE_SOURCE } from './page-style.ts'
import type { MailboxMail } from './store.ts'

export interface MailboxPagesOptions {
  /** Every accepted mail, newest first. */
  readonly mails: () => Promise<readonly MailboxMail[]>
  readonly find: (id: string) => MailboxMail | undefined
  readonly empty: () => Promise<void>
}

const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const PAGE_POLICY = `default-src 'none'; style-src ${PAGE_STYLE_SOURCE}; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
/** A mail's HTML is untrusted: no scripts, requests or forms, and an opaque origin. */
const BODY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

const LAYOUT = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>{{title}} | Levo mailbox</title>
<link rel="icon" href="data:,">
<style>{{{style}}}</style>
</head>
<body>
<header class="masthead"><div>
<a href="/mailbox" aria-label="Levo mailbox, all mails">LE<b>V</b>O</a>
<h1>{{title}}</h1>
{{#introduction}}<p>{{introduction}}</p>{{/introduction}}
</div></header>
<main>
{{{content}}}
</main>
</body>
</html>
`

const LIST = `<section aria-labelledby="mails">
<h2 id="mails">Received</h2>
{{^mails}}<p class="empty">No mail yet. Send an inquiry from the <a href="/">site</a>, then load this page again.</p>{{/mails}}
{{#hasMails}}<ol class="mails">
{{#mails}}<li>
<a href="/mailbox/{{id}}">{{subject}}</a>
<p>To {{to}}<br><time datetime="{{receivedAt}}">{{time}}</time> · {{submissionId}}</p>
</li>
{{/mails}}</ol>
<form method="post" action="/mailbox" class="actions"><button name="action" value="empty">Empty the mailbox</button></form>{{/hasMails}}
</section>
<section aria-labelledby="tests">
<h2 id="tests">From a test</h2>
<p><code>GET /mailbox.json</code> gives the mails with their parameters, newest first. <code>DELETE /mailbox</code> empties the mailbox.</p>
</section>`

const MAIL = `<section aria-labelledby="headers">
<h2 id="headers">Headers</h2>
<div class="table"><table>
{{#headers}}<tr><th scope="row">{{name}}</th><td>{{value}}</td></tr>
{{/headers}}</table></div>
</section>
<section aria-labelledby="letter">
<h2 id="letter">Letter</h2>
<iframe sandbox="" src="/mailbox/{{id}}/body" title="The letter as the recipient sees it"></iframe>
</section>
<section class="actions">
<a class="button" href="/mailbox/{{id}}/body">The letter alone</a>
<a class="button" href="/mailbox/{{id}}.eml" download>Download .eml</a>
</section>
<section aria-labelledby="text">
<h2 id="text">Plain text</h2>
<pre tabindex="0">{{text}}</pre>
</section>
<section aria-labelledby="params">
<h2 id="params">Parameters sent</h2>
<div class="table"><table>
{{#params}}<tr><th scope="row">{{name}}</th><td>{{value}}</td></tr>
{{/params}}</table></div>
</section>`

/** Handles `/mailbox`, `/mailbox.json` and everything below `/mailbox/`. */
export function createMailboxPages(
  options: MailboxPagesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { mails, find, empty } = options

  return async function answerMailbox(request, response) {
    // The mails are personal: other pages and DNS rebinding must not read or change them.
    if (!LOOPBACK_HOST.test(request.headers.host ?? '') || isCrossOriginChange(request)) {
      return sendText(
        response,
        403,
        'The mailbox answers on this machine only. Open it as http://localhost.\n',
      )
    }
    const path = (request.url ?? '').replace(/\?.*$/s, '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (path === '/mailbox/') return seeOther(response, '/mailbox')
    if (path === '/mailbox') {
      if (method === 'GET') return sendPage(response, 200, listPage(await mails()))
      if (method !== 'POST' && method !== 'DELETE')
        return refuseMethod(response, 'GET, POST, DELETE')
      await empty()
      return method === 'POST' ? seeOther(response, '/mailbox') : sendNothing(response)
    }
    if (method !== 'GET') return refuseMethod(response, 'GET')
    if (path === '/mailbox.json') return sendJson(response, 200, await mails())
    const [, id = '', part = ''] = /^\/mailbox\/([\w-]+)(\.eml|\/body)?$/.exec(path) ?? []
    const mail = find(id)
    if (mail === undefined) {
      return sendPage(
        response,
        404,
        page(
          'No such mail',
          '<p><a href="/mailbox">All mails</a></p>',
          'The mailbox was emptied or the server restarted.',
        ),
      )
    }
    if (part === '/body') return sendHtml(response, 200, mail.html, BODY_POLICY)
    if (part === '.eml') return sendMessage(response, mail)
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
  const content = mustache.render(LIST, {
    mails: mails.map((mail) => ({ ...mail, time: readableTime(mail.receivedAt) })),
    hasMails: mails.length > 0,
  })
  return page(
    'Mailbox',
    content,
    'Every mail the site has sent since this server was started, as its recipient would get it. Nothing leaves this machine.',
  )
}

function mailPage(mail: MailboxMail): string {
  const headers = {
    From: mail.from,
    To: mail.to,
    'Reply-To': mail.replyTo,
    Subject: mail.subject,
    Received: readableTime(mail.receivedAt),
    File: mail.file,
  }
  const content = mustache.render(MAIL, {
    id: mail.id,
    text: mail.text,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    params: Object.entries(mail.params).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  })
  return page(mail.subject, content, `To ${mail.to}`)
}

function page(title: string, content: string, introduction: string): string {
  return mustache.render(LAYOUT, { title, content, introduction, style: PAGE_STYLE })
}

function readableTime(isoTime: string): string {
  return new Date(isoTime).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'medium' })
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  sendHtml(response, status, html, PAGE_POLICY)
}

function sendHtml(response: ServerResponse, status: number, html: string, policy: string): void {
  send(response, status, 'text/html; charset=utf-8', html, {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
  })
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value, null, 2))
}

function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain; charset=utf-8', text)
}

async function sendMessage(response: ServerResponse, mail: MailboxMail): Promise<void> {
  const message = await readFile(mail.file)
  send(response, 200, 'message/rfc822', message, {
    'Content-Disposition': `attachment; filename="${mail.id}.eml"`,
  })
}

function sendNothing(response: ServerResponse): void {
  response.writeHead(204).end()
}

function seeOther(response: ServerResponse, location: string): void {
  send(response, 303, 'text/plain; charset=utf-8', '', { Location: location })
}

function refuseMethod(response: ServerResponse, allowed: string): void {
  send(response, 405, 'text/plain; charset=utf-8', 'Method Not Allowed\n', { Allow: allowed })
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...headers,
  })
  response.end(body)
}
