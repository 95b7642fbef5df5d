/**
 * `npm run bench:relay`: inquiries accepted a second, beside the same server that keeps nothing and
 * beside one fsynced line each, which is the limit without groups; and memory with 100,000 kept.
 * Takes four minutes on a calm machine and prints tables in Markdown. For a trial of the command:
 * LEVO_BENCH_SECONDS=0.2 LEVO_BENCH_KEPT=1000.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEND_PATH } from '../../contract/protocol.ts'
import { isRefusal, judgeSend } from '../inquiry.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Storage } from '../storage/storage.ts'
import { startPostgres } from '../testing/postgresql.ts'
import { newInquiry } from '../trial-inquiry.ts'
import { sendOf, trialEnvironment } from '../trial-relay.ts'

const seconds = Number(process.env.LEVO_BENCH_SECONDS ?? 2)
const kept = Number(process.env.LEVO_BENCH_KEPT ?? 100_000)
const rounds = 3
const connectionCounts = [1, 10, 100]
const kinds = [
  { name: 'nothing kept', arguments: ['nothing'] },
  { name: 'SQLite', arguments: ['sqlite'] },
  { name: 'SQLite, no groups', arguments: ['sqlite', 'alone'] },
  { name: 'PostgreSQL', arguments: ['postgresql'] },
  { name: 'PostgreSQL, no groups', arguments: ['postgresql', 'alone'] },
]

interface Figures {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor time of the relay for one inquiry, ms: the figure that other work on the machine moves least. */
  readonly cpu: number
}

interface Child {
  readonly process: ChildProcess
  readonly url: string
  readonly operationsUrl: string
}

const folder = await mkdtemp(join(tmpdir(), 'levo-bench-'))
const database = await startPostgres()
let files = 0

function environment(): NodeJS.ProcessEnv {
  files += 1
  return {
    ...process.env,
    ...trialEnvironment,
    RELAY_RATE_PER_MINUTE: '100000',
    RELAY_TRUSTED_PROXIES: '127.0.0.1',
    RELAY_DATA: join(folder, `${files}.db`),
    DATABASE_URL: database.createDatabase(),
  }
}

function startChild(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Child> {
  const child = fork(join(import.meta.dirname, 'child.ts'), args, {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (line) => resolve({ process: child, ...JSON.parse(String(line)) }))
    child.once('exit', (code) => reject(new Error(`The relay ended: ${code}`)))
  })
}

async function end({ process: child }: Child): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

