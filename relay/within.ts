import { setTimeout as wait } from 'node:timers/promises'

/**
 * Resolves like the promise, or rejects after `ms`. The operation itself continues.
 * @throws Error with the code ETIMEDOUT.
 */
export async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  const ended = new AbortController()
  const limit = wait(ms, undefined, { signal: ended.signal }).then((): never => {
    throw Object.assign(new Error(`No answer in ${ms} ms.`), { code: 'ETIMEDOUT' })
  })
  return Promise.race([promise, limit]).finally(() => ended.abort())
}
