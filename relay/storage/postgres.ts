/**
 * Stores mails in PostgreSQL, for one or several relays. Each handover is a job of pg-boss, written in
 * the same transaction as the mail. pg-boss chooses the relay, and another one if that relay dies.
 */

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import { keyText, type MailKey, type NewMail, type StoredMail } from '../mail.ts'
import { createGroupCommit } from './group-commit.ts'
import { createQueries, welcomeQuery, welcomeValues } from './queries.ts'
import { keyOf, readRow, unreadable } from './row.ts'
import {
  type Acceptance,
  afterAttempt,
  judgeWelcome,
  longestHandOver,
  type RetrySchedule,
  type Storage,
  StorageError,
  type StorageOptions,
  usualSchedule,
  type WelcomeFacts,
  type Worker,
  type WorkOptions,
} from './storage.ts'

/** How the storage in PostgreSQL is opened. */
export interface PostgresOptions extends StorageOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string
  /** The time without a heartbeat after which another relay takes over a mail, seconds. */
  readonly rescueAfter?: number
  /** The maximum duration of a handover, even with heartbeats, seconds. `longestJob` by default. */
  readonly jobLimit?: number
}

const QUEUE = 'mail'
/** Longer than a relay's own timeout, so that no other relay begins the same letter, seconds. */
export const longestJob = longestHandOver + 300
/** Prevents two relays from creating the tables at the same time. An arbitrary number. */
const SETUP_LOCK = 4_617_905

const SCHEMA = `
CREATE SCHEMA IF NOT EXISTS relay;
CREATE TABLE IF NOT EXISTS relay.mail (
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  submission_id text NOT NULL,
  template text NOT NULL,
  digest text NOT NULL,
  params json NOT NULL,
  visitor text NOT NULL,
  suspected_robot boolean NOT NULL,
  received_at bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  last_error text NOT NULL DEFAULT '',
  finished_at bigint,
  PRIMARY KEY (submission_id, template, digest)
);
CREATE INDEX IF NOT EXISTS mail_visitor ON relay.mail (visitor);
CREATE INDEX IF NOT EXISTS mail_received ON relay.mail (received_at);
CREATE INDEX IF NOT EXISTS mail_state ON relay.mail (state, template, received_at);
CREATE TABLE IF NOT EXISTS relay.probe (id integer PRIMARY KEY, at timestamptz NOT NULL);
`

const KEY = 'submission_id = $1 AND template = $2 AND digest = $3'

/**
 * Connects and creates missing tables.
 * @throws StorageError if the database cannot be used or could lose confirmed data.
 */
