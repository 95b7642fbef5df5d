/**
 * `npm run bench:relay`: accepted inquiries per second, compared with the same server without storage
 * and with one fsynced line each. Takes two minutes on an idle machine and prints a Markdown table. For
 * a quick run set LEVO_BENCH_SECONDS=0.2. Memory is in /metrics (process_resident_memory_bytes).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { SEND_PATH } from '../../contract/protocol.ts'
import { readRelayConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { openStorage } from '../storage/open.ts'
import { startPostgres } from '../testing/postgresql.ts'
import { newInquiry } from '../trial-inquiry.ts'
import { sendOf, trialEnvironment } from '../trial-relay.ts'

const seconds = Number(process.env.LEVO_BENCH_SECONDS ?? 2)
const rounds = 3
const kinds = ['nothing kept', 'SQLite', 'PostgreSQL']
/** The comparison that needs no server. */
const lines = 'one fsynced line each'
let sent = 0

/** Runs in a child process: a relay that accepts mails without handing them over. Sends its address to the parent. */
async function serve(kind: string): Promise<void> {
  const config = readRelayConfig(process.env)
  const storage = await openStorage(config, { isRelay: true })
  const { url } = await startServer({
    config,
    storage: {
      ...storage,
      work: async () => ({ stop: async () => {} }),
      ...(kind === 'nothing kept' && { accept: async () => 'stored' as const }),
    },
    log: () => {},
  })
  process.send?.(url)
}

/** Sends an inquiry over a kept-alive connection, each time as a new client, so that no limit applies. */
async function send(url: string, agent: http.Agent): Promise<void> {
  sent += 1
  const headers = {
    'Content-Type': 'application/json',
    Origin: 'https://levo.example',
    'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  }
  const request = http.request(url + SEND_PATH, { agent, method: 'POST', headers })
  request.end(JSON.stringify(sendOf('team', newInquiry().team)))
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  await once(answer.resume(), 'end')
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`)
}

/** What was measured under a name, of all rounds. */
interface Figures {
  /** Nanoseconds. */
  readonly times: RecordableHistogram
  /** Milliseconds. */
  took: number
}
const measured = new Map<string, Figures>()

/** Repeats an operation for a while, a number of times side by side. */
async function measure(name: string, sideBySide: number, operate: () => unknown): Promise<void> {
  const figures = measured.get(name) ?? { times: createHistogram(), took: 0 }
  measured.set(name, figures)
  const start = performance.now()
  async function repeat(): Promise<void> {
    while (performance.now() - start < seconds * 1000) {
      const begun = performance.now()
      await operate()
      figures.times.record(Math.ceil((performance.now() - begun) * 1e6))
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, repeat))
  figures.took += performance.now() - start
}

/** A Markdown table for docs/quality.md. */
function table(): string {
  const rate = (name: string) => {
    const { times, took } = measured.get(name) ?? { times: { count: 0 }, took: 1 }
    return (1000 * times.count) / took
  }
  const rows = [...measured].map(([name, { times }]) => {
    const part = (percent: number) => (times.percentile(percent) / 1e6).toFixed(1)
    const ratios = [`nothing kept ${name.split(' ').at(-1)}`, lines].map((of) =>
      measured.has(of) ? (rate(name) / rate(of)).toFixed(2) : '',
    )
    return [name, Math.round(rate(name)), part(50), part(99), ...ratios]
  })
  const figures = ['a second', 'p50 ms', 'p99 ms', 'of nothing kept', 'of fsynced lines']
  const heads = ['kept in, connections', ...figures]
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

async function main(): Promise<void> {
  console.log(
    `${new Date().toISOString()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}; ${rounds} rounds of ${seconds} s`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'levo-bench-'))
  const file = openSync(join(folder, 'lines'), 'a')
  const database = await startPostgres()
  // Each round measures all kinds, so that other load on the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    // Lines of an inquiry's length, each synced to the disk before the next.
    await measure(lines, 1, () => {
      writeSync(file, `${JSON.stringify(newInquiry().team)}\n`)
      fdatasyncSync(file)
    })
    for (const kind of kinds) {
      const child = fork(import.meta.filename, [kind], {
        env: {
          ...process.env,
          ...trialEnvironment,
          RELAY_TRUSTED_PROXIES: '127.0.0.1',
          RELAY_DATA: join(folder, `${kind}${round}.db`),
          DATABASE_URL: kind === 'PostgreSQL' ? database.createDatabase() : '',
        },
      })
      const [url] = await once(child, 'message')
      for (const visitors of [1, 10, 100]) {
        const agent = new http.Agent({ keepAlive: true, maxSockets: visitors })
        await measure(`${kind} ${visitors}`, visitors, () => send(url, agent))
        agent.destroy()
      }
      child.kill('SIGKILL')
    }
  }
  await database.remove()
  await rm(folder, { recursive: true })
  console.log(`\n${table()}\n`)
}

const [, , kind] = process.argv
if (kind === undefined) await main()
else await serve(kind)
