/** Remembers so many clients; of more, the one that was longest silent is forgotten. */
const MOST_CLIENTS = 20_000

/**
 * Lets each client send `perMinute` times a minute, and a third of that at once. Returns whether a
 * client has sent too much; asking counts as a send.
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
