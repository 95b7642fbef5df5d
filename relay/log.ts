/** Structured logs, one JSON object per line. They never contain what a visitor wrote. */

/** The fields that a line may have other than its message. */
export interface LogFields {
  readonly submissionId?: string
  readonly template?: string
  readonly attempts?: number
  /** An error code. Never a message, which can contain an address. */
  readonly code?: string
  readonly address?: string
  /** The address of `/health` and `/metrics`. */
  readonly operations?: string
  readonly storage?: string
  readonly removed?: number
}

/** The level of a line. */
export type LogLevel = 'info' | 'warning' | 'error'
/** Writes one line of JSON. */
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void

/** Writes to standard output, where systemd and containers collect it. */
export const log: Log = (level, message, fields) => {
  const line = { time: new Date().toISOString(), level, message, ...fields }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** The code of an error, without its message. */
export function codeOf(error: unknown): string {
  const { code, name, errcode } = error as { code?: string; name?: string; errcode?: number }
  return [code ?? name ?? 'unknown', errcode].filter((part) => part !== undefined).join(' ')
}
