import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** Loopback and private networks: a request from them that names another client is from a proxy. */
const ownNetworks = new Set(['loopback', 'private', 'uniqueLocal'])

/**
 * Finds out which client a request or a connection belongs to, as a key for limits. Calls
 * `onUntrustedProxy` once, for a proxy on a private network.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
  onUntrustedProxy: (address: string) => void = () => {},
) {
  const isTrusted = proxyaddr.compile([...trustedProxies])
  let isReported = false

  /** The key of a connection. Undefined for a trusted proxy, which forwards many clients. */
  function peerOf({ remoteAddress = '' }: Socket): string | undefined {
    return isTrusted(remoteAddress, 0) ? undefined : keyOf(remoteAddress)
  }

  /** The key of a request. Reads X-Forwarded-For only as far as trusted proxies wrote it. */
  function clientOf(request: IncomingMessage): string {
    const { remoteAddress = '' } = request.socket
    const peer = peerOf(request.socket)
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (isForwarded && peer !== undefined && isOwn(remoteAddress) && !isReported) {
      isReported = true
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

/**
 * An IPv4 address, also of one that is mapped to IPv6, or the /64 network of an IPv6 address, which
 * belongs to one household.
 */
function keyOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const plain = ipaddr.process(address)
  const isNetwork = plain.kind() === 'ipv6'
  return isNetwork ? plain.toNormalizedString().split(':').slice(0, 4).join(':') : plain.toString()
}
