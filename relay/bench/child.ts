/** A relay that is measured: it accepts and hands nothing over. Run by main.ts. */
import { readRelayConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { openStorage } from '../storage/open.ts'

export interface ChildReport {
  readonly url: string
  readonly operationsUrl: string
  /** Memory, bytes. */
  readonly rss: number
}

const config = readRelayConfig(process.env)
const storage = await openStorage(config, { isRelay: true })
const { url, operationsUrl } = await startServer({
  config,
  storage: {
    ...storage,
    work: async () => ({ stop: async () => {} }),
    // The same server, which says yes and keeps nothing.
    ...(process.argv[2] === 'nothing kept' && { accept: async () => 'stored' as const }),
  },
  log: () => {},
})
process.on('message', () => {
  process.send?.({ url, operationsUrl, rss: process.memoryUsage().rss } satisfies ChildReport)
})
