import type { IncomingMessage } from 'node:http'

/** Multiple of the limit after which the connection is closed. */
const MAX_EXCESS = 64

/** Reads a request's body as UTF-8 text. Undefined if it is longer than `limit` bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped, because an answer before the end of the upload would be lost.
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > MAX_EXCESS * limit) request.destroy()
  }
  return size > limit ? undefined : Buffer.concat(chunks).toString('utf8')
}
