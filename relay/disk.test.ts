import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HostileSmtp, startHostileSmtp } from './proof/hostile-smtp.ts'
import { canMount, mountSmallDisk, type SmallDisk } from './proof/small-disk.ts'
import { newInquiry } from './trial-inquiry.ts'
import { postSend, sendOf, trialEnvironment } from './trial-relay.ts'

let disk: SmallDisk
let smtp: HostileSmtp
let relay: ChildProcess | undefined
beforeEach(async () => {
  // SQLite's log can take 4 MB, and a disk with less than 8 MB left counts as full.
  disk = await mountSmallDisk(24 * 1024 * 1024)
  smtp = await startHostileSmtp()
})
afterEach(async () => {
  await kill()
  await smtp.close()
  await disk.remove()
})

/** Starts the real relay on the small disk. Resolves with its addresses, or with its output if it exits. */
async function start(): Promise<{ url: string; operations: string } | string> {
  const started = disk.run(process.execPath, [join(import.meta.dirname, 'main.ts'), 'serve'], {
    PATH: process.env.PATH,
    ...trialEnvironment,
    RELAY_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    RELAY_RETRY_SECONDS: '1',
    RELAY_DATA: join(disk.folder, 'relay.db'),
  })
  relay = started
  let complaint = ''
  started.stderr?.on('data', (text) => {
    complaint += text
  })
  return new Promise((resolve) => {
    createInterface({ input: started.stdout as NodeJS.ReadableStream }).on('line', (text) => {
      const line = JSON.parse(text) as { message: string; address: string; operations: string }
      if (line.message === 'listening') resolve({ url: line.address, operations: line.operations })
    })
    started.once('close', () => resolve(complaint))
  })
}

async function kill(): Promise<void> {
  if (relay === undefined || relay.exitCode !== null || relay.signalCode !== null) return
  const gone = once(relay, 'close')
  relay.kill('SIGKILL')
  await gone
}

async function running(): Promise<{ url: string; operations: string }> {
  const started = await start()
  if (typeof started === 'string') throw new Error(started)
  return started
}

async function health(operations: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${operations}/health`)
  return { status: answer.status, text: await answer.text() }
}

// RELAY-1
test.skipIf(!canMount())(
  'accepts and loses nothing on a full disk, and continues with each letter once when there is space',
  async () => {
    let { url, operations } = await running()
    smtp.behave(() => 'greylist')
    const accepted: string[] = []
    async function send(): Promise<{ status: number; text: string }> {
      const { team, submissionId } = newInquiry({ message: 'x'.repeat(4_000) })
      const { status, text } = await postSend(url, sendOf('team', team))
      if (status === 200) accepted.push(submissionId)
      return { status, text }
    }

    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200)
    disk.fill()
    await expect
      .poll(() => health(operations), { interval: 300 })
      .toEqual({
        status: 503,
        text: expect.stringMatching(/Nothing can be stored/),
      })
    let answer = await send()
    // Free pages of the file can store a few more.
    while (answer.status === 200) answer = await send()
    expect(answer).toEqual({ status: 503, text: expect.stringMatching(/could not be stored/) })
    expect(accepted.length).toBeLessThan(200)
    expect(await health(operations)).toEqual({
      status: 503,
      text: expect.stringMatching(/Nothing can be stored: check the disk/),
    })

    // Three letters are sent that cannot be recorded. They are not sent again and no others are begun,
    // so that a crash now makes only three copies.
    smtp.behave(() => 'accept')
    await expect.poll(() => smtp.taken.length, { timeout: 20_000 }).toBe(3)
    disk.makeRoom()
    expect((await send()).status).toBe(200)
    await expect.poll(() => smtp.taken.length, { timeout: 20_000 }).toBe(accepted.length)
    const troubles = async () => (await health(operations)).text
    await expect.poll(troubles).not.toMatch(/Nothing can be/)
    // Reported for a while, so that monitoring sees it.
    expect(await troubles()).toMatch(/Inquiries were refused in the last minutes/)
    const waiting = async () =>
      /^relay_mails\{state="waiting"\} \d+$/m.exec(
        await (await fetch(`${operations}/metrics`)).text(),
      )?.[0]
    await expect.poll(waiting, { timeout: 20_000 }).toBe('relay_mails{state="waiting"} 0')

    // After a kill on a full disk it either starts, or says what to do and starts when there is space.
    smtp.behave(() => 'greylist')
    expect((await send()).status).toBe(200)
    disk.fill()
    await kill()
    const again = await start()
    if (typeof again === 'string') {
      expect(again).toMatch(/relay\.db.*cannot be used: .*full.*with free space/s)
      expect(again).not.toContain('    at ')
    } else {
      await kill()
    }
    disk.makeRoom()
    ;({ url, operations } = await running())
    smtp.behave(() => 'accept')
    expect((await send()).status).toBe(200)
    const arrived = () =>
      smtp.taken.map(({ messageId }) => /LEVO-[\dA-Z]+-[\dA-Z]+/.exec(messageId)?.[0]).toSorted()
    await expect.poll(arrived, { timeout: 20_000 }).toEqual(accepted.toSorted())
  },
  // It starts the relay three times.
  120_000,
)

test.skipIf(!canMount())(
  'does not start on a read-only disk, says why and loses nothing',
  async () => {
    smtp.behave(() => 'greylist')
    const { url } = await running()
    const { team, submissionId } = newInquiry()
    expect((await postSend(url, sendOf('team', team))).status).toBe(200)
    await kill()

    await disk.mountAgain('ro')
    const complaint = await start()
    expect(complaint).toMatch(/relay\.db.*cannot be used: .*RELAY_DATA/)
    expect(complaint).not.toContain('    at ')

    await disk.mountAgain('rw')
    smtp.behave(() => 'accept')
    await running()
    await expect.poll(() => smtp.taken.length, { timeout: 20_000 }).toBe(1)
    expect(smtp.taken[0]?.messageId).toContain(submissionId)
  },
)
