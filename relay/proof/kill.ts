/**
 * Kills relays at random moments under load, with a mail server that misbehaves. Every inquiry that
 * was answered 200 must arrive, and none twice except where SMTP cannot prevent it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal, judgeSend } from '../inquiry.ts'
import type { TemplateName } from '../mail.ts'
import { messageIdOf } from '../message.ts'
import { type PostgresServer, startPostgres } from '../testing/postgresql.ts'
import { newInquiry } from '../trial-inquiry.ts'
import { postSend, sendOf, trialEnvironment } from '../trial-relay.ts'
import type { ChildLine } from './child.ts'
import {
  type Behaviour,
  type HostileSmtp,
  startHostileSmtp,
  type TakenLetter,
} from './hostile-smtp.ts'

/** The storage of the relay that is killed. */
export type Engine = 'sqlite' | 'postgresql'

/** How often a relay is killed, and on which storage. */
export interface KillOptions {
  readonly engine: Engine
  readonly kills: number
  /** Kills the database after this number of kills. 0: never. */
  readonly databaseKillEvery: number
  /** The maximum number of answers or letters before a relay is killed, 30 by default. */
  readonly mostEvents?: number
}

/** The counts of a run. */
export interface KillReport {
  readonly kills: number
  readonly databaseKills: number
  /** Mails whose send was answered 200. */
  readonly answered: number
  /** Welcome mails that the mail server refused permanently, which is allowed. */
  readonly refused: number
  /** Mails that were answered 200 and never arrived. */
  readonly lost: readonly string[]
  /** Letters that the mail server accepted. */
  readonly taken: number
  /** Second copies because the mail server accepted a letter without confirming it. */
  readonly copiesUntold: number
  /** Second copies because the mail server's confirmation came after the relay's timeout. */
  readonly copiesUnheard: number
  /** Second copies because the relay was killed between the confirmation and recording it. */
  readonly copiesKilled: number
  /** The longest time from such a confirmation to the kill, ms. */
  readonly longestGap: number
  /** Second copies without a reason: the relay had recorded the confirmation, or was alive to do so. */
  readonly copiesUnexplained: readonly string[]
  /** Inquiries that became more than one team mail or welcome mail. */
  readonly doubled: readonly string[]
  readonly seconds: number
}

type Addresses = Extract<ChildLine, { readonly url: string }>
interface Relay {
  /** Its user name at the mail server. */
  readonly name: string
  readonly process: ChildProcess
  /** Rejects if it exits before it listens. */
  readonly listens: Promise<Addresses>
  /** Its output about handovers, in order. */
  readonly heard: readonly Heard[]
  diedAt?: number
}

type Heard = Extract<ChildLine, { readonly heard: string }> & { readonly at: number }

/** Weights of the mail server's behaviours, in percent. */
const badDays: readonly (readonly [Behaviour, number])[] = [
  ['accept', 64],
  ['greylist', 12],
  ['refuse', 4],
  ['turn away', 5],
  ['stall', 2],
  ['drop', 5],
  ['drop after', 4],
  ['lie', 4],
]
const clients = 6

/** Runs the proof. Rejects only if it cannot run. */
export async function proveByKilling(options: KillOptions): Promise<KillReport> {
  const { engine, kills, mostEvents = 30 } = options
  const start = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'levo-kill-'))
  const database = engine === 'postgresql' ? await startPostgres() : undefined
  const events = new EventEmitter()
  const smtp = await startHostileSmtp(() => events.emit('letter'))
  smtp.behave(() => anyOf(badDays))
  const environment = {
    ...process.env,
    ...trialEnvironment,
    RELAY_SMTP_CONNECTIONS: '5',
    RELAY_DATA: join(folder, 'relay.db'),
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    DATABASE_URL: database?.createDatabase() ?? '',
  }

  const answered = new Set<string>()
  let isOver = false
  /** The running relays: one on SQLite, several on PostgreSQL. */
  const alive = new Map<Relay, Addresses>()
  /** All relays of the run, by name. */
  const relays = new Map<string, Relay>()

  /** Sends a mail until it is answered, like a visitor who retries. Some give up. */
  async function send(template: TemplateName, params: Record<string, string>): Promise<boolean> {
    while (!isOver) {
      const addresses = [...alive.values()]
      const relay = addresses[Math.floor(Math.random() * addresses.length)]
      if (relay === undefined) {
        await once(events, 'start')
        continue
      }
      try {
        const { status } = await postSend(relay.url, sendOf(template, params))
        events.emit('answer')
        if (status === 200) {
          const mail = judgeSend(template, params, 0)
          if (isRefusal(mail)) throw new Error(mail.text)
          answered.add(messageIdOf(mail, trialEnvironment.RELAY_SENDER))
          return true
        }
      } catch {
        if (Math.random() < 0.05) return false
      }
      await wait(50 + Math.random() * 100)
    }
    return false
  }

  /** Waits for a number of answers to visitors, or of letters at the mail server. */
  async function seen(event: 'answer' | 'letter', number: number): Promise<void> {
    for (let left = number; left > 0; left -= 1) await once(events, event)
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const { team, welcome } = newInquiry()
      if (!(await send('team', team))) continue
      // Some send twice, with a different time.
      if (Math.random() < 0.2) await send('team', { ...team, time: 'again' })
      await send('welcome', welcome)
    }
  }
  const visits = Array.from({ length: clients }, visit)

  let killed = 0
  let databaseKills = 0
  let restart = Promise.resolve()

  /** Starts a relay. Retries if the database has just been killed. */
  async function startRelay(): Promise<Relay> {
    for (;;) {
      await restart
      const name = `relay${relays.size + 1}`
      const relay = spawnRelay(name, {
        ...environment,
        RELAY_SMTP_URL: `smtp://${name}:x@127.0.0.1:${smtp.port}`,
      })
      relays.set(name, relay)
      try {
        alive.set(relay, await relay.listens)
        events.emit('start')
        return relay
      } catch (error) {
        if (database === undefined || databaseKills === 0) throw error
      }
    }
  }

  async function keepKilling(): Promise<void> {
    while (killed < kills) {
      const relay = await startRelay()
      // Some are killed while they store, some while they hand over.
      await seen(
        Math.random() < 0.5 ? 'answer' : 'letter',
        1 + Math.floor(Math.random() * mostEvents),
      )
      await wait(Math.random() * 15)
      alive.delete(relay)
      await kill(relay)
      killed += 1
      if (database && options.databaseKillEvery > 0 && killed % options.databaseKillEvery === 0) {
        databaseKills += 1
        restart = restart.then(() => killDatabase(database))
        await restart
      }
    }
  }
  const slots = engine === 'postgresql' ? 3 : 1
  await Promise.all(Array.from({ length: slots }, keepKilling))
  isOver = true
  smtp.behave(() => 'accept')
  const last = await startRelay()
  await Promise.all(visits)
  await drained((await last.listens).operationsUrl)
  await kill(last)
  await smtp.close()
  await database?.remove()
  await rm(folder, { recursive: true })
  return {
    kills,
    databaseKills,
    answered: answered.size,
    ...judge(answered, smtp, relays),
    seconds: Math.round((performance.now() - start) / 1000),
  }
}

