import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as commands from './commands.ts'
import { printInstead } from './dry-run.ts'
import { openSqlite, type SqliteStorage } from './storage/sqlite.ts'
import { accepted } from './testing/mails.ts'
import { newInquiry } from './trial-inquiry.ts'
import { trialEnvironment } from './trial-relay.ts'

let folder: string
let storage: SqliteStorage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levo-commands-'))
  storage = await openSqlite({ path: join(folder, 'relay.db') })
})
afterEach(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

/** The output of a command. */
async function said(output: commands.Output): Promise<string> {
  let text = ''
  for await (const part of output) text += part
  return text
}

/** Stores an inquiry and its welcome mail. */
async function inquire(at = Date.now()) {
  const inquiry = newInquiry()
  await storage.accept(accepted('team', inquiry.team, at))
  await storage.accept(accepted('welcome', inquiry.welcome, at))
  return inquiry
}

const stateAll = (state: string) => storage.database.exec(`UPDATE mail SET state = '${state}'`)

test('list shows references and states, but no personal data', async () => {
  expect(await said(commands.list(storage, {}))).toBe('No mail.\n')
  const { submissionId } = await inquire(Date.parse('2026-03-05T14:07:00Z'))
  const text = await said(commands.list(storage, { state: 'waiting' }))
  expect(text).toContain(`2026-03-05T14:07:00.000Z  ${submissionId}  team  waiting\n`)
  expect(text).toMatch(/\n2 mails\.\n$/)
  expect(text).not.toMatch(/@|Ada/)
  expect(await said(commands.list(storage, { state: 'parked' }))).toBe('No mail.\n')
})

test('show prints everything stored of one inquiry', async () => {
  const { submissionId, address } = await inquire()
  storage.database.exec(`UPDATE mail SET attempts = 3, last_error = '451 later'`)
  const text = await said(commands.show(storage, submissionId))
  for (const part of [
    address,
    'message: A table for two',
    'team, waiting',
    'failed attempts: 3',
    '451 later',
  ])
    expect(text).toContain(part)
  await expect(said(commands.show(storage, 'LEVO-1-X'))).rejects.toThrow(
    'There is no inquiry LEVO-1-X.',
  )
})

test('resend queues delivered and parked mails again, of one inquiry or all parked', async () => {
  const [one, other] = [await inquire(), await inquire()]
  stateAll('parked')
  expect(await said(commands.resend(storage, one.submissionId))).toMatch(
    /team mail will be sent again/,
  )
  expect((await storage.figures()).counts).toMatchObject({ waiting: 2, parked: 2 })
  expect(await said(commands.resendParked(storage))).toBe('2 mails will be sent again.\n')
  expect((await storage.figures()).counts).toMatchObject({ waiting: 4, parked: 0 })
  expect(other.submissionId).not.toBe(one.submissionId)
})

test('export writes JSON, of one person if requested', async () => {
  const { address } = await inquire()
  await inquire()
  const lines = (await said(commands.exportMails(storage, { visitor: address })))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ template }) => template)).toEqual(['team', 'welcome'])
  expect(lines[0].params.from_email).toBe(address)
})

describe('erase', () => {
  test('asks for confirmation, then removes the mails of one person', async () => {
    const { address } = await inquire()
    await inquire()
    const question = await said(commands.erase(storage, address, false))
    expect(question).toMatch(/^2 mails would be removed/)
    expect((await storage.figures()).counts.waiting).toBe(4)
    const text = await said(commands.erase(storage, ` ${address.toUpperCase()}`, true))
    expect(text).toMatch(/^2 mails removed, of which 2 had not been delivered/)
    expect(text).toMatch(/letter that the relay has in hand .* still goes out/)
    expect((await storage.figures()).counts.waiting).toBe(2)
  })

  test('leaves no trace in the file', async () => {
    const { address } = await inquire()
    await storage.erase(address)
    for (const name of ['relay.db', 'relay.db-wal']) {
      const bytes = await readFile(join(folder, name))
      expect(bytes.includes(address)).toBe(false)
    }
  })

  test.each([
    ['ada@b\u00fccher.example', 'ADA@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@bu\u0308cher.example'],
    ['zo\u00eb@example.com', 'Zoe\u0308@example.com'],
    ['zoe\u0308@example.com', 'zo\u00eb@EXAMPLE.com'],
  ])('of %s finds %s, and so does export', async (typed, meant) => {
    const { team, welcome } = newInquiry({ from_email: typed })
    await storage.accept(accepted('team', team))
    await storage.accept(accepted('welcome', { ...welcome, to_email: meant }))
    const exported = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), 'export', '--visitor', meant],
      { encoding: 'utf8', env: { PATH: process.env.PATH, RELAY_DATA: join(folder, 'relay.db') } },
    )
    expect(exported.stdout.trim().split('\n')).toHaveLength(2)
    const text = await said(commands.erase(storage, meant, true))
    expect(text).toMatch(/^2 mails removed/)
  })

  test('requires an address', async () => {
    await expect(said(commands.erase(storage, '', true))).rejects.toThrow(/address/)
  })
})

