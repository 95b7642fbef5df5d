/**
 * Kills relays at random moments under load, with a mail server that misbehaves. Every inquiry that
 * was answered 200 must arrive, and none twice except where SMTP cannot prevent it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { TemplateName } from '../mail.ts'
import { messageIdOf } from '../message.ts'
import { accepted } from '../testing/mails.ts'
import { startPostgres } from '../testing/postgresql.ts'
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

interface Relay {
  readonly process: ChildProcess
  /** Its addresses, once it listens. */
  addresses?: Extract<ChildLine, { readonly url: string }>
  /** Its output about handovers, in order. */
  readonly heard: Heard[]
  diedAt?: number
}

type Heard = Extract<ChildLine, { readonly heard: string }> & { readonly at: number }

/** The mail server's behaviours, with their percentages. */
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
const hundredDays = badDays.flatMap(([behaviour, percent]) =>
  Array<Behaviour>(percent).fill(behaviour),
)
const clients = 6

/** Runs the proof. Rejects only if it cannot run. */
export async function proveByKilling(options: KillOptions) {
  const { engine, kills, mostEvents = 30 } = options
  const folder = await mkdtemp(join(tmpdir(), 'levo-kill-'))
  const database = engine === 'postgresql' ? await startPostgres() : undefined
  const smtp = await startHostileSmtp()
  smtp.behave(() => anyOf(hundredDays) ?? 'accept')
  const environment = {
    ...process.env,
    ...trialEnvironment,
    RELAY_SMTP_CONNECTIONS: '5',
    RELAY_WELCOMES_PER_DAY: '100000',
    RELAY_DATA: join(folder, 'relay.db'),
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    DATABASE_URL: database?.createDatabase() ?? '',
  }

  let answers = 0
  /** The message ids of the mails whose send was answered 200. */
  const answered = new Set<string>()
  let isOver = false
  /** All relays of the run, by name. One runs at a time on SQLite, several on PostgreSQL. */
  const relays = new Map<string, Relay>()

  /** Sends a mail until it is answered, like a visitor who retries. Some give up. */
  async function send(template: TemplateName, params: Record<string, string>): Promise<boolean> {
    while (!isOver) {
      const alive = [...relays.values()].filter(({ diedAt }) => diedAt === undefined)
      const { url } = anyOf(alive)?.addresses ?? {}
      try {
        const answer = url && (await postSend(url, sendOf(template, params)))
        if (answer) answers += 1
        if (answer && answer.status === 200) {
          answered.add(messageIdOf(accepted(template, params), trialEnvironment.RELAY_SENDER))
          return true
        }
      } catch {
        if (Math.random() < 0.05) return false
      }
      await wait(50 + Math.random() * 100)
    }
    return false
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
      const relay = spawnRelay({
        ...environment,
        // Its user name at the mail server tells whose letter it is.
        RELAY_SMTP_URL: `smtp://${name}:x@127.0.0.1:${smtp.port}`,
      })
      relays.set(name, relay)
      while (!relay.addresses && !relay.diedAt) await wait(10)
      if (relay.addresses) return relay
      if (databaseKills === 0) throw new Error('The relay exited at its start.')
    }
  }

  async function keepKilling(): Promise<void> {
    while (killed < kills) {
      const relay = await startRelay()
      // Some are killed while they store, some while they hand over.
      const seen = Math.random() < 0.5 ? () => answers : () => smtp.taken.length
      const enough = seen() + 1 + Math.floor(Math.random() * mostEvents)
      while (seen() < enough) await wait(1)
      await wait(Math.random() * 15)
      await kill(relay)
      killed += 1
      if (database && options.databaseKillEvery > 0 && killed % options.databaseKillEvery === 0) {
        databaseKills += 1
        restart = restart.then(async () => {
          await database.kill()
          await wait(200)
          await database.start()
        })
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
  await drained(last.addresses?.operationsUrl ?? '')
  await kill(last)
  await smtp.close()
  await database?.remove()
  await rm(folder, { recursive: true })
  return {
    kills,
    databaseKills,
    answered: answered.size,
    ...judge(answered, smtp, relays),
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
    /** Welcome mails that the mail server refused permanently, which is allowed. */
    refused: missing.length - lost.length,
    /** Mails that were answered 200 and never arrived. */
    lost,
    /** Letters that the mail server accepted. */
    taken: taken.length,
    /** Second copies because the mail server accepted a letter without confirming it. */
    copiesUntold: of('untold').length,
    /** Second copies because the mail server's confirmation came after the relay's timeout. */
    copiesUnheard: of('unheard').length,
    /** Second copies because the relay was killed between the confirmation and recording it. */
    copiesKilled: of('killed').length,
    /** The longest time from such a confirmation to the kill, ms. */
    longestGap: Math.max(0, ...of('killed').map(({ gap }) => gap)),
    /** Second copies without a reason: the relay had recorded the confirmation, or was alive to do so. */
    copiesUnexplained: of(undefined).map(({ messageId }) => messageId),
    /** Inquiries that became more than one team mail or welcome mail. */
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
  if (said?.[0]?.heard === 'no') return 'unheard'
  if (said?.some(({ heard }) => heard === 'written down')) return undefined
  return relay?.diedAt !== undefined && relay.diedAt <= next.at ? 'killed' : undefined
}

function spawnRelay(env: NodeJS.ProcessEnv): Relay {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const relay: Relay = { process: child, heard: [] }
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as ChildLine
    if ('url' in line) relay.addresses = line
    else relay.heard.push({ ...line, at: Date.now() })
  })
  child.once('exit', () => {
    relay.diedAt ??= Date.now()
  })
  return relay
}

/** Resolves when the process has exited and its output has been read. */
async function kill(relay: Relay): Promise<void> {
  const gone = once(relay.process, 'close')
  relay.diedAt = Date.now()
  relay.process.kill('SIGKILL')
  await gone
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

function anyOf<Choice>(choices: readonly Choice[]): Choice | undefined {
  return choices[Math.floor(Math.random() * choices.length)]
}
