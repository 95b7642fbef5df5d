/** The number of stored clients. The one with the oldest request is dropped first. */
const MOST_CLIENTS = 20_000

/**
 * Allows each client `perMinute` sends, a third of them at once. The returned function counts a send
 * and tells whether the client has sent too much.
 */
export function createRateLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): (client: string) => boolean {
  const most = Math.max(2, Math.ceil(perMinute / 3))
  const perMs = perMinute / 60_000
  const clients = new Map<string, { left: number; at: number }>()

  return function isTooMuch(client) {
    const at = now()
    const known = clients.get(client)
    const left = known ? Math.min(most, known.left + (at - known.at) * perMs) : most
    clients.delete(client)
    clients.set(client, { left: left < 1 ? left : left - 1, at })
    if (clients.size > MOST_CLIENTS) {
      const [oldest] = clients.keys()
      if (oldest !== undefined) clients.delete(oldest)
    }
    return left < 1
  }
}
