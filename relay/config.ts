/** The relay's configuration, read once from the environment at the start. */
import proxyaddr from 'proxy-addr'
import * as v from 'valibot'
import { facts } from '../app/site/facts.ts'
import { emailAddress } from '../contract/fields.ts'
import type { Account } from '../contract/protocol.ts'
import { scheduleOf, usualWelcomesPerDay } from './storage/storage.ts'

/** The storage of the commands and the relay. */
export type StorageConfig = Readonly<ReturnType<typeof storageConfigOf>>

/** The settings of a relay, from its variables. */
export type RelayConfig = Readonly<ReturnType<typeof readRelayConfig>>

/** An invalid environment. The message has one line for each error, with its remedy. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

const text = (remedy: string) => v.pipe(v.string(remedy), v.trim(), v.nonEmpty(remedy))

function wholeNumber(least: number, most: number) {
  const remedy = `Give a whole number from ${least} to ${most}.`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, remedy),
    v.transform(Number),
    v.minValue(least, remedy),
    v.maxValue(most, remedy),
  )
}

const listenRemedy = 'Give host and port, such as 127.0.0.1:8025 or [::]:8025.'
const listenAddress = v.pipe(
  v.string(),
  v.regex(/^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i, listenRemedy),
  v.transform((address) => {
    const colon = address.lastIndexOf(':')
    return {
      host: address.slice(0, colon).replace(/^\[|\]$/g, ''),
      port: Number(address.slice(colon + 1)),
    }
  }),
  v.check(({ port }) => port <= 65_535, listenRemedy),
)

const originRemedy =
  'Give the origins of the site as a browser sends them, separated by commas: https://levo.example,https://www.levo.example.'
const origins = v.pipe(
  v.string(originRemedy),
  v.transform(list),
  v.minLength(1, originRemedy),
  v.everyItem(
    (origin) =>
      URL.canParse(origin) && new URL(origin).origin === origin && /^https?:/.test(origin),
    originRemedy,
  ),
  v.transform((entries): ReadonlySet<string> => new Set(entries)),
)

const proxiesRemedy =
  'Give addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8; omit it if there is no proxy.'
const trustedProxies = v.pipe(
  v.string(),
  v.transform(list),
  v.check((networks) => succeeds(() => proxyaddr.compile(networks)), proxiesRemedy),
)

const smtpRemedy =
  'Give the mail server as smtps://user:password@smtp.example:465 (TLS) or smtp://user:password@smtp.example:587 (STARTTLS); write special characters of user and password as in an address (@ is %40, % is %25).'
const smtpUrl = v.pipe(
  v.string(smtpRemedy),
  v.check((url) => URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol), smtpRemedy),
  v.transform((url) => new URL(url)),
  v.check(({ hostname }) => hostname !== '', smtpRemedy),
  // A literal percent sign must be written as %25.
  v.check(
    ({ username, password }) => succeeds(() => decodeURIComponent(`${username}:${password}`)),
    smtpRemedy,
  ),
)

const siteId = (name: string) =>
  text(`Give the same ${name} as the site was built with (its .env).`)

const storageEntries = {
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(?:ql)?:\/\/\S+$/,
        'Give a PostgreSQL address, such as postgres://relay:password@db.example/relay, or omit it to store everything in one file.',
      ),
    ),
  ),
  RELAY_DATA: v.optional(
    text('Name the file of the inquiries, such as /var/lib/levo-relay/relay.db.'),
    '.relay/relay.db',
  ),
  RELAY_RETRY_SECONDS: v.optional(wholeNumber(1, 3600), '30'),
  RELAY_GIVE_UP_HOURS: v.optional(wholeNumber(1, 720), '120'),
  RELAY_WELCOMES_PER_DAY: v.optional(wholeNumber(0, 100_000), String(usualWelcomesPerDay)),
  // The retention time of the privacy policy.
  RELAY_RETENTION_MONTHS: v.optional(wholeNumber(1, 240), String(facts.inquiryMonths.value)),
}

const storageSchema = v.object(storageEntries)

const relaySchema = v.object({
  ...storageEntries,
  VITE_EMAILJS_PUBLIC_KEY: siteId('VITE_EMAILJS_PUBLIC_KEY'),
  VITE_EMAILJS_SERVICE_ID: siteId('VITE_EMAILJS_SERVICE_ID'),
  VITE_EMAILJS_TEMPLATE_TEAM: siteId('VITE_EMAILJS_TEMPLATE_TEAM'),
  VITE_EMAILJS_TEMPLATE_WELCOME: v.optional(v.string(), ''),
  RELAY_LISTEN: v.optional(listenAddress, '127.0.0.1:8025'),
  RELAY_OPERATIONS_LISTEN: v.optional(listenAddress, '127.0.0.1:8026'),
  RELAY_ORIGINS: origins,
  RELAY_TRUSTED_PROXIES: v.optional(trustedProxies, ''),
  RELAY_RATE_PER_MINUTE: v.optional(wholeNumber(1, 100_000), '30'),
  RELAY_SMTP_URL: smtpUrl,
  RELAY_SMTP_PLAIN: v.optional(
    v.picklist(
      ['yes', 'no'],
      'Give yes only if the mail server runs on the same machine; otherwise omit it.',
    ),
    'no',
  ),
  RELAY_SMTP_CONNECTIONS: v.optional(wholeNumber(1, 50), '3'),
  RELAY_SENDER: v.pipe(
    v.string('Give the address of the mail account that the letters are sent from.'),
    v.regex(emailAddress, 'Give one e-mail address, without a name, such as website@levo.example.'),
  ),
  RELAY_STUCK_MINUTES: v.optional(wholeNumber(1, 10_000), '30'),
})

/** The relay's variables. Other variables that begin with RELAY_ are errors. */
const known = new Set(Object.keys(relaySchema.entries))

