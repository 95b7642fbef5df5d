import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { compressFolder } from '../hosts/compress.ts'
import { cacheControl, revalidate, securityHeaders } from '../hosts/headers.ts'
import { movedTo } from '../hosts/redirects.ts'

/** Folders whose missing files are plain 404s: a page instead of a picture does not help a visitor. */
const fileFolders = /^\/(?:assets|media)\//

/**
 * Serves the built site in `dir` like its hosts, with their headers and redirects, pages without a
 * trailing slash and the fallback page for unknown paths. First compresses text files into a folder
 * next to `dir`, with Brotli at `quality` (tools/hosts/compress.ts).
 */
export async function createStaticServer(
  dir: string,
  quality = 4,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const compressed = `${dir}-brotli-${quality}`
  await compressFolder(dir, compressed, quality)
  const fallback = await readFile(join(dir, '__spa-fallback.html'))
  // Read from the disk at each request: a build can replace the files while the server runs.
  const options = { dev: true, etag: true, setHeaders: setCacheControl }
  const answerFile = sirv(dir, { ...options, onNoMatch: answerUnknown })
  const answerCompressed = sirv(compressed, { ...options, brotli: true, gzip: true })

  function answerUnknown({ url }: IncomingMessage, response: ServerResponse): void {
    const isFile = fileFolders.test(url ?? '')
    response.writeHead(404, {
      'Content-Type': `text/${isFile ? 'plain' : 'html'}; charset=utf-8`,
      'Cache-Control': revalidate,
    })
    response.end(isFile ? 'Not Found' : fallback)
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value)
    const path = pathOf(request)
    const bare = path?.replace(/(?<=.)\/(?:index\.html)?$|^\/index\.html$/, '') || '/'
    const isPage = path !== bare && existsSync(join(dir, bare, 'index.html'))
    const target = path && (movedTo(bare) ?? (isPage ? bare : undefined))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } else if (!path || /\/\.(?!well-known\/)/.test(path)) {
      answerUnknown(request, response)
    } else if (target) {
      response.writeHead(301, { Location: target + (request.url?.replace(/^[^?]*/, '') ?? '') })
      response.end()
    } else {
      answerCompressed(request, response, () => answerFile(request, response))
    }
  }
}

/** The decoded path of a request. Undefined if it names another host or cannot be decoded. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  try {
    const { host, pathname } = new URL(url, 'http://localhost')
    return host === 'localhost' ? decodeURI(pathname) : undefined
  } catch {
    return undefined
  }
}

function setCacheControl(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheControl(path))
}
