import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'

export interface ClientAddresses {
  /**
   * Who asks, as a key for limits: an IPv4 address, or the /64 network of an IPv6 address, which is
   * what one household has. The header X-Forwarded-For counts as far as trusted proxies wrote it.
   */
  readonly clientOf: (request: IncomingMessage) => string
  /** Who has opened a connection, as such a key; undefined for a trusted proxy, which brings many. */
  readonly peerOf: (socket: Socket) => string | undefined
}

/** Loopback and private networks: a request of theirs that names another client comes from a proxy. */
const houseNetwork = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^(?:::1$|f[cd])/i

/** Tells clients apart; told once of a proxy on the house's own network that is not trusted. */
export function createClientAddress(
  trustedProxies: readonly string[],
  onUntrustedProxy: (address: string) => void = () => {},
): ClientAddresses {
  let isTold = false
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    trusted.addSubnet(
      address,
      prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix),
      family,
    )
  }

  function isTrusted(address: string): boolean {
    const family = isIP(address)
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }

  function peerOf({ remoteAddress = '' }: Socket): string | undefined {
    const peer = plain(remoteAddress)
    return isTrusted(peer) ? undefined : keyOf(peer)
  }

  function clientOf(request: IncomingMessage): string {
    const header = request.headers['x-forwarded-for']
    const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',')
    let client = plain(request.socket.remoteAddress ?? '')
    if (!isTold && header !== undefined && !isTrusted(client) && houseNetwork.test(client)) {
      isTold = true
      onUntrustedProxy(client)
    }
    // Each proxy adds at the end whom it was asked by.
    while (isTrusted(client)) {
      const before = plain(forwarded.pop()?.trim() ?? '')
      if (isIP(before) === 0) break
      client = before
    }
    return keyOf(client)
  }

  return { clientOf, peerOf }
}

function keyOf(address: string): string {
  return isIP(address) === 6 ? networkOf(address) : address
}

/** An IPv4 address that came over an IPv6 socket is written as IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function networkOf(address: string): string {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = address.includes('::') ? [...start, ...zeros, ...end] : start
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
