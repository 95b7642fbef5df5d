/** A relay to be killed: the real one with short timeouts. Run by kill.ts. */
import { readRelayConfig } from '../config.ts'
import { createDelivery } from '../delivery.ts'
import { messageIdOf } from '../message.ts'
import { startServer } from '../server.ts'

/**
 * Its output: its addresses, then for each handover whether it received the mail server's
 * confirmation, and when it has recorded that.
 */
export type ChildLine =
  | { readonly url: string; readonly operationsUrl: string }
  | { readonly messageId: string; readonly heard: 'yes' | 'no' | 'written down' }

const config = readRelayConfig(process.env)
const schedule = { firstDelay: 1, longestDelay: 3, mostAttempts: 1_000_000 }
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
        jobLimit: 30,
      })
const { deliver } = createDelivery({
  server: config.mailServer,
  sender: config.sender,
  connections: config.connections,
  timeouts: { connection: 5_000, silence: 5_000, letter: 8_000 },
})

/** Writing to a pipe is synchronous, so a line has left the process before the next step. */
function say(line: ChildLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const server = await startServer({
  config,
  storage,
  log: () => {},
  deliver: async (mail) => {
    const outcome = await deliver(mail)
    const messageId = messageIdOf(mail, config.sender)
    say({ messageId, heard: outcome.kind === 'delivered' ? 'yes' : 'no' })
    return {
      ...outcome,
      recorded: () => {
        outcome.recorded?.()
        if (outcome.kind === 'delivered') say({ messageId, heard: 'written down' })
      },
    }
  },
})
say({ url: server.url, operationsUrl: server.operationsUrl })