let visitor = 0
/** Sends one inquiry over a kept connection; resolves with how long the answer took, ms. */
function send(url: string, agent: http.Agent): Promise<number> {
  const body = JSON.stringify(sendOf('team', newInquiry().team))
  visitor += 1
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const request = http.request(
      url + SEND_PATH,
      {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          Origin: 'https://levo.example',
          // Each is another visitor, so that no limit is met.
          'X-Forwarded-For': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - start)
          else reject(new Error(`answered ${response.statusCode}`))
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

async function load(child: Child, connections: number, forSeconds: number): Promise<Figures> {
  const { cpu: before } = await usageOf(child)
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const start = performance.now()
  const end = start + forSeconds * 1000
  async function visit(): Promise<void> {
    while (performance.now() < end) times.push(await send(child.url, agent))
  }
  await Promise.all(Array.from({ length: connections }, visit))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  const { cpu: after } = await usageOf(child)
  times.sort((a, b) => a - b)
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0
  return {
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    cpu: (after - before) / times.length,
  }
}

/** Lines of an inquiry's length, each on the disk before the next is begun. */
function fsyncedLines(forSeconds: number): Figures {
  const file = openSync(join(folder, 'lines'), 'a')
  const line = `${JSON.stringify(newInquiry().team)}\n`
  const times: number[] = []
  const start = performance.now()
  while (performance.now() - start < forSeconds * 1000) {
    const begun = performance.now()
    writeSync(file, line)
    fdatasyncSync(file)
    times.push(performance.now() - begun)
  }
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / took,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    cpu: 0,
  }
}

function median(all: readonly Figures[], of: (figures: Figures) => number): number {
  return all.map(of).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}

async function measureRates(): Promise<void> {
  console.log(
    `${new Date().toISOString()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}; medians of ${rounds} rounds of ${seconds} s`,
  )
  const measured = new Map<string, Figures[]>()
  const note = (name: string, figures: Figures) =>
    measured.set(name, [...(measured.get(name) ?? []), figures])
  // All kinds in each round, so that what else the machine does meets all of them.
  for (let round = 0; round < rounds; round += 1) {
    note('one fsynced line each', fsyncedLines(seconds))
    for (const kind of kinds) {
      const child = await startChild(kind.arguments, environment())
      await load(child, 10, 0.5)
      for (const connections of connectionCounts) {
        note(`${kind.name} ${connections}`, await load(child, connections, seconds))
      }
      await end(child)
    }
  }
  const rate = (name: string) => median(measured.get(name) ?? [], ({ perSecond }) => perSecond)
  const limit = rate('one fsynced line each')
  const rows = [...measured].map(([name, all]) => {
    const nothing = rate(`nothing kept ${name.split(' ').at(-1)}`)
    return [
      name,
      Math.round(rate(name)),
      median(all, ({ p50 }) => p50).toFixed(1),
      median(all, ({ p99 }) => p99).toFixed(1),
      median(all, ({ cpu }) => cpu).toFixed(2),
      nothing > 0 ? (rate(name) / nothing).toFixed(2) : '',
      (rate(name) / limit).toFixed(2),
    ]
  })
  printTable(
    [
      'kept in, connections',
      'a second',
      'p50 ms',
      'p99 ms',
      'processor ms each',
      'of nothing kept',
      'of fsynced lines',
    ],
    rows,
  )
}

/** A table in Markdown, as docs/quality.md holds it. */
function printTable(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const lines = [heads, heads.map(() => '---'), ...rows]
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
}

/** Resolves when the storage of this environment holds `kept` inquiries that wait. */
async function fill(storage: Storage): Promise<void> {
  for (let stored = 0; stored < kept; stored += 500) {
    await Promise.all(Array.from({ length: 500 }, () => storage.accept(anInquiry())))
  }
  await storage.close()
}

async function measureMemory(): Promise<void> {
  const full = environment()
  await fill(await openSqlite({ path: full.RELAY_DATA ?? '', isRelay: true }))
  await fill(await openPostgres({ url: full.DATABASE_URL ?? '', isRelay: true }))
  const rows: (string | number)[][] = []
  for (const [engine, name] of [
    ['sqlite', 'SQLite'],
    ['postgresql', 'PostgreSQL'],
  ] as const) {
    for (const [number, env] of [
      [0, environment()],
      [kept, full],
    ] as const) {
      const child = await startChild([engine], env)
      const { rss: atStart } = await usageOf(child)
      await load(child, 10, seconds)
      const begun = performance.now()
      await (await fetch(`${child.operationsUrl}/health`)).text()
      const health = Math.round(performance.now() - begun)
      const { rss } = await usageOf(child)
      rows.push([name, number, Math.round(atStart / 1e6), Math.round(rss / 1e6), health])
      await end(child)
    }
  }
  printTable(['storage', 'kept', 'MB at start', 'MB after load', '/health ms'], rows)
}

function anInquiry() {
  const mail = judgeSend('team', newInquiry().team, Date.now())
  if (isRefusal(mail)) throw new Error(mail.text)
  return mail
}

interface Usage {
  /** Bytes. */
  readonly rss: number
  /** Processor time so far, ms. */
  readonly cpu: number
}

function usageOf({ process: child }: Child): Promise<Usage> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Usage))
    child.send('usage')
  })
}

try {
  await measureRates()
  await measureMemory()
} finally {
  await database.remove()
  await rm(folder, { recursive: true })
}
