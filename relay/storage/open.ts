import type { StorageConfig } from '../config.ts'
import type { Storage } from './storage.ts'

/** How a storage is opened. */
export interface OpenOptions {
  /** Whether this process hands mails over. Commands do not. */
  readonly isRelay: boolean
}

/**
 * Opens the configured storage.
 * @throws StorageError with the remedy.
 */
export async function openStorage(config: StorageConfig, options: OpenOptions): Promise<Storage> {
  const { databaseUrl, file, schedule, welcomesPerDay } = config
  // Loads only one of the two.
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite({ path: file, schedule, welcomesPerDay, isRelay: options.isRelay })
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres({ url: databaseUrl, schedule, welcomesPerDay, ...options })
}
