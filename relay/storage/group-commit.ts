/** Mails in one transaction. */
const mostInGroup = 256

/**
 * Writes items that arrive at the same time in one transaction, with one fsync for all of them. The
 * next group collects while a group is written, so no item waits for a timer.
 */
export function createGroupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[],
): (item: Item) => Promise<Result> {
  interface Entry {
    readonly item: Item
    readonly resolve: (result: Result) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Entry[] = []
  let isWriting = false

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostInGroup)
      waiting = waiting.slice(mostInGroup)
      try {
        const results = await commit(group.map(({ item }) => item))
        group.forEach(({ resolve }, index) => {
          resolve(results[index] as Result)
        })
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isWriting = false
  }

  return function add(item) {
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isWriting) return
      isWriting = true
      // After the other requests of this turn of the event loop.
      setImmediate(() => void write())
    })
  }
}
