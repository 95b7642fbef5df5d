/** PostgreSQL for the relay's tests: starts Debian's programs in a temporary folder. */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running server. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** The folder of `initdb` and `pg_ctl`, undefined if they are not installed. */
function findPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  return [...debian, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
  )
}

/** Whether tests on PostgreSQL run: if it is installed, and always in CI. */
export function isPostgresTested(): boolean {
  return Boolean(process.env.CI) || findPrograms() !== undefined
}

/** Installs Debian's PostgreSQL if it is missing and the user is root. Otherwise prints what is skipped. */
export function ensurePostgres(): void {
  if (findPrograms()) return
  if (process.getuid?.() === 0) {
    const folder = '/etc/postgresql-common/createcluster.d'
    const noServer = `${folder}/levo-tests.conf`
    console.log(
      `Installing postgresql with apt-get for the tests of the relay, and writing ${noServer}.`,
    )
    // Only its programs: Debian must not start a server.
    mkdirSync(folder, { recursive: true })
    writeFileSync(noServer, 'create_main_cluster = false\n')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 }).status === 0
    const install = () => apt('install', '-y', '--no-install-recommends', 'postgresql')
    if (!install() && apt('update')) install()
  }
  if (!isPostgresTested()) {
    console.log(
      "PostgreSQL is not installed, so the relay's tests on it are skipped: apt-get install postgresql.",
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
 * Starts a server on loopback, as the user `postgres` if the current user is root.
 * @throws Error with what to install.
 */
export async function startPostgres() {
  const programs = requirePrograms()
  const owner = ownerOfServer()
  const folder = await mkdtemp(join(tmpdir(), 'levo-postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  let databases = 0

  /** Runs one of its programs and waits until it exits. */
  function run(program: string, ...args: string[]): void {
    // Ignores the output: the server would keep a pipe open after pg_ctl has exited.
    execFileSync(join(programs, program), args, { cwd: folder, ...owner, stdio: 'ignore' })
  }

  /** Starts it, also again on the same data and port. */
  const start = async () =>
    run(
      'pg_ctl',
      ...['start', '-w', '-D', data, '-l', join(folder, 'log')],
      ...['-o', `-p ${port} -k ${folder} -h 127.0.0.1`],
    )
  /** Kills it like a power failure, without a checkpoint. The next start recovers from the log. */
  const kill = async () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate')

  // Without fsync, because the cluster is empty.
  run('initdb', '-D', data, '-U', 'relay', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync')
  await start()
  return {
    /** Creates an empty database and returns its address, with a superuser. */
    createDatabase: () => {
      databases += 1
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'relay', `relay${databases}`)
      return `postgres://relay@127.0.0.1:${port}/relay${databases}`
    },
    kill,
    start,
    /** Deletes all its files. */
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

/**
 * A free port outside the range from which the kernel takes ports for other connections (from 32768 on
 * Linux, higher elsewhere): none of these may take it before the server starts, or starts again.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    await using probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
}
