import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

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
const ownNetworks = new Set(['loopback', 'private', 'uniqueLocal'])

/** Tells clients apart; told once of a proxy on a network of our own that is not trusted. */
export function createClientAddress(
  trustedProxies: readonly string[],
  onUntrustedProxy: (address: string) => void = () => {},
): ClientAddresses {
  const isTrusted = proxyaddr.compile([...trustedProxies])
  let isTold = false

  function peerOf({ remoteAddress = '' }: Socket): string | undefined {
    return isTrusted(remoteAddress, 0) ? undefined : keyOf(remoteAddress)
  }

  function clientOf(request: IncomingMessage): string {
    const { remoteAddress = '' } = request.socket
    const peer = peerOf(request.socket)
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded && peer !== undefined && isOwn(remoteAddress) && !isTold) {
      isTold = true
      onUntrustedProxy(peer)
    }
    const client = proxyaddr(request, isTrusted)
    return keyOf(ipaddr.isValid(client) ? client : remoteAddress)
  }

  return { clientOf, peerOf }
}

function isOwn(address: string): boolean {
  return ipaddr.isValid(address) && ownNetworks.has(ipaddr.process(address).range())
}

/** An IPv4 address that came over an IPv6 socket is written as IPv4. */
function keyOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const plain = ipaddr.process(address)
  const isNetwork = plain.kind() === 'ipv6'
  return isNetwork ? plain.toNormalizedString().split(':').slice(0, 4).join(':') : plain.toString()
}
