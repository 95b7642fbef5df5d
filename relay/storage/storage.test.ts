import { copyFile, link, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keyText, type NewMail, type StoredMail, waiting } from '../mail.ts'
import { accepted, gate } from '../testing/mails.ts'
import { isPostgresTested, type PostgresServer, startPostgres } from '../testing/postgresql.ts'
import { newInquiry } from '../trial-inquiry.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite, type SqliteStorage } from './sqlite.ts'
import {
  type Deliver,
  mailsIn,
  type Outcome,
  type Storage,
  StorageError,
  usualSchedule,
  type Worker,
  type WorkOptions,
} from './storage.ts'

let server: PostgresServer
let folder: string
beforeAll(async () => {
  const started = isPostgresTested() ? startPostgres() : undefined
  folder = await mkdtemp(join(tmpdir(), 'levo-storage-'))
  if (started) server = await started
}, 120_000)
afterAll(async () => {
  await server?.remove()
  await rm(folder, { recursive: true })
})

const soon = { firstDelay: 1, longestDelay: 1, mostAttempts: 2 }
const delivered: Outcome = { kind: 'delivered', error: '' }

const opened = new Set<Storage>()
let workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(5_000)))
  await Promise.all([...opened].map(close))
  workers = []
})

async function close(storage: Storage): Promise<void> {
  opened.delete(storage)
  await storage.close()
}

/** Closes the storage after the test. */
async function closing<Opened extends Storage>(opening: Promise<Opened>): Promise<Opened> {
  const storage = await opening
  opened.add(storage)
  return storage
}

let places = 0
let shared: string | undefined
/** Returns a function that opens an empty storage. */
async function newPlace(engine: 'SQLite' | 'PostgreSQL') {
  places += 1
  const path = join(folder, `${places}.db`)
  const url = engine === 'PostgreSQL' ? await emptyDatabase() : ''
  const common = { schedule: soon, welcomesPerDay: 6 }
  return (isRelay = true): Promise<Storage> =>
    engine === 'SQLite'
      ? closing(openSqlite({ path, isRelay, ...common }))
      : closing(openPostgres({ url, isRelay, ...common, rescueAfter: 20 }))
}

/** The tables of pg-boss take a second to create, so all tests share one database, emptied. */
async function emptyDatabase(): Promise<string> {
  if (shared === undefined) {
    shared = server.createDatabase()
  } else {
    await inDatabase('TRUNCATE relay.mail; DELETE FROM relay_queue.job')
  }
  return shared
}

/** Runs an SQL statement in a database, by default the shared one. */
async function inDatabase(statement: string, url = shared): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

function team(changes: Record<string, string> = {}, at = Date.now()): NewMail {
  return accepted('team', newInquiry(changes).team, at)
}

/** Starts a worker, which is stopped after the test. */
async function working(storage: Storage, deliver: Deliver, options: Partial<WorkOptions> = {}) {
  const usual = { concurrency: 4, onError: () => {}, onParked: () => {} }
  const worker = await storage.work({ deliver, ...usual, ...options })
  workers.push(worker)
  return worker
}

const engines = isPostgresTested() ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)

