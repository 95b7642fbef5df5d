/** A relay that is measured: it accepts and hands nothing over. Run by main.ts. */
import { readRelayConfig } from '../config.ts'
import { startServer } from '../server.ts'
import type { Storage } from '../storage/storage.ts'

const config = readRelayConfig(process.env)
const [kind = '', group = ''] = process.argv.slice(2)
const mostInGroup = group === 'alone' ? 1 : undefined
const server = await startServer({
  config,
  storage: { ...(await open()), work: async () => ({ stop: async () => {} }) },
  log: () => {},
})
process.stdout.write(
  `${JSON.stringify({ url: server.url, operationsUrl: server.operationsUrl })}\n`,
)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ rss: process.memoryUsage().rss, cpu: (user + system) / 1000 })
})

async function open(): Promise<Storage> {
  const groups = { ...(mostInGroup !== undefined && { mostInGroup }) }
  if (kind === 'postgresql') {
    const { openPostgres } = await import('../storage/postgres.ts')
    return openPostgres({ url: config.databaseUrl ?? '', isRelay: true, ...groups })
  }
  const { openSqlite } = await import('../storage/sqlite.ts')
  const storage = await openSqlite({ path: config.file, isRelay: true, ...groups })
  // The same server, which says yes and keeps nothing.
  return kind === 'nothing' ? { ...storage, accept: async () => 'stored' } : storage
}
