import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * `best`: pages weigh what a host makes them weigh that compresses before it uploads. `fast`, for tests:
 * a fifth more bytes for a seventieth of the time; what keeps to a budget so keeps to it at its best too.
 */
export type Compression = 'best' | 'fast'

/** From here on a file is large, bytes: up to here compressing at its best takes a tenth of a second. */
const LARGE = 100_000

function brotliQuality(compression: Compression, bytes: number): number {
  if (compression === 'fast') return 4
  return bytes < LARGE ? 11 : 10
}

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
export function createCompressor(
  compression: Compression,
): (file: string, version: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, { version: string; bytes: Promise<Buffer> }>()
  return function compressed(file, version, encoding) {
    const key = `${encoding} ${file}`
    const known = kept.get(key)
    if (known?.version === version) return known.bytes
    const bytes = compress(file, encoding, compression)
    // A failed reading is not kept, so that the next request tries again.
    bytes.catch(() => kept.delete(key))
    kept.set(key, { version, bytes })
    return bytes
  }
}

async function compress(
  file: string,
  encoding: Encoding,
  compression: Compression,
): Promise<Buffer> {
  const content = await readFile(file)
  if (encoding === 'gzip') return toGzip(content)
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(compression, content.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