describe.each(engines)('%s', (engine) => {
  // RELAY-1
  test('stores accepted mails unchanged, also for the next process', async () => {
    const open = await newPlace(engine)
    const mail = team({ message: 'Ünïcode 💎\n\nand a second line', from_name: "O'Brien; DROP" })
    const first = await open()
    expect(await first.accept(mail)).toBe('stored')
    await close(first)
    const second = await open()
    expect(await mailsIn(second)).toEqual([waiting(mail)])
  })

  test('recognises the same inquiry and stores a corrected one as well', async () => {
    const storage = await (await newPlace(engine))()
    const { team: params } = newInquiry()
    const again = { ...params, time: 'a minute later' }
    const corrected = { ...params, phone: '+46 70 000 00 00' }
    expect(await storage.accept(accepted('team', params))).toBe('stored')
    expect(await storage.accept(accepted('team', again))).toBe('known')
    expect(await storage.accept(accepted('team', corrected))).toBe('stored')
    expect(await mailsIn(storage, { submissionId: params.submission_id })).toHaveLength(2)
  })

  test('stores each of many concurrent mails exactly once', async () => {
    const storage = await (await newPlace(engine))()
    const mails = Array.from({ length: 60 }, () => team())
    const results = await Promise.all([...mails, ...mails, ...mails].map(storage.accept))
    expect(results.filter((result) => result === 'stored')).toHaveLength(60)
    expect(results.filter((result) => result === 'known')).toHaveLength(120)
    expect(await mailsIn(storage)).toHaveLength(60)
  })

  // RELAY-3
  test('stores a welcome mail only for the address of an accepted inquiry, once, and not for a suspected robot', async () => {
    const storage = await (await newPlace(engine))()
    const robot = newInquiry()
    await storage.accept({ ...accepted('team', robot.team), suspectedRobot: true })
    expect(await storage.accept(accepted('welcome', robot.welcome))).toBe('unfounded')
    const { team: params, welcome } = newInquiry()
    const letter = accepted('welcome', welcome)
    expect(await storage.accept(letter)).toBe('unfounded')
    await storage.accept(accepted('team', params))
    const stranger = accepted('welcome', { ...welcome, to_email: 'stranger@example.com' })
    expect(await storage.accept(stranger)).toBe('unfounded')
    expect(await storage.accept(letter)).toBe('stored')
    expect(await storage.accept(letter)).toBe('known')
  })

  // RELAY-3
  test('limits the welcome mails per day for one mailbox and for all', async () => {
    const storage = await (await newPlace(engine))()
    const welcomeTo = async (from_email: string) => {
      const { team: params, welcome } = newInquiry({ from_email })
      await storage.accept(accepted('team', params))
      return storage.accept(accepted('welcome', welcome))
    }
    const results: string[] = []
    for (const local of ['Same', 'same+1', 'same+2', 'same', 'same+3', 'other', 's_me', '+1'])
      results.push(await welcomeTo(`${local}@example.com`))
    const ownThree = ['stored', 'stored', 'stored', 'too many', 'too many']
    expect(results).toEqual([...ownThree, 'stored', 'stored', 'stored'])
    expect(await welcomeTo('same+4@example.org')).toBe('cap reached')
  })

  test('hands over each mail once, including mails from before the start', async () => {
    const open = await newPlace(engine)
    const before = await open()
    const early = Array.from({ length: 10 }, () => team())
    await Promise.all(early.map(before.accept))
    await close(before)

    const storage = await open()
    const handedOver: string[] = []
    const { open: allDone, opened: done } = gate()
    const worker = await working(storage, async (mail) => {
      handedOver.push(keyText(mail))
      return { ...delivered, recorded: () => handedOver.length === 30 && allDone() }
    })
    const late = Array.from({ length: 20 }, () => team())
    await Promise.all(late.map(storage.accept))
    await done
    await worker.stop(5_000)
    expect(handedOver.toSorted()).toEqual([...early, ...late].map(keyText).toSorted())
    if (engine === 'SQLite') expect((await storage.figures()).counts.delivered).toBe(30)
  })

  test('retries a mail, then parks it, without blocking others', async () => {
    const storage = await (await newPlace(engine))()
    const poison = team({ message: 'poison' })
    const attempts: string[] = []
    const { open: isParked, opened: parked } = gate()
    await storage.accept(poison)
    const worker = await working(
      storage,
      async (mail) => {
        attempts.push(mail.params.message ?? '')
        return mail.params.message === 'poison'
          ? { kind: 'failed', error: 'EENVELOPE 451' }
          : delivered
      },
      { concurrency: 1, onParked: isParked },
    )
    const innocent = Array.from({ length: 3 }, () => team({ message: 'innocent' }))
    await Promise.all(innocent.map(storage.accept))
    await parked
    await worker.stop(5_000)
    expect(attempts.filter((message) => message === 'poison')).toHaveLength(2)
    expect(attempts.filter((message) => message === 'innocent')).toHaveLength(3)
    expect(attempts.at(-1)).toBe('poison')
  })

  test('parks unreadable mails and hands over the others', async () => {
    const storage = await (await newPlace(engine))()
    const [broken, whole] = [team({}, 1_000), team()]
    await storage.accept(broken)
    await storage.accept(whole)
    if (engine === 'SQLite') {
      const { database } = storage as SqliteStorage
      database.exec(`UPDATE mail SET params = '{"broken' WHERE received_at = 1000`)
    } else {
      await inDatabase(`UPDATE relay.mail SET params = '["broken"]' WHERE received_at = 1000`)
    }
    const [isParked, isDone] = [gate(), gate()]
    const handedOver: string[] = []
    const parked: StoredMail[] = []
    const worker = await working(
      storage,
      async (mail) => {
        handedOver.push(keyText(mail))
        return { ...delivered, recorded: isDone.open }
      },
      { onParked: (mail) => parked.push(mail) && isParked.open() },
    )
    await Promise.all([isParked.opened, isDone.opened])
    await worker.stop(5_000)
    expect(handedOver).toEqual([keyText(whole)])
    expect(parked).toMatchObject([{ lastError: expect.stringMatching(/^UNREADABLE/) }])
    expect((await storage.figures()).counts).toMatchObject({ parked: 1, delivered: 1 })
    expect(await mailsIn(storage, { state: 'parked' })).toMatchObject([{ params: {} }])
  })

  test('records a permanent refusal of the mail server', async () => {
    const open = await newPlace(engine)
    const storage = await open()
    const mail = team()
    const { open: isRecorded, opened: recorded } = gate()
    await storage.accept(mail)
    const worker = await working(storage, async () => ({
      kind: 'undeliverable',
      error: 'EENVELOPE, RCPT TO, 550 no such user',
      recorded: isRecorded,
    }))
    await recorded
    await worker.stop(5_000)
    await close(storage)
    const [kept] = await mailsIn(await open(false))
    expect(kept).toMatchObject({
      state: 'undeliverable',
      lastError: 'EENVELOPE, RCPT TO, 550 no such user',
      finishedAt: expect.any(Number),
    })
  })

  test('sends a mail again on request', async () => {
    const storage = await (await newPlace(engine))()
    const mail = team()
    let sent = 0
    let { open: isSent, opened: wasSent } = gate()
    await working(storage, async () => {
      sent += 1
      return { ...delivered, recorded: () => isSent() }
    })
    await storage.accept(mail)
    await wasSent
    ;({ open: isSent, opened: wasSent } = gate())
    expect(await storage.resend(mail)).toBe(true)
    await wasSent
    expect(sent).toBe(2)
    expect(await storage.resend(team())).toBe(false)
  })

  test('waits for the mail in transit when it is stopped', async () => {
    const open = await newPlace(engine)
    const storage = await open()
    const [begun, goOn] = [gate(), gate()]
    await storage.accept(team())
    const worker = await working(storage, async () => {
      begun.open()
      await goOn.opened
      return delivered
    })
    await begun.opened
    let isStopped = false
    const stopped = worker.stop(10_000).then(() => {
      isStopped = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isStopped).toBe(false)
    goOn.open()
    await stopped
    await close(storage)
    const [mail] = await mailsIn(await open(false))
    expect(mail?.state).toBe('delivered')
  })

  test('erases the mails of one person only', async () => {
    const storage = await (await newPlace(engine))()
    const { team: params, welcome, address } = newInquiry()
    const other = team()
    await storage.accept(accepted('team', params))
    await storage.accept(accepted('welcome', welcome))
    await storage.accept(other)
    expect(await storage.erase(address)).toEqual({ removed: 2, undelivered: 2 })
    expect((await mailsIn(storage)).map(keyText)).toEqual([keyText(other)])
  })

  test('purges old delivered mails, never undelivered ones', async () => {
    const storage = await (await newPlace(engine))()
    const [old, fresh, oldAndStuck] = [team({}, 1_000), team({}, 9_000), team({}, 1_000)]
    const { open: isDone, opened: done } = gate()
    let recorded = 0
    for (const mail of [old, fresh, oldAndStuck]) await storage.accept(mail)
    const stuck = gate()
    await working(storage, async (mail) => {
      if (keyText(mail) === keyText(oldAndStuck)) await stuck.opened
      return {
        ...delivered,
        recorded: () => {
          recorded += 1
          if (recorded === 2) isDone()
        },
      }
    })
    await done
    expect(await storage.purge(5_000)).toEqual({ removed: 1, undelivered: 0 })
    expect((await mailsIn(storage)).map(keyText).toSorted()).toEqual(
      [fresh, oldAndStuck].map(keyText).toSorted(),
    )
    stuck.open()
  })

  test('returns all mails page by page, and figures', async () => {
    const storage = await (await newPlace(engine))()
    const mails = Array.from({ length: 450 }, (_, index) => team({}, 1_000 + index))
    await Promise.all(mails.map(storage.accept))
    expect(new Set((await mailsIn(storage)).map(keyText)).size).toBe(450)
    expect(await mailsIn(storage, { state: 'parked' })).toEqual([])
    expect(await storage.figures()).toEqual({
      counts: { waiting: 450, delivered: 0, parked: 0, undeliverable: 0 },
      oldestTeamMail: 1_000,
      parkedTeamMails: 0,
    })
    await expect(storage.probe()).resolves.toBeUndefined()
  })
})

// RELAY-6
describe('SQLite only', () => {
  const sqlite = (changes: Partial<Parameters<typeof openSqlite>[0]> = {}) => {
    places += 1
    const path = join(folder, `${places}.db`)
    return closing(openSqlite({ path, isRelay: true, schedule: soon, ...changes }))
  }

  test('accepts nothing on a full disk, keeps its mails, and continues when there is space', async () => {
    const storage = await sqlite()
    const kept: NewMail[] = []
    const { page_count: pages } = storage.database.prepare('PRAGMA page_count').get() ?? {}
    storage.database.exec(`PRAGMA max_page_count = ${Number(pages) + 20}`)
    let refusal: unknown
    while (refusal === undefined) {
      const mail = team({ message: 'x'.repeat(4_000) })
      await storage.accept(mail).then(
        () => kept.push(mail),
        (error: unknown) => {
          refusal = error
        },
      )
    }
    expect(refusal).toMatchObject({ errcode: 13, message: expect.stringMatching(/full/) })
    expect(kept.length).toBeGreaterThan(2)
    expect((await mailsIn(storage)).map(keyText).toSorted()).toEqual(kept.map(keyText).toSorted())
    storage.database.exec(`PRAGMA max_page_count = ${Number(pages) + 2_000}`)
    expect(await storage.accept(team())).toBe('stored')
  })

  test('reports that it cannot write, and does not send a mail twice that it could not record', async () => {
    const storage = await sqlite()
    await storage.accept(team())
    const errors: unknown[] = []
    const sent = new Set<string>()
    let deliveries = 0
    const [failedTwice, isDone] = [gate(), gate()]
    storage.database.exec('PRAGMA query_only = ON')
    await expect(storage.accept(team())).rejects.toThrow(/readonly|read-only/)
    await expect(storage.probe()).rejects.toThrow(/readonly|read-only/)
    await working(
      storage,
      async (mail) => {
        // Like delivery.ts, which remembers the mails that the mail server has accepted.
        if (!sent.has(keyText(mail))) deliveries += 1
        sent.add(keyText(mail))
        return { ...delivered, recorded: isDone.open }
      },
      { onError: (error) => errors.push(error) > 1 && failedTwice.open() },
    )
    await failedTwice.opened
    storage.database.exec('PRAGMA query_only = OFF')
    await isDone.opened
    expect(deliveries).toBe(1)
    expect((await storage.figures()).counts.delivered).toBe(1)
  })

  test.each([
    ['a year back', -365 * 86_400_000],
    ['three hours back', -3 * 3_600_000],
    ['a year ahead', 365 * 86_400_000],
  ])('continues when the clock jumps %s', async (_case, jump) => {
    let offset = 0
    const storage = await sqlite({
      now: () => Date.now() + offset,
      schedule: { ...soon, longestDelay: 4 * 3600 },
    })
    let attempts = 0
    const isDone = gate()
    await storage.accept(team())
    await working(storage, async () => {
      attempts += 1
      if (attempts > 1) return { ...delivered, recorded: isDone.open }
      return { kind: 'failed', error: '451' }
    })
    await expect.poll(() => attempts).toBe(1)
    offset = jump
    await isDone.opened
    expect((await storage.figures()).counts).toMatchObject({ delivered: 1, parked: 0 })
  })

  test('allows one relay per file, and commands at the same time', async () => {
    const path = join(folder, 'shared.db')
    const relay = await sqlite({ path })
    await expect(sqlite({ path })).rejects.toThrow(/Another relay works on/)
    await relay.accept(team())
    const command = await sqlite({ path, isRelay: false })
    expect(await mailsIn(command)).toHaveLength(1)
    await close(relay)
    await sqlite({ path })
  })

  test('recognises its file behind a link', async () => {
    const path = join(folder, 'real.db')
    await sqlite({ path })
    await symlink(path, join(folder, 'soft.db'))
    await expect(sqlite({ path: join(folder, 'soft.db') })).rejects.toThrow(/Another relay works/)
    await link(path, join(folder, 'hard.db'))
    await expect(sqlite({ path: join(folder, 'hard.db') })).rejects.toThrow(/a second name/)
  })

  test.each([
    ['deleted', '', (path: string) => rm(path)],
    [
      'replaced',
      '',
      (path: string) => copyFile(path, `${path}2`).then(() => rename(`${path}2`, path)),
    ],
    ['separated from its log', '-wal', (path: string) => rm(path)],
  ])('accepts nothing when its file was %s', async (_case, ending, change) => {
    const path = join(folder, 'under.db')
    const storage = await sqlite({ path })
    expect(await storage.accept(team())).toBe('stored')
    await change(path + ending)
    await expect(storage.accept(team())).rejects.toThrow(/deleted or replaced under the relay/)
    await expect(storage.probe()).rejects.toThrow(StorageError)
    await close(storage)
    for (const each of ['', '-wal', '-shm']) await rm(path + each, { force: true })
  })

  test('reports a folder that cannot be used', async () => {
    const open = sqlite({ path: join(import.meta.filename, 'relay.db') })
    await expect(open).rejects.toBeInstanceOf(StorageError)
    await expect(open).rejects.toThrow(/RELAY_DATA/)
  })
})

// RELAY-6
describe.runIf(isPostgresTested())('PostgreSQL only', () => {
  test('shares mails between two relays, each mail once', async () => {
    const url = server.createDatabase()
    const open = () => closing(openPostgres({ url, isRelay: true, schedule: soon }))
    // Both create the tables at the same time.
    const relays = await Promise.all([open(), open()])
    const by: string[][] = [[], []]
    const isDone = gate()
    await Promise.all(
      relays.map((relay, index) =>
        working(relay, async (mail) => {
          by[index]?.push(keyText(mail))
          await new Promise((resolve) => setTimeout(resolve, 5))
          return { ...delivered, recorded: () => by.flat().length === 80 && isDone.open() }
        }),
      ),
    )
    const mails = Array.from({ length: 80 }, () => team())
    const results = await Promise.all(
      mails.flatMap((mail) => relays.map((relay) => relay.accept(mail))),
    )
    expect(results.filter((result) => result === 'stored')).toHaveLength(80)
    await isDone.opened
    expect(by.flat().toSorted()).toEqual(mails.map(keyText).toSorted())
    expect(by.every((handedOver) => handedOver.length > 0)).toBe(true)
  })

  test('refuses mails while the database is down, and continues when it is up', async () => {
    const url = server.createDatabase()
    const storage = await closing(openPostgres({ url, isRelay: true, schedule: soon }))
    const handedOver: string[] = []
    await working(storage, async (mail) => {
      handedOver.push(keyText(mail))
      return delivered
    })
    const [before, after] = [team(), team()]
    expect(await storage.accept(before)).toBe('stored')
    // The database goes down during many writes. A refused mail can be sent again.
    const writing = Array.from({ length: 300 }, () => team())
    const answers = Promise.allSettled(writing.map(storage.accept))
    await server.kill()
    const stored = (await answers).map(({ status }) => status === 'fulfilled')
    await expect(storage.accept(team())).rejects.toThrow()
    await expect(storage.probe()).rejects.toThrow()
    await server.start()
    expect(await storage.accept(after)).toBe('stored')
    await expect.poll(() => handedOver, { timeout: 20_000 }).toContain(keyText(after))
    const kept = new Set((await mailsIn(storage)).map(keyText))
    const confirmed = [before, ...writing.filter((_, index) => stored[index]), after]
    expect(confirmed.map(keyText).filter((key) => !kept.has(key))).toEqual([])
  })

  test('records a handover while the database was down, and sends the mail once', async () => {
    const url = server.createDatabase()
    const storage = await closing(openPostgres({ url, isRelay: true, schedule: soon }))
    const [begun, goOn, failed, recorded] = [gate(), gate(), gate(), gate()]
    let sent = 0
    await working(
      storage,
      async () => {
        sent += 1
        begun.open()
        await goOn.opened
        return { ...delivered, recorded: recorded.open }
      },
      { onError: failed.open },
    )
    await storage.accept(team())
    await begun.opened
    await server.kill()
    goOn.open()
    await failed.opened
    await server.start()
    await recorded.opened
    expect(sent).toBe(1)
    expect((await storage.figures()).counts).toMatchObject({ delivered: 1, waiting: 0 })
  })

  test('fails when the database could lose confirmed data', async () => {
    const url = server.createDatabase()
    await inDatabase(
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`,
      url,
    )
    await expect(openPostgres({ url })).rejects.toThrow(/synchronous_commit is off/)
  })

  test('reports that the database does not answer', async () => {
    const open = openPostgres({ url: 'postgres://relay@127.0.0.1:1/relay' })
    await expect(open).rejects.toBeInstanceOf(StorageError)
    await expect(open).rejects.toThrow(/DATABASE_URL/)
  })
})

// RELAY-2
test('the default schedule gives up a mail after five days', () => {
  const { firstDelay, longestDelay, mostAttempts } = usualSchedule
  expect([firstDelay, longestDelay]).toEqual([30, 4 * 3600])
  let spent = 0
  for (let failures = 1; failures < mostAttempts; failures += 1) {
    // Half of each delay is random.
    spent += 0.75 * Math.min(longestDelay, firstDelay * 2 ** (failures - 1))
  }
  expect(spent).toBeGreaterThanOrEqual(5 * 86_400)
  expect(spent).toBeLessThan(5 * 86_400 + longestDelay)
})