test('purge removes mails older than the retention time and reports what it kept', async () => {
  await inquire(Date.parse('2024-01-01'))
  stateAll('delivered')
  await inquire(Date.parse('2024-01-02'))
  await inquire(Date.parse('2026-01-01'))
  const text = await said(commands.purge(storage, 24, new Date('2026-03-05')))
  expect(text).toMatch(
    /^2 mails from before 2024-03-05 removed\.\n2 older mails were never delivered/,
  )
  expect((await storage.figures()).counts).toMatchObject({ waiting: 4, delivered: 0 })
})

test('the dry run prints the letters and changes nothing', async () => {
  const { submissionId, address } = await inquire()
  const text = await said(commands.printWaiting(storage, 'website@levo.example'))
  expect(text).toContain(`Subject: New inquiry from Ada Lind, stockholm (${submissionId})`)
  expect(text).toContain(`To: ${address}`)
  expect(text).toContain('Thank you, Ada.')
  expect(text).toMatch(/2 letters would be sent\.\n$/)
  expect((await storage.figures()).counts.waiting).toBe(2)
})

test('a relay in a dry run prints each new letter once and leaves it waiting', async () => {
  let printed = ''
  const dry = printInstead(storage, 'website@levo.example', (text) => {
    printed += text
  })
  const mail = accepted('team', newInquiry().team)
  expect(await dry.accept(mail)).toBe('stored')
  expect(await dry.accept(mail)).toBe('known')
  expect(printed.match(/^Subject: /gm)).toHaveLength(1)
  expect((await storage.figures()).counts.waiting).toBe(1)
})

// RELAY-5
describe('the command line', () => {
  const run = (args: string[], environment: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      encoding: 'utf8',
      cwd: folder,
      env: { PATH: process.env.PATH, RELAY_DATA: join(folder, 'relay.db'), ...environment },
    })

  test('copies the file in use with access for its owner only, and lists', async () => {
    const { submissionId } = await inquire()
    const copy = join(folder, 'copy.db')
    expect(run(['backup', copy])).toMatchObject({ status: 0, stdout: `${copy} is written.\n` })
    expect((await stat(copy)).mode & 0o777).toBe(0o600)
    const listed = run(['list', '--state', 'waiting'], { RELAY_DATA: copy })
    expect(listed).toMatchObject({ status: 0, stdout: expect.stringContaining(submissionId) })
    expect(run(['backup', copy]).stderr).toMatch(/already exists/)
  })

  test('fails when the file does not exist', () => {
    const { stderr, status } = run(['list'], { RELAY_DATA: join(folder, 'other.db') })
    expect(status).toBe(1)
    expect(stderr).toMatch(/There is no file .*other\.db.*RELAY_DATA/)
  })

  test('prints its usage and errors without a stack trace', () => {
    const unknown = run(['lsit'])
    expect(unknown.status).toBe(1)
    expect(unknown.stderr).toContain('resend REFERENCE')
    const unconfigured = run(['serve'], { ...trialEnvironment, RELAY_SENDER: 'nobody' })
    expect(unconfigured.status).toBe(1)
    expect(unconfigured.stderr).toMatch(/RELAY_SENDER: Give one e-mail address/)
    expect(unconfigured.stderr).not.toContain('    at ')
  })
})
