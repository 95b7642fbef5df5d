import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRefusal, judgeSend } from '../relay/inquiry.ts'
import type { StoredMail, TemplateName } from '../relay/mail.ts'
import { TEAM_PARAMS, WELCOME_PARAMS } from '../relay/trial-inquiry.ts'
import { createMailStore, type MailStore } from './store.ts'

let folder: string
let store: MailStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levo-store-'))
  store = createMailStore(join(folder, 'mails'))
})
afterEach(() => rm(folder, { recursive: true }))

function mailOf(template: TemplateName): StoredMail {
  const mail = judgeSend(template, template === 'team' ? TEAM_PARAMS : WELCOME_PARAMS, Date.now())
  if (isRefusal(mail)) throw new Error(mail.text)
  return { ...mail, state: 'waiting', attempts: 0, lastError: '', finishedAt: undefined }
}

// BOX-1
test('writes a mail to a file that mail programs read', async () => {
  const mail = await store.receive(mailOf('team'))
  const email = await PostalMime.parse(await readFile(mail.file))
  expect(email.to).toEqual([{ address: mail.to, name: '' }])
  expect(email.from?.address).toBe('mailbox@levo.example')
  expect(email.subject).toBe(mail.subject)
  expect(email.text?.trim()).toBe(mail.text.trim())
})

test('names a file by time, reference and template', async () => {
  const mail = await store.receive(mailOf('welcome'))
  expect(resolve(dirname(mail.file))).toBe(join(folder, 'mails'))
  expect(mail.id).toMatch(/^\d{8}T\d{9}Z-LEVO-1767225600000-K3F9QZ-welcome$/)
  expect(await readdir(folder)).toEqual(['mails'])
})

test('does not overwrite files of the same time, and lists the newest first', async () => {
  const same = mailOf('team')
  const mails = await Promise.all([1, 2, 3, 4].map(() => store.receive(same)))
  expect(new Set(mails.map(({ id }) => id)).size).toBe(4)
  expect(await readdir(join(folder, 'mails'))).toHaveLength(4)
  const last = await store.receive(mailOf('welcome'))
  expect(store.list()[0]).toBe(last)
  expect(store.find(last.id)).toBe(last)
})

test('deletes the files when the mailbox is emptied', async () => {
  await store.receive(mailOf('team'))
  await store.empty()
  expect(store.list()).toEqual([])
  expect(await readdir(join(folder, 'mails'))).toEqual([])
})
