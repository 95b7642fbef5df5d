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

interface Figures {
  readonly perSecond: number
  /** Milliseconds, sorted. */
  readonly times: readonly number[]
}

/** Sends an inquiry over a kept-alive connection, each time as a new client, so that no limit applies. */
function send(url: string, agent: http.Agent): Promise<void> {
  sent += 1
  const headers = {
    'Content-Type': 'application/json',
    Origin: 'https://levo.example',
    'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  }
  return new Promise((resolve, reject) => {
    const request = http.request(url + SEND_PATH, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`answered ${answer.statusCode}`))
      })
    })
    request.on('error', reject).end(JSON.stringify(sendOf('team', newInquiry().team)))
  })
}

/** Lets a number of visitors send inquiries, each the next one when the previous one is answered. */
async function load(url: string, visitors: number): Promise<Figures> {
  const times: number[] = []
  const start = performance.now()
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors })
  async function visit(): Promise<void> {
    while (performance.now() - start < seconds * 1000) {
      const begun = performance.now()
      await send(url, agent)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  agent.destroy()
  return figuresOf(times, start)
}

/** Writes lines of an inquiry's length, each synced to the disk before the next. */
function fsyncedLines(folder: string): Figures {
  const file = openSync(join(folder, 'lines'), 'a')
  const line = `${JSON.stringify(newInquiry().team)}\n`
  const times: number[] = []
  const start = performance.now()
  while (performance.now() - start < seconds * 1000) {
    const begun = performance.now()
    writeSync(file, line)
    fdatasyncSync(file)
    times.push(performance.now() - begun)
  }
  return figuresOf(times, start)
}

function figuresOf(times: number[], start: number): Figures {
  const took = (performance.now() - start) / 1000
  return { perSecond: times.length / took, times: times.toSorted((a, b) => a - b) }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Prints a Markdown table for docs/quality.md. */
function print(heads: string[], rows: (string | number)[][]): void {
  const lines = [heads, heads.map(() => '---'), ...rows]
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
}

async function measure(): Promise<void> {
  console.log(
    `${new Date().toISOString()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}; medians of ${rounds} rounds of ${seconds} s`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'levo-bench-'))
  const database = await startPostgres()
  const measured = new Map<string, Figures[]>()
  const note = (name: string, figures: Figures) =>
    measured.set(name, [...(measured.get(name) ?? []), figures])
  // Each round measures all kinds, so that other load on the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    note('one fsynced line each', fsyncedLines(folder))
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
      for (const visitors of [1, 10, 100]) note(`${kind} ${visitors}`, await load(url, visitors))
      child.kill('SIGKILL')
    }
  }
  await database.remove()
  await rm(folder, { recursive: true })
  const rate = (name: string) => median((measured.get(name) ?? []).map((one) => one.perSecond))
  const rows = [...measured].map(([name, all]) => {
    const nothing = rate(`nothing kept ${name.split(' ').at(-1)}`)
    const part = (of: number) =>
      median(all.map(({ times }) => times[Math.floor(of * times.length)] ?? 0)).toFixed(1)
    return [
      ...[name, Math.round(rate(name)), part(0.5), part(0.99)],
      ...[nothing, rate('one fsynced line each')].map((of) =>
        of ? (rate(name) / of).toFixed(2) : '',
      ),
    ]
  })
  const heads = ['a second', 'p50 ms', 'p99 ms', 'of nothing kept', 'of fsynced lines']
  print(['kept in, connections', ...heads], rows)
}

const [, , kind] = process.argv
if (kind === undefined) await measure()
else await serve(kind)