function judge(
  answered: ReadonlySet<string>,
  { taken, refused }: HostileSmtp,
  relays: ReadonlyMap<string, Relay>,
) {
  const copies = groupBy(taken, ({ messageId }) => messageId)
  const missing = [...answered].filter((messageId) => !copies.has(messageId))
  // The mail server may refuse a welcome mail permanently.
  const lost = missing.filter((id) => !(id.includes('.welcome.') && refused.has(id)))
  const reasons = [...copies.values()].flatMap((letters) =>
    letters.slice(1).map((next, index) => {
      const letter = letters[index] as TakenLetter
      const relay = relays.get(letter.user)
      const gap = (relay?.diedAt ?? 0) - letter.at
      return { reason: reasonForCopy(letter, next, relay), messageId: letter.messageId, gap }
    }),
  )
  const of = (wanted?: string) => reasons.filter(({ reason }) => reason === wanted)
  // One letter for each inquiry and template: its message id contains both.
  const mails = groupBy(copies.keys(), (id) => id.split('.').slice(0, 2).join('.'))
  return {
    refused: missing.length - lost.length,
    lost,
    taken: taken.length,
    copiesUntold: of('untold').length,
    copiesUnheard: of('unheard').length,
    copiesKilled: of('killed').length,
    longestGap: Math.max(0, ...of('killed').map(({ gap }) => gap)),
    copiesUnexplained: of(undefined).map(({ messageId }) => messageId),
    doubled: [...mails].filter(([, ids]) => ids.length > 1).map(([mail]) => mail),
  }
}

function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The reason why a letter that the mail server had accepted was handed over again. Undefined if there is none. */
function reasonForCopy(
  letter: TakenLetter,
  next: TakenLetter,
  relay: Relay | undefined,
): 'untold' | 'unheard' | 'killed' | undefined {
  if (!letter.wasTold) return 'untold'
  const said = relay?.heard.filter(
    ({ messageId, at }) => messageId === letter.messageId && at >= letter.at,
  )
  if (said?.some(({ heard }) => heard === 'written down')) return undefined
  if (said?.[0]?.heard === 'no') return 'unheard'
  return relay?.diedAt !== undefined && relay.diedAt <= next.at ? 'killed' : undefined
}

function spawnRelay(name: string, environment: NodeJS.ProcessEnv): Relay {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const heard: Heard[] = []
  const listens = new Promise<Addresses>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text) as ChildLine
      if ('url' in line) resolve(line)
      else heard.push({ ...line, at: Date.now() })
    })
    child.once('exit', (code) => {
      relay.diedAt ??= Date.now()
      reject(new Error(`The relay exited: ${code}`))
    })
  })
  const relay: Relay = { name, process: child, listens, heard }
  return relay
}

/** Resolves when the process has exited and its output has been read. */
async function kill(relay: Relay): Promise<void> {
  const gone = once(relay.process, 'close')
  relay.diedAt = Date.now()
  relay.process.kill('SIGKILL')
  await gone
}

async function killDatabase(database: PostgresServer): Promise<void> {
  await database.kill()
  await wait(200)
  await database.start()
}

/** Waits until no mail is waiting. A mail that is never sent causes a timeout. */
async function drained(operationsUrl: string): Promise<void> {
  const limit = AbortSignal.timeout(240_000)
  for (;;) {
    const text = await (await fetch(`${operationsUrl}/metrics`, { signal: limit })).text()
    if (/^relay_mails\{state="waiting"\} 0$/m.test(text)) return
    await wait(250, undefined, { signal: limit })
  }
}

function anyOf<Choice>(weighted: readonly (readonly [Choice, number])[]): Choice {
  let left = Math.random() * weighted.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [choice, weight] of weighted) {
    left -= weight
    if (left < 0) return choice
  }
  return (weighted[0] as readonly [Choice, number])[0]
}
