import type { StorageConfig } from '../config.ts'
import type { PostgresOptions } from './postgres.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the configured storage.
 * @throws StorageError with the remedy.
 */
export async function openStorage(
  { databaseUrl, file, schedule, welcomesPerDay }: StorageConfig,
  options: Pick<PostgresOptions, 'isRelay' | 'rescueAfter' | 'jobLimit'>,
): Promise<Storage> {
  // Loads only one of the two.
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('./sqlite.ts')
    return openSqlite({ path: file, schedule, welcomesPerDay, isRelay: options.isRelay })
  }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres({ url: databaseUrl, schedule, welcomesPerDay, ...options })
}
