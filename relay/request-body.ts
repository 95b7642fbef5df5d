import type { IncomingMessage } from 'node:http'

/** The body is longer than allowed. */
export class BodyTooLargeError extends Error {}

/** So many times the limit is read and dropped before the connection is broken off. */
const PATIENCE = 64

/**
 * Reads a request's body as UTF-8 text.
 * @throws BodyTooLargeError above `limit` bytes.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped: an answer given before the end of the upload would be lost.
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
    if (size > PATIENCE * limit) request.destroy()
  }
  if (size > limit) throw new BodyTooLargeError(`The body is longer than ${limit} bytes.`)
  return Buffer.concat(chunks).toString('utf8')
}
