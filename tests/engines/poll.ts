import { setTimeout as wait } from 'node:timers/promises'

/** Timeout of each condition, ms, for a busy machine. */
const timeout = 20_000
const pause = 100

export type Truthy<Value> = Exclude<Value, false | null | undefined | '' | 0>

/**
 * Polls until the result is truthy and returns it. Errors count as falsy, because evaluation fails
 * during a navigation.
 * @throws Error with the condition and the last result.
 */
export async function poll<Value>(
  what: string,
  look: () => Promise<Value>,
): Promise<Truthy<Value>> {
  const deadline = Date.now() + timeout
  let last: unknown
  do {
    try {
      const value = await look()
      if (value) return value as Truthy<Value>
      last = value
    } catch (error) {
      last = error
    }
    await wait(pause)
  } while (Date.now() < deadline)
  throw new Error(`Timed out waiting until ${what} (last result: ${last}).`)
}
