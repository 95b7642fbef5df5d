import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cacheControl, revalidate } from '../hosts/headers.ts'
import { parseRange } from './byte-range.ts'
import { type Compression, chooseEncoding, createCompressor } from './compression.ts'
import { contentTypeOf } from './content-types.ts'

export interface StaticServerOptions {
  /** The built site, `build/client`. */
  readonly dir: string
  /**
   * Further headers of an answer, by its path: `/about` for a page, the file's own path for a file,
   * FALLBACK_PATH for an unknown path. They win over the headers set here.
   */
  readonly headers?: (path: string) => Readonly<Record<string, string>>
  /** Where a decoded path has moved, answered with 301; the query is kept. */
  readonly redirects?: (path: string) => string | undefined
  /** `best` unless told. */
  readonly compression?: Compression
}

/** The document that answers for unknown paths, with status 404. */
const FALLBACK_PATH = '/__spa-fallback.html'

/** Folders whose missing files are plain 404s: a page in the place of a picture helps nobody. */
const FILE_FOLDERS = /^\/(?:assets|media)\//
/** Smaller files do not shrink. */
const MIN_COMPRESSED_BYTES = 256

interface SiteFile {
  readonly path: string
  readonly size: number
  /** Changes with the file; no quotes. */
  readonly version: string
}

/** Serves a built static folder as a host with a CDN would: pages without `.html`, caching, ranges, compression. */
export function createStaticServer(
  options: StaticServerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const root = resolve(options.dir)
  const compressed = createCompressor(options.compression ?? 'best')

  return async function answerStatic(request, response) {
    const [rawPath = '', ...queryParts] = (request.url ?? '').split('?')
    const query = queryParts.length === 0 ? '' : `?${queryParts.join('?')}`
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendPlain(response, 405, 'Method Not Allowed', options.headers?.(rawPath))
    }
    const path = decodePath(rawPath)
    if (path === undefined) return sendPlain(response, 400, 'Bad Request', options.headers?.('/'))

    const bare = path.length > 1 ? path.replace(/\/(?:index\.html)?$/, '') || '/' : path
    const moved = options.redirects?.(bare)
    if (moved !== undefined) return redirect(response, moved, query, options.headers?.(path))

    const page = await findFile(root, join(bare, 'index.html'))
    if (page !== undefined) {
      if (bare !== path) return redirect(response, encodeURI(bare), query, options.headers?.(path))
      return sendFile(request, response, page, 200, bare)
    }
    const file = await findFile(root, path)
    if (file !== undefined) return sendFile(request, response, file, 200, path)

    const fallback = FILE_FOLDERS.test(path) ? undefined : await findFile(root, FALLBACK_PATH)
    if (fallback === undefined)
      return sendPlain(response, 404, 'Not Found', options.headers?.(path))
    return sendFile(request, response, fallback, 404, FALLBACK_PATH)
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    status: 200 | 404,
    path: string,
  ) {
    const { type, isText } = contentTypeOf(file.path)
    const compressible = isText && file.size >= MIN_COMPRESSED_BYTES
    const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined
    const etag = `"${file.version}${encoding === undefined ? '' : `-${encoding}`}"`
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', status === 200 ? cacheControl(path) : revalidate)
    if (compressible) response.setHeader('Vary', 'Accept-Encoding')
    setHeaders(response, options.headers?.(path))

    if (status === 200) {
      response.setHeader('ETag', etag)
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        response.removeHeader('Content-Type')
        response.writeHead(304).end()
        return
      }
    }
    if (encoding !== undefined) {
      const bytes = await compressed(file.path, file.version, encoding)
      response.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return
    }
    const range =
      status === 200 && !isText ? rangeOf(request, response, file.size, etag) : undefined
    if (range === 'unsatisfiable') {
      response.setHeader('Content-Range', `bytes */${file.size}`)
      return sendPlain(response, 416, 'Range Not Satisfiable')
    }
    if (range === undefined) response.writeHead(status, { 'Content-Length': file.size })
    else {
      response.writeHead(206, {
        'Content-Length': range.end - range.start + 1,
        'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
      })
    }
    if (request.method === 'HEAD' || file.size === 0) response.end()
    else await pipeline(createReadStream(file.path, range), response)
  }
}

/** Ranges are for pictures and films, of GET only, and of the version the client began with. */
function rangeOf(request: IncomingMessage, response: ServerResponse, size: number, etag: string) {
  response.setHeader('Accept-Ranges', 'bytes')
  const ifRange = request.headers['if-range']
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return undefined
  return parseRange(request.headers.range, size)
}

/** Decodes a request path; undefined for whatever could leave the folder or name another host. */
function decodePath(rawPath: string): string | undefined {
  const path = decoded(rawPath)
  if (
    !path.startsWith('/') ||
    path.includes('//') ||
    /[\\\p{Cc}]/u.test(path) ||
    /%(?:2f|5c)/i.test(rawPath)
  )
    return undefined
  return path.split('/').some((segment) => segment === '.' || segment === '..') ? undefined : path
}

/** An address whose escapes are broken is an unknown one like any other: its whole ones are decoded. */
function decoded(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return rawPath.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
}

/** Finds a file of the site; hidden files are none, but for `.well-known`. */
async function findFile(root: string, path: string): Promise<SiteFile | undefined> {
  if (path.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known'))
    return undefined
  const file = join(root, path)
  try {
    const stats = await stat(file)
    if (!stats.isFile()) return undefined
    return {
      path: file,
      size: stats.size,
      version: `${stats.size.toString(16)}-${Math.round(stats.mtimeMs).toString(16)}`,
    }
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined
    throw error
  }
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
}

function redirect(
  response: ServerResponse,
  target: string,
  query: string,
  headers?: Readonly<Record<string, string>>,
): void {
  const joined = target.includes('?') ? query.replace('?', '&') : query
  response.setHeader('Location', `${target}${joined}`)
  sendPlain(response, 301, 'Moved Permanently', headers)
}

function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers?: Readonly<Record<string, string>>,
): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', revalidate)
  setHeaders(response, headers)
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) }).end(text)
}

function setHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}
