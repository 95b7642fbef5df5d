import { setImmediate as nextTurn } from 'node:timers/promises'

/** Mails in one transaction. */
const mostInGroup = 256

/**
 * Writes items that arrive at the same time in one transaction, with one fsync for all of them. The
 * next group collects while a group is written, so no item waits for a timer.
 */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[],
): (item: Item) => Promise<Result> {
  let collecting: ReturnType<typeof newGroup> | undefined
  let lastWritten: Promise<unknown> = Promise.resolve()

  function newGroup() {
    const items: Item[] = []
    async function write(): Promise<readonly Result[]> {
      await lastWritten
      // After the other requests of this turn of the event loop.
      await nextTurn()
      if (collecting?.items === items) collecting = undefined
      return commit(items)
    }
    const results = write()
    lastWritten = results.catch(() => {})
    return { items, results }
  }

  return async function add(item) {
    if (collecting === undefined || collecting.items.length === mostInGroup) collecting = newGroup()
    const { items, results } = collecting
    const index = items.push(item) - 1
    return (await results)[index] as Result
  }
}
