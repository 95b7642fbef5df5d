import type { StorageConfig } from '../config.ts'
import type { Storage } from './storage.ts'

export interface OpenOptions {
  /** Whether mails will be handed over; commands only look and change. */
  readonly isRelay: boolean
}

/**
 * Opens the storage that is configured.
 * @throws StorageError saying what to do.
 */
export async function openStorage(config: StorageConfig, options: OpenOptions): Promise<Storage> {
  const { databaseUrl, file, schedule, welcomesPerDay } = config
  // Only one of the two is loaded.
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite({ path: file, schedule, welcomesPerDay, isRelay: options.isRelay })
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres({ url: databaseUrl, schedule, welcomesPerDay, ...options })
}
