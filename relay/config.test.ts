import { describe, expect, test } from 'vitest'
import { facts } from '../app/site/facts.ts'
import { ConfigError, readRelayConfig, readStorageConfig } from './config.ts'
import { usualSchedule, usualWelcomesPerDay } from './storage/storage.ts'
import { trialEnvironment } from './trial-relay.ts'

const { RELAY_RATE_PER_MINUTE: _, RELAY_SMTP_PLAIN: __, ...least } = trialEnvironment

function errorsOf(changes: Record<string, string | undefined>): string[] {
  try {
    readRelayConfig({ ...least, ...changes })
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message.split('\n  ').slice(1)
  }
  return []
}

test('needs few variables and has defaults for the others', () => {
  const { RELAY_LISTEN: _, RELAY_OPERATIONS_LISTEN: __, ...environment } = least
  expect(readRelayConfig({ ...environment, PATH: '/bin' })).toEqual({
    databaseUrl: undefined,
    file: '.relay/relay.db',
    schedule: usualSchedule,
    welcomesPerDay: usualWelcomesPerDay,
    retentionMonths: facts.inquiryMonths.value,
    account: {
      publicKey: 'key',
      serviceId: 'service',
      teamTemplate: 'team',
      welcomeTemplate: 'welcome',
    },
    listen: { host: '127.0.0.1', port: 8025 },
    operations: { host: '127.0.0.1', port: 8026 },
    origins: new Set(['https://levo.example']),
    trustedProxies: [],
    ratePerMinute: 30,
    mailServer: {
      host: '127.0.0.1',
      port: 2525,
      secure: false,
      requireTLS: true,
      ignoreTLS: false,
    },
    sender: 'website@levo.example',
    connections: 3,
    stuckMinutes: 30,
  })
})

test.each([
  [
    'smtps://levo%40house:p%40ss@smtp.example',
    { host: 'smtp.example', port: 465, secure: true, auth: { user: 'levo@house', pass: 'p@ss' } },
  ],
  ['smtp://smtp.example', { host: 'smtp.example', port: 587, secure: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false }],
])('reads the mail server %s', (url, server) => {
  expect(readRelayConfig({ ...least, RELAY_SMTP_URL: url }).mailServer).toEqual({
    requireTLS: true,
    ignoreTLS: false,
    ...server,
  })
})

test('sends without TLS only if it is told to, and never over smtps', () => {
  const serverOf = (url: string) =>
    readRelayConfig({ ...least, RELAY_SMTP_URL: url, RELAY_SMTP_PLAIN: 'yes' }).mailServer
  expect(serverOf('smtp://127.0.0.1')).toMatchObject({ requireTLS: false, ignoreTLS: true })
  expect(serverOf('smtps://127.0.0.1')).toMatchObject({ secure: true, ignoreTLS: false })
})

test('reads several origins, proxies and addresses', () => {
  const config = readRelayConfig({
    ...least,
    RELAY_ORIGINS: 'https://levo.example, https://www.levo.example',
    RELAY_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
    RELAY_LISTEN: '[::]:80',
  })
  expect([...config.origins]).toEqual(['https://levo.example', 'https://www.levo.example'])
  expect(config.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
  expect(config.listen).toEqual({ host: '::', port: 80 })
})

// RELAY-5
describe('reports each error with its remedy', () => {
  test.each([
    ['VITE_EMAILJS_PUBLIC_KEY', undefined, /the site was built with/],
    ['VITE_EMAILJS_TEMPLATE_TEAM', '', /the site was built with/],
    ['RELAY_ORIGINS', undefined, /https:\/\/levo\.example/],
    ['RELAY_ORIGINS', 'levo.example', /as a browser sends them/],
    ['RELAY_ORIGINS', 'https://levo.example/', /as a browser sends them/],
    ['RELAY_SMTP_URL', undefined, /smtps:\/\//],
    ['RELAY_SMTP_URL', 'smtp.example:587', /smtps:\/\//],
    ['RELAY_SENDER', undefined, /mail account/],
    ['RELAY_SENDER', 'Levo <a@levo.example>', /without a name/],
    ['RELAY_LISTEN', '8025', /host and port/],
    ['RELAY_LISTEN', '127.0.0.1:99999', /host and port/],
    ['RELAY_SMTP_URL', 'smtp://levo:100%@smtp.example', /% is %25/],
    ['RELAY_TRUSTED_PROXIES', 'everybody', /10\.0\.0\.0\/8/],
    ['RELAY_TRUSTED_PROXIES', '127.0.0.1,300.1.1.1', /10\.0\.0\.0\/8/],
    ['RELAY_TRUSTED_PROXIES', '10.0.0.0/33', /10\.0\.0\.0\/8/],
    ['VITE_EMAILJS_TEMPLATE_WELCOME', least.VITE_EMAILJS_TEMPLATE_TEAM, /its own id/],
    ['RELAY_RATE_PER_MINUTE', 'many', /whole number from 1/],
    ['RELAY_STUCK_MINUTES', '0', /whole number from 1/],
    ['DATABASE_URL', 'mysql://x', /PostgreSQL address/],
    ['RELAY_SMTP_PLAIN', 'true', /same machine/],
    ['RELAY_SENDR', 'a@levo.example', /Unknown variable/],
  ])('%s=%j', (name, value, remedy) => {
    expect(errorsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
    expect(errorsOf({ [name]: value })[0]).toMatch(remedy)
  })

  test('reports all errors at once', () => {
    expect(errorsOf({ RELAY_SENDER: 'x', RELAY_ORIGINS: 'x', RELAY_LISTEN: 'x' })).toHaveLength(3)
  })
})

test('commands need no mail server', () => {
  const { file, databaseUrl } = readStorageConfig({ RELAY_DATA: '/data/relay.db' })
  expect({ file, databaseUrl }).toEqual({ file: '/data/relay.db', databaseUrl: undefined })
})
