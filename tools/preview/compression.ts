import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Pages weigh what a host makes them weigh that compresses before it uploads. */
const BROTLI_QUALITY = 11
/** The same for files so large that the first request would wait for it. */
const BROTLI_QUALITY_OF_LARGE = 10
/** From here on a file is large, bytes: up to here compressing takes a tenth of a second. */
const LARGE = 100_000

/** Picks the best encoding the client accepts (RFC 9110, 12.5.3); none leaves the file as it is. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set<string>()
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}

/** Compresses files once and keeps the result until the file changes. */
export function createCompressor(): (
  file: string,
  version: string,
  encoding: Encoding,
) => Promise<Buffer> {
  const kept = new Map<string, { version: string; bytes: Promise<Buffer> }>()
  return function compressed(file, version, encoding) {
    const key = `${encoding} ${file}`
    const known = kept.get(key)
    if (known?.version === version) return known.bytes
    const bytes = compress(file, encoding)
    // A failed reading is not kept, so that the next request tries again.
    bytes.catch(() => kept.delete(key))
    kept.set(key, { version, bytes })
    return bytes
  }
}

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const content = await readFile(file)
  if (encoding === 'gzip') return toGzip(content)
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        content.length < LARGE ? BROTLI_QUALITY : BROTLI_QUALITY_OF_LARGE,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
