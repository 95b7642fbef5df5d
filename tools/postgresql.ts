/** The PostgreSQL of the relay's tests: Debian's programs, a server of its own in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

/** A running server; nothing of it stays after `remove`. */
export interface PostgresServer {
  /** Address of an empty database; its user may do everything. */
  readonly url: string
  /** Makes a further empty database and gives its address. */
  readonly createDatabase: () => string
  /** Ends it at once, as a power failure does. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same data and port. */
  readonly start: () => Promise<void>
  readonly remove: () => Promise<void>
}

const debianFolder = '/usr/lib/postgresql'
/** Keeps Debian's package from starting a server of the system's own. */
const noServer = '/etc/postgresql-common/createcluster.d/levo-tests.conf'

/** The folder of `initdb` and `postgres`; undefined where there is none. */
function findPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...newestFirst.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}

function missingPrograms(): never {
  throw new Error(
    'The tests of the relay need PostgreSQL (initdb and postgres): apt-get install postgresql, or put its programs on the PATH.',
  )
}

/** Whether the tests on PostgreSQL run: where its programs are, and in CI, where they must be. */
export function isPostgresTested(): boolean {
  return Boolean(process.env.CI) || findPrograms() !== undefined
}

/** Installs Debian's PostgreSQL where it is missing and this is root; says so, and what is skipped. */
export function ensurePostgres(): void {
  if (findPrograms()) return
  if (process.getuid?.() === 0) {
    console.log(
      `Installing postgresql by apt-get for the tests of the relay, and writing ${noServer}.`,
    )
    // Its programs only: no server of the system's own.
    mkdirSync(dirname(noServer), { recursive: true })
    writeFileSync(noServer, 'create_main_cluster = false\n')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 }).status === 0
    const install = () => apt('install', '-y', '--no-install-recommends', 'postgresql')
    if (!install() && apt('update')) install()
  }
  if (!isPostgresTested()) {
    console.log(
      "PostgreSQL is not here, so the relay's tests on it are skipped: apt-get install postgresql.",
    )
  }
}

/**
 * Makes a server that listens on loopback and runs under the user `postgres` where this is root.
 * @throws Error saying what to install.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const programs = findPrograms() ?? missingPrograms()
  const owner = ownerOfServer()
  const folder = await mkdtemp(join(tmpdir(), 'levo-postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...owner }
  const made = spawnSync(
    join(programs, 'initdb'),
    // What is synced here is only the empty cluster.
    ['-D', data, '-U', 'relay', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  let server: ChildProcess | undefined
  let databases = 0

  async function start(): Promise<void> {
    const child = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
        ...['log_min_messages=log', 'logging_collector=off', ...settings].flatMap((setting) => [
          '-c',
          setting,
        ]),
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = child
    const said: string[] = []
    await new Promise<void>((resolve, reject) => {
      const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream })
      lines.on('line', (line) => {
        said.push(line)
        if (said.length > 50) said.shift()
        if (line.includes('ready to accept connections')) resolve()
      })
      child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)))
    })
  }

  /** SIGQUIT: no checkpoint, no farewell; the next start recovers from the log. */
  async function kill(): Promise<void> {
    const child = server
    server = undefined
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGQUIT')
    await gone
  }

  function createDatabase(): string {
    databases += 1
    const name = `relay${databases}`
    const created = spawnSync(
      join(programs, 'psql'),
      [
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'relay',
        '-d',
        'postgres',
        '-c',
        `CREATE DATABASE ${name}`,
      ],
      { encoding: 'utf8' },
    )
    if (created.status !== 0) throw new Error(`No database: ${created.stderr}`)
    return `postgres://relay@127.0.0.1:${port}/${name}`
  }

  await start()
  return {
    url: `postgres://relay@127.0.0.1:${port}/postgres`,
    createDatabase,
    kill,
    start,
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (!uid || !gid)
    throw new Error('There is no user "postgres": apt-get install postgresql makes it.')
  return { uid, gid }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
