import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'

function clientOf(trusted: string[], socket: string, forwarded?: string): string {
  const request = {
    socket: { remoteAddress: socket },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage
  return createClientAddress(trusted).clientOf(request)
}

test('reports an untrusted proxy once, and never a visitor', () => {
  const told: string[] = []
  const { clientOf } = createClientAddress(['127.0.0.1'], (address) => told.push(address))
  const ask = (remoteAddress: string, headers = { 'x-forwarded-for': '192.0.2.1' }) =>
    clientOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
  ask('127.0.0.1')
  ask('198.51.100.9')
  ask('10.88.0.1', {} as never)
  expect(told).toEqual([])
  expect([ask('10.88.0.1'), ask('10.88.0.1')]).toEqual(['10.88.0.1', '10.88.0.1'])
  expect(told).toEqual(['10.88.0.1'])
})

test.each([
  ['no proxy is trusted', [], '192.0.2.1', '198.51.100.9', '192.0.2.1'],
  ['the proxy is trusted', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.9', '198.51.100.9'],
  [
    'the visitor forges the header',
    ['10.1.2.3'],
    '10.1.2.3',
    '1.1.1.1, 198.51.100.9',
    '198.51.100.9',
  ],
  ['two proxies', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.9, 10.9.9.9', '198.51.100.9'],
  ['the header is missing', ['10.1.2.3'], '10.1.2.3', undefined, '10.1.2.3'],
  ['the header is malformed', ['10.1.2.3'], '10.1.2.3', 'x, y', '10.1.2.3'],
  ['all are trusted', ['10.0.0.0/8'], '10.1.2.3', '10.9.9.9', '10.9.9.9'],
  ['IPv4 is mapped to IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['an IPv6 network is one client', [], '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['IPv6 is shortened', [], '2001:db8::1', undefined, '2001:db8:0:0'],
  ['IPv6 proxies are trusted', ['2001:db8::/32'], '2001:db8::1', '2001:dead::1', '2001:dead:0:0'],
  ['loopback of IPv6', ['::1'], '::1', '192.0.2.7', '192.0.2.7'],
])('%s', (_case, trusted, socket, forwarded, client) => {
  expect(clientOf(trusted, socket, forwarded)).toBe(client)
})
