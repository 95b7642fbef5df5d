/** Structured logs: one JSON object a line. What a visitor wrote has no field here, and gets none. */

/** The only things a line may say besides its message. */
export interface LogFields {
  readonly submissionId?: string
  readonly template?: string
  readonly attempts?: number
  /** A code of a program or a mail server, never its sentence: that may name an address. */
  readonly code?: string
  readonly address?: string
  /** Where `/health` and `/metrics` are. */
  readonly operations?: string
  readonly storage?: string
  readonly removed?: number
}

export type LogLevel = 'info' | 'warning' | 'error'
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void

/** Writes to standard output, where systemd and containers collect it. */
export function createLog(write: (line: string) => void = defaultWrite): Log {
  return function log(level, message, fields = {}) {
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
  }
}

function defaultWrite(line: string): void {
  process.stdout.write(line)
}

/** What can be said of an error without repeating its words. */
export function codeOf(error: unknown): string {
  const { code, name, errcode } = error as { code?: string; name?: string; errcode?: number }
  return [code ?? name ?? 'unknown', errcode].filter((part) => part !== undefined).join(' ')
}