export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const { isRelay = false, schedule = usualSchedule } = options
  const { rescueAfter = 60, jobLimit = longestJob } = options
  /** Receives background errors after `work` has started. */
  let report: (error: unknown) => void = () => {}
  const onError = (error: unknown) => report(error)
  const connection = {
    connectionString: options.url,
    application_name: isRelay ? 'levo-relay' : 'levo-relay-command',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  }
  // If the database does not answer, the visitor must get a response before the browser's timeout.
  const pool = new pg.Pool({
    ...connection,
    max: 8,
    statement_timeout: 8_000,
    query_timeout: 9_000,
  })
  pool.on('error', onError)
  // Without this listener, an error of a connection in a transaction would be unhandled.
  pool.on('connect', (client) => client.on('error', onError))
  const lookEvery = Math.max(1, Math.round(rescueAfter / 2))
  const boss = new PgBoss({
    ...connection,
    max: 6,
    schema: 'relay_queue',
    supervise: isRelay,
    schedule: false,
    superviseIntervalSeconds: lookEvery,
    monitorIntervalSeconds: lookEvery,
    // The cache also has the mails that a relay is handing over, including those of a dead relay.
    queueCacheIntervalSeconds: lookEvery,
    useListenNotify: isRelay,
  })
  boss.on('error', onError)

  try {
    await setUp(pool)
    await boss.start()
    await prepareQueue(boss, schedule, rescueAfter, jobLimit)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    await pool.end()
    if (error instanceof StorageError) throw error
    throw new StorageError(
      `The database of DATABASE_URL cannot be used: ${messageOf(error)}. Check the address, and that its user may create schemas in this database.`,
    )
  }

  async function inTransaction<Result>(change: (client: pg.PoolClient) => Promise<Result>) {
    const client = await pool.connect()
    let isUsable = true
    try {
      await client.query('BEGIN')
      const result = await change(client)
      await client.query('COMMIT')
      return result
    } catch (error) {
      isUsable = await client.query('ROLLBACK').then(
        () => true,
        () => false,
      )
      throw error
    } finally {
      // A connection that cannot roll back is closed.
      client.release(!isUsable)
    }
  }

  const accept = createGroupCommit<NewMail, Acceptance>((mails) =>
    inTransaction(async (client) => {
      const teams = mails.filter(({ template }) => template === 'team')
      const inserted = await insert(client, teams)
      const results: Acceptance[] = []
      for (const mail of mails) {
        if (mail.template === 'welcome') {
          results.push(await acceptWelcome(client, mail, options.welcomesPerDay))
        } else {
          // The same mail twice in a group is stored once.
          results.push(inserted.delete(keyText(mail)) ? 'stored' : 'known')
        }
      }
      const stored = mails.filter((_, index) => results[index] === 'stored')
      if (stored.length > 0) await enqueue(boss, stored, client)
      return results
    }),
  )

  async function read(key: MailKey): Promise<StoredMail | undefined> {
    const { rows } = await pool.query(`SELECT * FROM relay.mail WHERE ${KEY}`, keyOf(key))
    return rows[0] && readRow(rows[0])
  }

  async function work(options: WorkOptions): Promise<Worker> {
    const { deliver, concurrency, onError, onParked } = options
    report = onError
    let isStopped = false

    /**
     * Records an accepted letter when the database is available again, however long that takes. Other
     * relays get the job later (retryDelay) and do not know that the letter was accepted.
     */
    async function untilWritten<Result>(write: () => Promise<Result>): Promise<Result> {
      for (let isFirst = true; ; isFirst = false) {
        try {
          return await write()
        } catch (error) {
          if (isStopped) throw error
          if (isFirst) onError(error)
          await wait(500)
        }
      }
    }

    /** Returns whether the job must be retried. */
    async function handOver(key: MailKey): Promise<'done' | 'again'> {
      const mail = await read(key)
      if (mail?.state !== 'waiting') return 'done'
      const outcome = mail.isUnreadable ? unreadable : await deliver(mail)
      const after = afterAttempt(mail, outcome, schedule, Date.now())
      const { state, attempts, lastError, finishedAt } = after
      const { rowCount } = await untilWritten(() =>
        pool.query(
          `UPDATE relay.mail SET state = $4, attempts = $5, last_error = $6, finished_at = $7
           WHERE ${KEY} AND state = 'waiting'`,
          [...keyOf(key), state, attempts, lastError, finishedAt],
        ),
      )
      outcome.recorded?.()
      if (state === 'parked' && rowCount === 1) onParked(after)
      return state === 'waiting' ? 'again' : 'done'
    }

    // A pg-boss worker for each concurrent mail, so that a slow mail does not block others.
    async function startWorker(): Promise<void> {
      const id = await boss.work<MailKey>(
        QUEUE,
        // New mails are announced. Retries are polled.
        { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
        async (jobs) => {
          try {
            for (const { data } of jobs) {
              // pg-boss stores the error, so it must not contain data of the mail.
              if ((await handOver(data)) === 'again') throw new Error('not delivered yet')
            }
          } finally {
            // Looks for further jobs immediately, not at the next interval.
            boss.notifyWorker(id)
          }
        },
      )
    }
    await Promise.all(Array.from({ length: concurrency }, startWorker))
    return {
      stop: async (timeout) => {
        await boss.stop({ graceful: true, timeout: Math.max(1_000, timeout) })
        isStopped = true
      },
    }
  }

  const queries = createQueries({
    name: 'relay.mail',
    id: 'id',
    query: async (statement, values) => (await pool.query(numbered(statement), [...values])).rows,
  })

  return {
    accept,
    work,
    ...queries,
    resend: (key) =>
      inTransaction(async (client) => {
        const { rowCount } = await client.query(
          `UPDATE relay.mail SET state = 'waiting', attempts = 0, finished_at = NULL WHERE ${KEY}`,
          keyOf(key),
        )
        if (rowCount !== 1) return false
        await enqueue(boss, [key], client)
        return true
      }),
    probe: async () => {
      await pool.query(
        'INSERT INTO relay.probe (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = now()',
      )
    },
    close: async () => {
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

async function setUp(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit')`,
  )
  for (const { name, setting } of rows as { name: string; setting: string }[]) {
    if (setting === 'off') {
      throw new StorageError(
        `This database can lose confirmed data: its setting ${name} is off. Turn it on (ALTER SYSTEM SET ${name} = on; SELECT pg_reload_conf();).`,
      )
    }
  }
  // Several statements in one query are one transaction.
  await pool.query(`SELECT pg_advisory_xact_lock(${SETUP_LOCK}); ${SCHEMA}`)
}

async function prepareQueue(
  boss: PgBoss,
  schedule: RetrySchedule,
  rescueAfter: number,
  jobLimit: number,
): Promise<void> {
  // The mail's own attempts decide when it is parked. A relay that dies must not count as one.
  const settings = {
    retryLimit: schedule.mostAttempts + 10_000,
    retryDelay: Math.max(1, Math.round(schedule.firstDelay)),
    retryBackoff: true,
    expireInSeconds: jobLimit,
    retentionSeconds: 365 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
    retryDelayMax: Math.max(1, Math.round(schedule.longestDelay)),
    notify: true,
  }
  await boss.createQueue(QUEUE, {
    ...settings,
    // Only one relay hands a mail over at a time, even after a request to send it again.
    policy: 'singleton',
    heartbeatSeconds: Math.max(10, Math.round(rescueAfter / 2)),
  })
  await boss.updateQueue(QUEUE, settings)
}

/** Adds jobs in the client's transaction. */
async function enqueue(boss: PgBoss, keys: readonly MailKey[], client: pg.PoolClient) {
  const jobs = keys.map(({ submissionId, template, digest }) => {
    const data: MailKey = { submissionId, template, digest }
    return { data, singletonKey: keyText(data) }
  })
  const executeSql: Db['executeSql'] = (text, values) => client.query(text, values)
  await boss.insert(QUEUE, jobs, { db: { executeSql } })
}

/** Inserts new mails in one statement and returns their keys. */
async function insert(client: pg.PoolClient, mails: readonly NewMail[]): Promise<Set<string>> {
  if (mails.length === 0) return new Set()
  const { rows } = await client.query(
    `INSERT INTO relay.mail (submission_id, template, digest, params, visitor, suspected_robot, received_at)
     SELECT * FROM json_to_recordset($1) AS mail ("submissionId" text, template text, digest text,
       params json, visitor text, "suspectedRobot" boolean, "receivedAt" bigint)
     ORDER BY "submissionId", digest
     ON CONFLICT DO NOTHING RETURNING submission_id AS "submissionId", template, digest`,
    [JSON.stringify(mails)],
  )
  return new Set(rows.map(keyText))
}

async function acceptWelcome(
  client: pg.PoolClient,
  mail: NewMail,
  welcomesPerDay: number | undefined,
): Promise<Acceptance> {
  const query = numbered(welcomeQuery('relay.mail'))
  const { rows } = await client.query<WelcomeFacts>(query, welcomeValues(mail))
  const refusal = judgeWelcome(rows[0] as WelcomeFacts, welcomesPerDay)
  if (refusal) return refusal
  return (await insert(client, [mail])).size === 1 ? 'stored' : 'known'
}

/** Writes the parameters of the shared queries for PostgreSQL: ?1 is $1. */
function numbered(query: string): string {
  return query.replaceAll('?', '$')
}

/** Refused connections to several addresses are one error without a message. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