/**
 * Reads the configuration of the relay.
 * @throws ConfigError with every invalid variable.
 */
export function readRelayConfig(environment: Environment) {
  const env = parse(relaySchema, environment)
  if (env.VITE_EMAILJS_TEMPLATE_TEAM === env.VITE_EMAILJS_TEMPLATE_WELCOME) {
    throw new ConfigError(
      'The relay is not configured.\n  VITE_EMAILJS_TEMPLATE_WELCOME: It is also the id of the team template. Give each template its own id, in the site as well.',
    )
  }
  const account: Account = {
    publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
    serviceId: env.VITE_EMAILJS_SERVICE_ID,
    teamTemplate: env.VITE_EMAILJS_TEMPLATE_TEAM,
    welcomeTemplate: env.VITE_EMAILJS_TEMPLATE_WELCOME,
  }
  return {
    ...storageConfigOf(env),
    account,
    listen: env.RELAY_LISTEN,
    /** The address of `/health` and `/metrics`, for the company's own machines only. */
    operations: env.RELAY_OPERATIONS_LISTEN,
    origins: env.RELAY_ORIGINS,
    trustedProxies: env.RELAY_TRUSTED_PROXIES,
    /** Sends per minute from one address. */
    ratePerMinute: env.RELAY_RATE_PER_MINUTE,
    /** The mail server that accepts the letters. */
    mailServer: mailServerOf(env.RELAY_SMTP_URL, env.RELAY_SMTP_PLAIN === 'yes'),
    /** Address of the company's mail account. */
    sender: env.RELAY_SENDER,
    /** Letters in transit at the same time. */
    connections: env.RELAY_SMTP_CONNECTIONS,
    /** A team mail that waits longer is a health problem, minutes. */
    stuckMinutes: env.RELAY_STUCK_MINUTES,
  }
}

/** The mail server in nodemailer's terms. */
function mailServerOf({ protocol, hostname, port, username, password }: URL, isPlain: boolean) {
  /** TLS from the first byte, as on port 465. Otherwise STARTTLS. */
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    /** Whether a connection without TLS is refused. */
    requireTLS: !isPlain,
    ignoreTLS: isPlain && !secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

/**
 * Reads the configuration of the commands, which need no mail server.
 * @throws ConfigError with every invalid variable.
 */
export function readStorageConfig(environment: Environment): StorageConfig {
  return storageConfigOf(parse(storageSchema, environment))
}

function storageConfigOf(env: v.InferOutput<typeof storageSchema>) {
  return {
    /** PostgreSQL. If undefined, the SQLite database in `file`. */
    databaseUrl: env.DATABASE_URL,
    file: env.RELAY_DATA,
    schedule: scheduleOf(env.RELAY_RETRY_SECONDS, env.RELAY_GIVE_UP_HOURS),
    /** Welcome mails per day to all visitors together. */
    welcomesPerDay: env.RELAY_WELCOMES_PER_DAY,
    /** Months after which a delivered inquiry is removed. */
    retentionMonths: env.RELAY_RETENTION_MONTHS,
  }
}

function parse<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  // An empty variable counts as not set.
  const given = Object.keys(schema.entries).map((name) => [name, environment[name] || undefined])
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('RELAY_') && environment[name] && !known.has(name),
  )
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(given))
  const errors = [
    ...new Set(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)),
    ...unknown.map((name) => `${name}: Unknown variable; see relay/relay.env.example.`),
  ]
  if (!success || errors.length > 0) {
    throw new ConfigError(`The relay is not configured.\n  ${errors.join('\n  ')}`)
  }
  return output
}

function succeeds(operation: () => unknown): boolean {
  try {
    operation()
    return true
  } catch {
    return false
  }
}

function list(entries: string): string[] {
  return entries
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
