/**
 * Stores mails in one SQLite file, for one relay. A mail is on the disk before the relay answers,
 * because every transaction ends with an fsync of the log (WAL, synchronous = FULL).
 */
import { realpathSync, statSync } from 'node:fs'
import { mkdir, open as openFile, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { keyText, type NewMail, type StoredMail } from '../mail.ts'
import { within } from '../within.ts'
import { createGroupCommit } from './group-commit.ts'
import { createQueries, welcomeQuery, welcomeValues } from './queries.ts'
import { keyOf, type MailRow, readRow, unreadable } from './row.ts'
import {
  type Acceptance,
  afterAttempt,
  delayAfter,
  judgeWelcome,
  type Outcome,
  type Storage,
  StorageError,
  type StorageOptions,
  usualSchedule,
  type WelcomeFacts,
  type Worker,
  type WorkOptions,
} from './storage.ts'

/** How SQLite's file is opened. Only one process may hand mails over, beside any number of commands. */
export interface SqliteOptions extends StorageOptions {
  /** The file, created with its folder if it does not exist. `:memory:` stores nothing on disk. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** The storage in SQLite's file. */
export interface SqliteStorage extends Storage {
  readonly database: DatabaseSync
}

/** The interval of checks for changes that a command made, ms. */
const LOOK_AGAIN = 5_000
/** The delay after the file could not be read or written, ms. */
const AFTER_ERROR = 1_000
/** A disk with less free space counts as full, bytes. */
const LEAST_SPACE = 8 * 1024 * 1024

const SCHEMA = `
CREATE TABLE IF NOT EXISTS mail (
  submission_id TEXT NOT NULL,
  template TEXT NOT NULL,
  digest TEXT NOT NULL,
  params TEXT NOT NULL,
  visitor TEXT NOT NULL,
  suspected_robot INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting',
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  last_error TEXT NOT NULL DEFAULT '',
  finished_at INTEGER,
  PRIMARY KEY (submission_id, template, digest)
) STRICT;
CREATE INDEX IF NOT EXISTS mail_due ON mail (due_at) WHERE state = 'waiting';
CREATE INDEX IF NOT EXISTS mail_visitor ON mail (visitor);
CREATE INDEX IF NOT EXISTS mail_received ON mail (received_at);
CREATE INDEX IF NOT EXISTS mail_state ON mail (state, template, received_at);
CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
`

const KEY = 'submission_id = ?1 AND template = ?2 AND digest = ?3'

/**
 * Opens the file.
 * @throws StorageError if it cannot be used or another relay uses it.
 */
export async function openSqlite(options: SqliteOptions): Promise<SqliteStorage> {
  const { now = Date.now, isRelay = false, schedule = usualSchedule } = options
  const isInMemory = options.path === ':memory:'
  const named = isInMemory ? options.path : resolve(options.path)
  if (!isInMemory) assertOneName(named)
  const database = await open(named, isRelay)
  // The file itself, not a link to it.
  const path = isInMemory ? named : realpathSync(named)
  let holder: DatabaseSync | undefined
  try {
    if (isRelay && !isInMemory) holder = lock(path)
  } catch (error) {
    database.close()
    throw error
  }
  const files = isInMemory ? [] : ['', '-wal', '-shm'].map((ending) => path + ending)
  const opened = files.map(identityOf)

  /** Data in a file that was deleted or replaced is lost when this process exits. */
  function assertInPlace(): void {
    if (files.every((file, index) => identityOf(file) === opened[index])) return
    throw new StorageError(
      `${path} was deleted or replaced under the relay. Stop the relay, restore the right file and start it again.`,
    )
  }

  const insert = database.prepare(
    `INSERT INTO mail (submission_id, template, digest, params, visitor, suspected_robot, received_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const welcomeFacts = database.prepare(welcomeQuery('mail'))
  const due = database.prepare(
    `SELECT rowid AS row FROM mail WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?`,
  )
  const byRow = database.prepare('SELECT * FROM mail WHERE rowid = ?')
  // A due time later than the mail's delay can only come from a wrong clock.
  const bringForward = database.prepare(
    `UPDATE mail SET due_at = ?1 WHERE state = 'waiting' AND due_at > ?1 + 1000 *
       CASE attempts WHEN 0 THEN 0 ELSE min(?2, ?3 * (1 << min(attempts - 1, 16))) END`,
  )
  const nextDue = database.prepare(`SELECT min(due_at) AS at FROM mail WHERE state = 'waiting'`)
  const attempted = database.prepare(
    `UPDATE mail SET state = ?4, attempts = ?5, last_error = ?6, finished_at = ?7, due_at = ?8
     WHERE ${KEY} AND state = 'waiting'`,
  )

  /** Rolls back if the change fails, for example on a full disk. */
  function inTransaction<Result>(change: () => Result): Result {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = change()
      database.exec('COMMIT')
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  function acceptOne(mail: NewMail): Acceptance {
    if (mail.template === 'welcome') {
      const facts = welcomeFacts.get(...welcomeValues(mail)) as unknown as WelcomeFacts
      const refusal = judgeWelcome(facts, options.welcomesPerDay)
      if (refusal) return refusal
    }
    const { changes } = insert.run(
      ...keyOf(mail),
      JSON.stringify(mail.params),
      mail.visitor,
      Number(mail.suspectedRobot),
      mail.receivedAt,
      now(),
    )
    return Number(changes) === 1 ? 'stored' : 'known'
  }

  let wake = () => {}
  const accept = createGroupCommit<NewMail, Acceptance>((mails) => {
    const results = inTransaction(() => mails.map(acceptOne))
    assertInPlace()
    if (results.includes('stored')) setImmediate(() => wake())
    return results
  })

  async function work(options: WorkOptions): Promise<Worker> {
    const { deliver, concurrency, onError, onParked } = options
    /** The difference between the clock and the monotonic clock, ms. It shrinks if the clock is set back. */
    let ahead = Number.POSITIVE_INFINITY
    const onTheirWay = new Map<string, Promise<void>>()
    /** Rows that can be neither read nor parked. */
    const broken = new Set<number>()
    let isStopped = false
    let timer: NodeJS.Timeout | undefined

    function record(mail: StoredMail, outcome: Outcome): void {
      const at = now()
      const after = afterAttempt(mail, outcome, schedule, at)
      const { state, attempts, lastError, finishedAt = null } = after
      const delay = state === 'waiting' ? Math.round(delayAfter(attempts, schedule) * 1000) : 0
      attempted.run(...keyOf(mail), state, attempts, lastError, finishedAt, at + delay)
      if (state === 'parked') onParked(after)
    }

    async function handOver(mail: StoredMail): Promise<void> {
      let rest = 0
      const outcome = await deliver(mail)
      try {
        record(mail, outcome)
        outcome.recorded?.()
      } catch (error) {
        onError(error)
        rest = AFTER_ERROR
      }
      onTheirWay.delete(keyText(mail))
      lookIn(rest)
    }

    /** Reads a single row, so that corrupt data does not block other mails. Undefined if it cannot be handed over. */
    function readOne(row: number): StoredMail | undefined {
      if (broken.has(row)) return undefined
      try {
        const mail = readRow(byRow.get(row) as unknown as MailRow)
        if (!mail.isUnreadable) return mail
        record(mail, unreadable)
      } catch (error) {
        broken.add(row)
        onError(error)
      }
      return undefined
    }

    function look(): void {
      if (isStopped) return
      let wait = LOOK_AGAIN
      try {
        const at = now()
        const aheadNow = at - performance.now()
        if (aheadNow < ahead - 1_000)
          bringForward.run(at, schedule.longestDelay, schedule.firstDelay)
        ahead = aheadNow
        const most = 2 * concurrency + broken.size
        const rows = due.all(at, most)
        for (const { row } of rows as { row: number }[]) {
          if (onTheirWay.size >= concurrency) break
          const mail = readOne(row)
          if (mail && !onTheirWay.has(keyText(mail))) onTheirWay.set(keyText(mail), handOver(mail))
        }
        // At the limit, a finished handover looks again.
        if (onTheirWay.size < concurrency) {
          const next = nextDue.get()?.at
          if (typeof next === 'number' && next > at) wait = Math.min(wait, next - at)
        }
      } catch (error) {
        onError(error)
        wait = AFTER_ERROR
      }
      lookIn(wait)
    }

    function lookIn(ms: number): void {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(look, ms)
    }

    wake = () => {
      if (onTheirWay.size < concurrency) lookIn(0)
    }
    look()
    return {
      stop: async (timeout) => {
        isStopped = true
        clearTimeout(timer)
        wake = () => {}
        await within(timeout, Promise.all(onTheirWay.values())).catch(() => {})
      },
    }
  }

  const queries = createQueries({
    name: 'mail',
    id: 'rowid',
    query: async (statement, values) => {
      const rows = database.prepare(statement).all(...values)
      // Removes deleted data from the log as well (secure_delete overwrites it in the file).
      if (statement.startsWith('DELETE')) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return rows
    },
  })

  return {
    database,
    accept,
    work,
    ...queries,
    resend: async (key) => {
      const { changes } = database
        .prepare(
          `UPDATE mail SET state = 'waiting', attempts = 0, due_at = ?4, finished_at = NULL WHERE ${KEY}`,
        )
        .run(...keyOf(key), now())
      wake()
      return Number(changes) === 1
    },
    probe: async () => {
      if (!isInMemory) await assertSpace(path)
      assertInPlace()
      database.prepare(MARK).run(now())
    },
    backup: async (file) => {
      await backup(database, file)
    },
    close: async () => {
      database[Symbol.dispose]()
      holder?.[Symbol.dispose]()
    },
  }
}

async function open(path: string, isRelay: boolean): Promise<DatabaseSync> {
  try {
    if (path !== ':memory:') await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const database = new DatabaseSync(path, { timeout: 5_000 })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    database.exec(SCHEMA)
    if (isRelay) assertWritable(database)
    if (path !== ':memory:') await syncFolder(dirname(path))
    return database
  } catch (error) {
    throw new StorageError(
      `${path} cannot be used: ${(error as Error).message}. Name a file in a folder that this user may write (RELAY_DATA), on a disk of this machine with free space.`,
    )
  }
}

const MARK = 'INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)'
/** SQLite's error code for a read-only file. */
const READ_ONLY = 8

/**
 * SQLite opens a read-only file without an error and does not notice when it becomes writable. A full
 * disk is not an error here: the relay answers 503 and continues when there is space.
 */
function assertWritable(database: DatabaseSync): void {
  try {
    database.prepare(MARK).run(Date.now())
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === READ_ONLY) throw error
  }
}

/** @throws StorageError if the disk is almost full, even if the file still has free pages. */
async function assertSpace(path: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize < LEAST_SPACE) throw new StorageError(`The disk of ${path} is full.`)
}

/** Syncs the folder, because the file's name must be on the disk as well as its content. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await openFile(folder)
  await handle.sync()
}

/** Device and inode of a file, undefined if it does not exist. */
function identityOf(file: string): string | undefined {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return ino === undefined ? undefined : `${dev} ${ino}`
}

/** SQLite names its log and lock after the file: with two names, two relays would write at the same time. */
function assertOneName(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.nlink ?? 1) === 1) return
  throw new StorageError(
    `${path} has a second name (a hard link). Remove the other one: it would have its own log, and mails would be lost.`,
  )
}

/** The operating system releases the lock when this process ends in any way. */
function lock(path: string): DatabaseSync {
  const file = `${path}.lock`
  let holder: DatabaseSync | undefined
  try {
    holder = new DatabaseSync(file, { timeout: 0 })
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return holder
  } catch (error) {
    holder?.close()
    throw new StorageError(
      /locked|busy/i.test((error as Error).message)
        ? `Another relay works on ${path}. Stop it first. To run several, set DATABASE_URL to a PostgreSQL database.`
        : `${file} cannot be used: ${(error as Error).message}. Name a file in a folder that this user may write (RELAY_DATA).`,
    )
  }
}
