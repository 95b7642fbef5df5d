import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMailStore, type MailStore } from './store.ts'
import { TEAM_PARAMS, WELCOME_PARAMS } from './trial-server.ts'

let folder: string
let store: MailStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levo-store-'))
  store = createMailStore(join(folder, 'mails'))
})
afterEach(() => rm(folder, { recursive: true }))

async function parsed(file: string) {
  return PostalMime.parse(await readFile(file))
}

describe('the team mail', () => {
  test('reaches the house, whatever the parameters say, and replies reach the visitor', async () => {
    const mail = await store.receive('team', { ...TEAM_PARAMS, to_email: 'stranger@example.com' })
    const email = await parsed(mail.file)
    expect(email.to).toEqual([{ address: 'concierge@levo.example', name: '' }])
    expect(email.replyTo).toEqual([{ address: 'ada@example.com', name: '' }])
    expect(email.from).toEqual({ address: 'mailbox@levo.example', name: 'Ada Lind via Levo' })
    expect(email.subject).toBe('New inquiry from Ada Lind, stockholm (LEVO-1767225600000-K3F9QZ)')
  })

  test('carries every parameter in both parts', async () => {
    const { html, text } = await parsed((await store.receive('team', TEAM_PARAMS)).file)
    for (const [name, value] of Object.entries(TEAM_PARAMS)) {
      if (name === 'to_email' || name === 'message') continue
      expect(html).toContain(value.replaceAll('&', '&amp;'))
      expect(text).toContain(value)
    }
  })

  test('keeps the line breaks of the message', async () => {
    const { html, text } = await parsed((await store.receive('team', TEAM_PARAMS)).file)
    expect(html).toMatch(
      /white-space: pre-line[^>]*>A table for two on Friday\.\n\nSomewhere quiet\./,
    )
    expect(text).toContain('A table for two on Friday.\n\nSomewhere quiet.')
  })

  test('shows hostile input as it was written', async () => {
    const message = '<script>alert(1)</script>{{phone}}{{{phone}}}&amp;"\'<img src=x onerror=y>'
    const mail = await store.receive('team', { ...TEAM_PARAMS, message })
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(mail.html).toContain('&lt;script&gt;')
    expect(mail.html.match(/\+46 70 123 45 67|&#x2B;46/g)).toHaveLength(1)
    expect(mail.text).toContain(message)
  })

  test('puts names with quotes and umlauts into headers whole', async () => {
    const name = 'Zoë "Z" O’Brien, <Jr.> & Söhne'
    const email = await parsed(
      (await store.receive('team', { ...TEAM_PARAMS, from_name: name })).file,
    )
    expect(email.from?.name).toBe(`${name} via Levo`)
    expect(email.subject).toContain(name)
  })
})

describe('the welcome mail', () => {
  test('greets by first name, gives the reference and repeats nothing else of the visitor', async () => {
    const mail = await store.receive('welcome', {
      ...WELCOME_PARAMS,
      customer_name: 'Ada BUY-PILLS',
      message: 'BUY PILLS',
      from_email: 'pills@example.com',
      reply_to: 'pills@example.com',
    })
    const email = await parsed(mail.file)
    expect(email.to).toEqual([{ address: 'ada@example.com', name: '' }])
    expect(email.replyTo).toEqual([{ address: 'concierge@levo.example', name: '' }])
    expect(email.html).toContain('Thank you, Ada.')
    expect(email.text).toContain('LEVO-1767225600000-K3F9QZ')
    expect(await readFile(mail.file, 'utf8')).not.toMatch(/pills/i)
  })

  test('reads well without a name', async () => {
    const { html, text } = await store.receive('welcome', {
      ...WELCOME_PARAMS,
      customer_FirstName: '',
    })
    expect(html).toContain('>Thank you.<')
    expect(text).toContain('Thank you.')
    expect(html).not.toContain('{{')
  })

  test('escapes the first name', async () => {
    const { html } = await store.receive('welcome', {
      ...WELCOME_PARAMS,
      customer_FirstName: '<a href="https://bad.example">Ada</a>',
    })
    expect(html).not.toContain('<a href="https://bad.example')
  })
})

describe('headers', () => {
  test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0'])(
    'are never added by %j',
    async (lineEnd) => {
      const poison = `x${lineEnd}Bcc: victim@example.com${lineEnd}${lineEnd}<h1>body</h1>`
      const mail = await store.receive('team', {
        ...TEAM_PARAMS,
        from_name: poison,
        location: poison,
        submission_id: poison,
      })
      const email = await parsed(mail.file)
      expect(email.bcc).toBeUndefined()
      expect(email.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(email.to).toHaveLength(1)
    },
  )
})

describe('files', () => {
  test.each([
    ['climbing up', '../../escape', /-escape-team\.eml$/],
    ['from the root', '/etc/passwd', /-etc-passwd-team\.eml$/],
    ['with backslashes and NUL', '..\\..\\x\0y', /-x-y-team\.eml$/],
    ['empty', '', /-no-id-team\.eml$/],
    ['very long', 'x'.repeat(4000), /-x{64}-team\.eml$/],
    ['an object that cannot be a text', { toString: 'no' }, /-toString-no-team\.eml$/],
    ['null', null, /-no-id-team\.eml$/],
  ])('of an id %s stay in the folder', async (_case, submission_id, name) => {
    const mail = await store.receive('team', { ...TEAM_PARAMS, submission_id })
    expect(resolve(dirname(mail.file))).toBe(join(folder, 'mails'))
    expect(mail.file).toMatch(name)
    expect(mail.id).toMatch(/^[\w-]+$/)
    expect(await readdir(folder)).toEqual(['mails'])
  })

  test('of the same moment do not overwrite one another, newest first in the list', async () => {
    const mails = await Promise.all([1, 2, 3, 4].map(() => store.receive('team', TEAM_PARAMS)))
    expect(new Set(mails.map(({ id }) => id)).size).toBe(4)
    expect(await readdir(join(folder, 'mails'))).toHaveLength(4)
    const last = await store.receive('welcome', WELCOME_PARAMS)
    expect(store.list()[0]).toBe(last)
    expect(store.find(last.id)).toBe(last)
  })

  test('go when the mailbox is emptied', async () => {
    await store.receive('team', TEAM_PARAMS)
    await store.empty()
    expect(store.list()).toEqual([])
    expect(await readdir(join(folder, 'mails'))).toEqual([])
  })
})
