/** The columns of a stored mail, the same in both storages. */
import type { MailKey, MailParams, MailState, StoredMail, TemplateName } from '../mail.ts'
import type { MailFilter, Removal, StorageFigures } from './storage.ts'

/** A row of either engine: SQLite has no booleans, PostgreSQL returns large numbers as strings. */
export interface MailRow {
  readonly submission_id: string
  readonly template: TemplateName
  readonly digest: string
  /** JSON, as text or parsed. */
  readonly params: string | Readonly<Record<string, string>>
  readonly visitor: string
  readonly suspected_robot: boolean | number
  readonly received_at: number | string
  readonly state: MailState
  readonly attempts: number
  readonly last_error: string
  readonly finished_at: number | string | null
}

/** The error of a mail that cannot be read. */
export const unreadable = 'UNREADABLE, the stored data of this mail is corrupt'

/** Reads a row of either engine. Does not throw for a corrupt one, which must not block others. */
export function readRow(row: MailRow): StoredMail {
  const params = readParams(row.params)
  return {
    submissionId: row.submission_id,
    template: row.template,
    digest: row.digest,
    params: params ?? {},
    visitor: row.visitor,
    suspectedRobot: Boolean(row.suspected_robot),
    receivedAt: Number(row.received_at),
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    finishedAt: row.finished_at === null ? undefined : Number(row.finished_at),
    ...(params === undefined && { isUnreadable: true }),
  }
}

function readParams(params: MailRow['params']): MailParams | undefined {
  try {
    const read: unknown = typeof params === 'string' ? JSON.parse(params) : params
    const isWhole = Object.values(read as object).every((value) => typeof value === 'string')
    return isWhole && !Array.isArray(read) ? (read as MailParams) : undefined
  } catch {
    return undefined
  }
}

/** The values of the primary key, in its order. */
export function keyOf({ submissionId, template, digest }: MailKey): [string, string, string] {
  return [submissionId, template, digest]
}

/** The columns of a filter with their values. */
export function columnsOf({ state, submissionId, visitor }: MailFilter): [string, string][] {
  return Object.entries({ state, submission_id: submissionId, visitor }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
}

/**
 * A mailbox for SQL: its address, and a LIKE pattern (ESCAPE '!') for its addresses with a plus sign,
 * because ada+1@ and ada+2@ belong to ada@.
 */
export function mailboxOf(visitor: string): [string, string] {
  const at = visitor.lastIndexOf('@')
  const [local, domain] = [visitor.slice(0, at).replace(/(?<=.)\+.*$/, ''), visitor.slice(at)]
  const literal = (text: string) => text.replace(/[!%_]/g, '!$&')
  return [local + domain, `${literal(local)}+%${literal(domain)}`]
}

/** The query for `figuresOf`, for a table of either engine. */
export function figuresFrom(table: string): string {
  return `SELECT state, template, count(*) AS number, min(received_at) AS oldest FROM ${table} GROUP BY state, template`
}

/** Figures from the rows of `figuresFrom`, 0 for states without mails. */
export function figuresOf(groups: readonly object[]): StorageFigures {
  const counts = { waiting: 0, delivered: 0, parked: 0, undeliverable: 0 }
  let oldestTeamMail: number | undefined
  let parkedTeamMails = 0
  for (const { state, template, number, oldest } of groups as Group[]) {
    counts[state] += Number(number)
    if (template === 'team' && state === 'waiting') oldestTeamMail = Number(oldest)
    if (template === 'team' && state === 'parked') parkedTeamMails = Number(number)
  }
  return { counts, oldestTeamMail, parkedTeamMails }
}

interface Group extends Pick<MailRow, 'state' | 'template'> {
  readonly number: number | string
  readonly oldest: number | string
}

/** Counts removed rows by state. */
export function removalOf(rows: readonly { readonly state?: unknown }[]): Removal {
  const lost = rows.filter(({ state }) => state === 'waiting' || state === 'parked')
  return { removed: rows.length, undelivered: lost.length }
}

/** SQL condition for mails that were never handed over. */
export const undelivered = `state IN ('waiting', 'parked')`
