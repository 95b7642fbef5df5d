/** The columns of a stored mail, the same in both storages. */
import type { MailKey, MailParams, MailState, StoredMail, TemplateName } from '../mail.ts'
import type { Outcome } from './storage.ts'

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

/** The outcome of a mail that cannot be read. */
export const unreadable: Outcome = {
  kind: 'failed',
  error: 'UNREADABLE, the stored data of this mail is corrupt',
}

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
