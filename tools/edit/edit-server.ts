/**
 * The site with the words of the working copy, and the editor beside it, on one loopback port. What
 * the editor saves is checked as a whole document and written to the working copy; what the site
 * would not show as it is meant is refused with the reason.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { editionPath } from '../../app/site/route-table.ts'
import { bundleModule } from '../build/bundle-script.ts'
import { checkAlternatives } from '../content/check-alternatives.ts'
import { readDocument, surroundingsOf } from '../content/check-content.ts'
import {
  alternativesFile,
  type DocumentFile,
  documentFiles,
  readText,
  writeText,
} from '../content/content-files.ts'
import { fieldGuide } from '../content/field-guide.ts'
import { fieldLabel } from '../content/field-label.ts'
import { asSentence, type Finding } from '../content/finding.ts'
import { tidyDocument } from '../content/tidy-document.ts'
import { createStaticServer } from '../preview/static-server.ts'
import { editorConfig } from './editor-config.ts'
import { editorPage, formPage } from './pages.ts'

export interface EditServerOptions {
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number
  /** The working copy whose words are edited. */
  root: string
  /** The built site that shows them. */
  dir: string
  /** The hosted repository, `owner/name`, for the editor's own sign-in. */
  repository: string
}

export interface EditServer {
  /** The editor's address. */
  url: string
  close: () => Promise<void>
}

/** A save that was refused: the message is for the person who edits. */
class Refused extends Error {}

const largestFile = 200_000
const editorFiles = fileURLToPath(new URL('../../node_modules/@sveltia/cms/npm', import.meta.url))

/** Starts the server; rejects where the port is taken. */
export async function startEditServer(options: EditServerOptions): Promise<EditServer> {
  const { root, dir } = options
  const site = createStaticServer({ dir })
  const words = createStaticServer({ dir: join(root, 'public') })
  const editor = createStaticServer({ dir: editorFiles })
  const script = await bundleModule(fileURLToPath(new URL('working-copy.ts', import.meta.url)))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/\?.*$/s, '')
    if (isForeign(request))
      return send(response, 403, 'text/plain', 'Only the editor itself may ask.')
    if (path.startsWith('/edit/files/') && request.method === 'PUT') {
      return save(decodeURIComponent(path.slice('/edit/files/'.length)), request, response)
    }
    if (path === '/edit') return send(response, 200, 'text/html', editorPage(documentPages()))
    if (path === '/edit/form') return send(response, 200, 'text/html', formPage())
    if (path === '/edit/working-copy.js') return send(response, 200, 'text/javascript', script)
    if (path === '/edit/config.json') return sendJson(response, editorConfig(await surroundings()))
    if (path === '/edit/files.json') return sendJson(response, await workingCopy())
    if (path.startsWith('/edit/cms/')) {
      request.url = path.slice('/edit/cms'.length)
      return editor(request, response)
    }
    return path.startsWith('/assets/content/') ? words(request, response) : site(request, response)
  }

  async function workingCopy(): Promise<Record<string, string>> {
    const files = [...documentFiles.map(({ file }) => file), alternativesFile]
    const entries = files.map(async (file) => [file, (await readText(root, file)) ?? ''] as const)
    return Object.fromEntries(await Promise.all(entries))
  }

  async function surroundings() {
    const alternatives = JSON.parse((await readText(root, alternativesFile)) ?? '{}')
    return { alternatives, repository: options.repository }
  }

  async function save(
    file: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const text = await readBody(request)
      const known = documentFiles.find((one) => one.file === file)
      if (!known && file !== alternativesFile) throw new Refused(`${file} is not edited here.`)
      const written = known ? await judged(known, text) : judgedAlternatives(text)
      await writeText(root, file, written)
      console.log(`${file}: saved`)
      send(response, 200, 'text/plain', written)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      console.log(`${file}: not saved. ${error.message}`)
      send(response, 422, 'text/plain', error.message)
    }
  }

  async function judged(known: DocumentFile, text: string): Promise<string> {
    const { alternatives } = await surroundings()
    const tidy = tidied(known, text)
    const { findings } = readDocument(known, tidy, surroundingsOf(root, alternatives))
    refuse(
      findings.map((finding) => ({
        ...finding,
        field: fieldLabel(known.name, finding.field) || finding.field,
      })),
    )
    return tidy
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else send(response, 500, 'text/plain', 'The editor’s server failed; its window says why.')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/edit`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Another page that the same browser shows may neither read nor change the working copy. */
function isForeign({ headers, method }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!/^(?:localhost|127\.0\.0\.1):\d+$/.test(host)) return true
  if (method === 'GET' || method === 'HEAD') return site === 'cross-site'
  return origin !== `http://${host}` || (site !== undefined && site !== 'same-origin')
}

/** The page that shows each document, by its file, for the site beside the editor. */
function documentPages(): Record<string, string> {
  return Object.fromEntries(
    documentFiles.map(({ name, city }) => [
      `${city}/${name}`,
      editionPath(fieldGuide[name].page, city),
    ]),
  )
}

function tidied({ name }: DocumentFile, text: string): string {
  try {
    return tidyDocument(name, text).text
  } catch {
    throw new Refused('What the editor sent is no JSON.')
  }
}

function judgedAlternatives(text: string): string {
  let texts: Record<string, string>
  try {
    texts = JSON.parse(text)
  } catch {
    throw new Refused('What the editor sent is no JSON.')
  }
  refuse(checkAlternatives(texts))
  return `${JSON.stringify(texts, null, 2)}\n`
}

function refuse(findings: readonly Pick<Finding, 'field' | 'problem' | 'remedy'>[]): void {
  const [first] = findings
  if (!first) return
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : ''
  throw new Refused(`${first.field}: ${first.problem}. ${asSentence(first.remedy)}${more}`)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestFile) throw new Refused('The document is larger than the site would read.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function sendJson(response: ServerResponse, data: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(data))
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(text)
}
