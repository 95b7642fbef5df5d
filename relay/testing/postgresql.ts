/** The PostgreSQL of the relay's tests: Debian's programs, a server of its own in a folder of its own. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running server; nothing of it stays after `remove`. */
export interface PostgresServer {
  /** Makes an empty database and gives its address; its user may do everything. */
  readonly createDatabase: () => string
  /** Ends it at once, as a power failure does. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same data and port. */
  readonly start: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** The folder of `initdb` and `pg_ctl`; undefined where there is none. */
function findPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  return [...debian, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
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
    const folder = '/etc/postgresql-common/createcluster.d'
    const noServer = `${folder}/levo-tests.conf`
    console.log(
      `Installing postgresql by apt-get for the tests of the relay, and writing ${noServer}.`,
    )
    // Its programs only: no server of the system's own.
    mkdirSync(folder, { recursive: true })
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

function requirePrograms(): string {
  const programs = findPrograms()
  if (programs) return programs
  throw new Error(
    'The tests of the relay need PostgreSQL (initdb and pg_ctl): apt-get install postgresql, or put its programs on the PATH.',
  )
}

/**
 * Makes a server that listens on loopback and runs under the user `postgres` where this is root.
 * @throws Error saying what to install.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = requirePrograms()
  const owner = ownerOfServer()
  const folder = await mkdtemp(join(tmpdir(), 'levo-postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  let databases = 0

  /** Runs one of its programs to its end. */
  function run(program: string, ...args: string[]): void {
    // Its output goes nowhere: the server would hold a pipe open after pg_ctl has ended.
    execFileSync(join(programs, program), args, { cwd: folder, ...owner, stdio: 'ignore' })
  }

  const start = async () =>
    run(
      'pg_ctl',
      ...['start', '-w', '-D', data, '-l', join(folder, 'log')],
      ...['-o', `-p ${port} -k ${folder} -h 127.0.0.1`],
    )
  // No checkpoint, no farewell; the next start recovers from the log.
  const kill = async () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate')

  // What is synced here is only the empty cluster.
  run('initdb', '-D', data, '-U', 'relay', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  await start()
  return {
    createDatabase: () => {
      databases += 1
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'relay', `relay${databases}`)
      return `postgres://relay@127.0.0.1:${port}/relay${databases}`
    },
    kill,
    start,
    remove: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
