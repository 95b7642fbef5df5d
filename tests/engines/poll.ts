import { setTimeout as wait } from 'node:timers/promises'

/** How long anything may take, ms; a busy machine needs more than the usual patience. */
const patience = 20_000
const pause = 100

export type Truthy<Value> = Exclude<Value, false | null | undefined | '' | 0>

/**
 * Looks again and again until the answer is neither false, null nor empty; returns it. A look that
 * throws has no answer yet: while one page leaves for another there is nobody to ask.
 * @throws Error that says what never was so, and the last answer.
 */
export async function poll<Value>(
  what: string,
  look: () => Promise<Value>,
): Promise<Truthy<Value>> {
  const deadline = Date.now() + patience
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
  throw new Error(`It was never so that ${what} (last answer: ${last}).`)
}
