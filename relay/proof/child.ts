/** A relay to be killed: the real one with short timeouts. Run by kill.ts. */
import { readRelayConfig } from '../config.ts'
import { createDelivery } from '../delivery.ts'
import { messageIdOf } from '../message.ts'
import { startServer } from '../server.ts'
import { openStorage } from '../storage/open.ts'

/**
 * Its output: its addresses, then for each handover whether it received the mail server's
 * confirmation, and when it has recorded that.
 */
export type ChildLine =
  | { readonly url: string; readonly operationsUrl: string }
  | { readonly messageId: string; readonly heard: 'yes' | 'no' | 'written down' }

const config = readRelayConfig(process.env)
const schedule = { firstDelay: 1, longestDelay: 3, mostAttempts: 1_000_000 }
const storage = await openStorage(
  { ...config, schedule },
  { isRelay: true, rescueAfter: 2, jobLimit: 30 },
)
const timeouts = { connection: 5_000, silence: 5_000, letter: 8_000 }
const { deliver } = createDelivery({ ...config, timeouts })

/** Writing to a pipe is synchronous, so a line has left the process before the next step. */
function say(line: ChildLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const { url, operationsUrl } = await startServer({
  config,
  storage,
  log: () => {},
  deliver: async (mail) => {
    const outcome = await deliver(mail)
    const messageId = messageIdOf(mail, config.sender)
    const isDelivered = outcome.kind === 'delivered'
    say({ messageId, heard: isDelivered ? 'yes' : 'no' })
    return {
      ...outcome,
      recorded: () => {
        outcome.recorded?.()
        if (isDelivered) say({ messageId, heard: 'written down' })
      },
    }
  },
})
say({ url, operationsUrl })
