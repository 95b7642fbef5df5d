import type { StorageConfig } from '../config.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

export interface OpenOptions {
  /** Whether mails will be handed over; commands only look and change. */
  readonly isRelay: boolean
  readonly onError?: (error: unknown) => void
}

/**
 * Opens the storage that is configured.
 * @throws StorageError saying what to do.
 */
export function openStorage(config: StorageConfig, options: OpenOptions): Promise<Storage> {
  const { databaseUrl, file, schedule } = config
  return databaseUrl === undefined
    ? openSqlite({ path: file, schedule, isRelay: options.isRelay })
    : openPostgres({ url: databaseUrl, schedule, ...options })
}
