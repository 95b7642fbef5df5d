/** `npm run relay -- <command>`: runs the relay or a command for stored inquiries. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as commands from './commands.ts'
import { ConfigError, readRelayConfig, readStorageConfig, type StorageConfig } from './config.ts'
import { printInstead } from './dry-run.ts'
import { codeOf, log } from './log.ts'
import { visitorOf } from './mail.ts'
import { checkTemplates } from './message.ts'
import { startServer } from './server.ts'
import { openStorage } from './storage/open.ts'
import { type Storage, StorageError } from './storage/storage.ts'

const usage = `npm run relay -- <command>

  serve                    accepts inquiries and sends them
  serve --dry-run          accepts inquiries, prints the letters and sends nothing
  print                    prints the waiting letters and changes nothing
  list [--state STATE]     one line per mail; STATE is waiting, delivered, parked or undeliverable
  show REFERENCE           everything stored of one inquiry
  resend REFERENCE         sends its mails again
  resend --parked          sends all parked mails again
  export [--visitor ADDRESS]   JSON, one mail per line
  erase ADDRESS --yes      removes all mails from and to an address
  purge [--months N]       removes delivered mails older than the retention time
  backup FILE              copies the file of inquiries, also while the relay runs

The environment configures it; see relay/relay.env.example.
`

const options = {
  'dry-run': { type: 'boolean' },
  state: { type: 'string' },
  parked: { type: 'boolean' },
  visitor: { type: 'string' },
  months: { type: 'string' },
  yes: { type: 'boolean' },
} as const

// Only this user may read the file of inquiries and its copies.
process.umask(0o077)

function write(text: string): void {
  process.stdout.write(text)
}

async function main(): Promise<void> {
  if (existsSync('relay.env')) process.loadEnvFile('relay.env')
  const { values, positionals } = readArguments()
  const [command, subject = ''] = positionals
  if (command === 'serve') return serve(values['dry-run'] === true)
  const storageConfig = readStorageConfig(process.env)
  // Invalid arguments fail before the storage is opened.
  const state = commands.readState(values.state)
  const months = readMonths(values.months) ?? storageConfig.retentionMonths
  const visitor = values.visitor ? visitorOf(values.visitor) : undefined
  const run: Record<string, (storage: Storage) => commands.Output> = {
    list: (storage) => commands.list(storage, { state }),
    show: (storage) => commands.show(storage, named(subject)),
    resend: (storage) =>
      values.parked ? commands.resendParked(storage) : commands.resend(storage, named(subject)),
    export: (storage) => commands.exportMails(storage, { visitor }),
    erase: (storage) => commands.erase(storage, subject, values.yes === true),
    backup: (storage) => commands.backUp(storage, subject),
    purge: (storage) => commands.purge(storage, months, new Date()),
    print: (storage) => commands.printWaiting(storage, readRelayConfig(process.env).sender),
  }
  const chosen = run[command ?? '']
  if (chosen === undefined) throw new commands.CommandError(usage)
  assertExists(storageConfig)
  const storage = await openStorage(storageConfig, { isRelay: false })
  try {
    for await (const text of chosen(storage)) write(text)
  } finally {
    await storage.close()
  }
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new commands.CommandError(`${(error as Error).message}\n\n${usage}`)
  }
}

function readMonths(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,3}$/.test(text)) throw new commands.CommandError('--months is a whole number.')
  return Number(text)
}

function named(subject: string): string {
  if (subject === '')
    throw new commands.CommandError('Name the reference, such as LEVO-1700000000000-ABC123.')
  return subject
}

/** Without the relay's variables, a command would show a new, empty file. */
function assertExists({ databaseUrl, file }: StorageConfig): void {
  if (databaseUrl === undefined && !existsSync(file)) {
    throw new commands.CommandError(
      `There is no file ${resolve(file)}. Set the relay's variables for the command: RELAY_DATA or DATABASE_URL.`,
    )
  }
}

async function serve(isDryRun: boolean): Promise<void> {
  const config = readRelayConfig(process.env)
  await checkTemplates()
  const kept = await openStorage(config, { isRelay: true })
  const storage = isDryRun ? printInstead(kept, config.sender, write) : kept
  const server = await startServer({ config, storage, log })
  log('info', isDryRun ? 'listening, sends nothing' : 'listening', {
    address: server.url,
    operations: server.operationsUrl,
    storage: config.databaseUrl === undefined ? 'sqlite' : 'postgresql',
  })
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      log('info', 'stopping', { code: signal })
      server.stop().then(
        () => log('info', 'stopped'),
        (error: unknown) => {
          log('error', 'stopped badly', { code: codeOf(error) })
          process.exitCode = 1
        },
      )
    })
  }
}

try {
  await main()
} catch (error) {
  const isExpected =
    error instanceof commands.CommandError ||
    error instanceof ConfigError ||
    error instanceof StorageError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
