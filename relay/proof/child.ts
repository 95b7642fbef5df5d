/** A relay that is about to be killed: the real one, with little patience. Run by kill.ts. */
import { readRelayConfig } from '../config.ts'
import { createDelivery } from '../delivery.ts'
import { startServer } from '../server.ts'

const config = readRelayConfig(process.env)
const schedule = { firstDelay: 1, longestDelay: 2, mostAttempts: 1_000_000 }
const storage =
  config.databaseUrl === undefined
    ? await (await import('../storage/sqlite.ts')).openSqlite({
        path: config.file,
        isRelay: true,
        schedule,
      })
    : await (await import('../storage/postgres.ts')).openPostgres({
        url: config.databaseUrl,
        isRelay: true,
        schedule,
        rescueAfter: 2,
        longestJob: 30,
      })
const { deliver } = createDelivery({
  server: config.mailServer,
  sender: config.sender,
  connections: config.connections,
  patience: { connection: 3_000, silence: 2_000, letter: 5_000 },
})
const server = await startServer({ config, storage, deliver, log: () => {} })
process.stdout.write(
  `${JSON.stringify({ url: server.url, operationsUrl: server.operationsUrl })}\n`,
)
