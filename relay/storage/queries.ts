/** The queries that are the same in SQLite and PostgreSQL. Their parameters are ?1, ?2 and so on. */
import type { NewMail, StoredMail } from '../mail.ts'
import { keyOf, type MailRow, readRow } from './row.ts'
import { type MailFilter, oneDay, type Storage } from './storage.ts'

/** The table of an engine. */
export interface MailTable {
  readonly name: string
  /** The column that numbers the rows in the order of their acceptance. */
  readonly id: string
  /** Runs a statement and returns its rows. */
  readonly query: (statement: string, values: readonly (string | number)[]) => Promise<object[]>
}

/** Rows per read. */
const PAGE = 200
/** SQL condition for mails that were never handed over. */
const UNDELIVERED = `state IN ('waiting', 'parked')`

/** The parts of a storage that consist of such queries. */
export function createQueries({
  name,
  id,
  query,
}: MailTable): Pick<Storage, 'mails' | 'erase' | 'purge' | 'figures'> {
  async function* mails(filter: MailFilter = {}): AsyncIterable<StoredMail> {
    const { state, submissionId, visitor } = filter
    const columns = Object.entries({ state, submission_id: submissionId, visitor }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const where = columns.map(([column], index) => ` AND ${column} = ?${index + 2}`).join('')
    const page = `SELECT *, ${id} AS number FROM ${name} WHERE ${id} > ?1${where} ORDER BY ${id} LIMIT ${PAGE}`
    let last: string | number = 0
    for (;;) {
      const rows = (await query(page, [last, ...columns.map(([, value]) => value)])) as PageRow[]
      for (const row of rows) yield readRow(row)
      const end = rows.at(-1)
      if (end === undefined) return
      last = end.number
    }
  }

  async function remove(which: string, value: string | number) {
    const deleted = await query(
      `DELETE FROM ${name} WHERE ${which} RETURNING ${UNDELIVERED} AS lost`,
      [value],
    )
    return {
      removed: deleted.length,
      undelivered: (deleted as { lost: unknown }[]).filter(({ lost }) => lost).length,
    }
  }

  return {
    mails,
    erase: (visitor) => remove('visitor = ?1', visitor),
    purge: (before) => remove(`received_at < ?1 AND NOT ${UNDELIVERED}`, before),
    figures: async () => {
      const groups = await query(
        `SELECT state, template, count(*) AS number, min(received_at) AS oldest FROM ${name} GROUP BY state, template`,
        [],
      )
      const counts = { waiting: 0, delivered: 0, parked: 0, undeliverable: 0 }
      let oldestTeamMail: number | undefined
      let parkedTeamMails = 0
      for (const { state, template, number, oldest } of groups as Group[]) {
        counts[state] += Number(number)
        if (template === 'team' && state === 'waiting') oldestTeamMail = Number(oldest)
        if (template === 'team' && state === 'parked') parkedTeamMails = Number(number)
      }
      return { counts, oldestTeamMail, parkedTeamMails }
    },
  }
}

interface PageRow extends MailRow {
  readonly number: number | string
}

interface Group extends Pick<MailRow, 'state' | 'template'> {
  readonly number: number | string
  readonly oldest: number | string
}

/** The query for `judgeWelcome`, with the values of `welcomeValues`. */
export function welcomeQuery(table: string): string {
  return `SELECT
      EXISTS (SELECT 1 FROM ${table} WHERE submission_id = ?1 AND template = ?2 AND digest = ?3) AS known,
      EXISTS (SELECT 1 FROM ${table}
        WHERE submission_id = ?1 AND template = 'team' AND visitor = ?4 AND NOT suspected_robot) AS founded,
      count(*) FILTER (WHERE visitor = ?5 OR visitor LIKE ?6 ESCAPE '!') AS own,
      count(*) AS "all"
    FROM ${table} WHERE template = 'welcome' AND received_at > ?7`
}

/** The key, the address, the mailbox and the begin of the last day. */
export function welcomeValues(mail: NewMail): (string | number)[] {
  const { visitor, receivedAt } = mail
  return [...keyOf(mail), visitor, ...mailboxOf(visitor), receivedAt - oneDay]
}

/**
 * A mailbox for SQL: its address, and a LIKE pattern (ESCAPE '!') for its addresses with a plus sign,
 * because ada+1@ and ada+2@ belong to ada@.
 */
function mailboxOf(visitor: string): [string, string] {
  const at = visitor.lastIndexOf('@')
  const [local, domain] = [visitor.slice(0, at).replace(/(?<=.)\+.*$/, ''), visitor.slice(at)]
  const literal = (text: string) => text.replace(/[!%_]/g, '!$&')
  return [local + domain, `${literal(local)}+%${literal(domain)}`]
}
