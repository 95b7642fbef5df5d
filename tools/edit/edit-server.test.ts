import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentFiles } from '../content/content-files.ts'
import { type EditServer, startEditServer } from './edit-server.ts'

const file = 'public/assets/content/hero/jsons/oslo.json'

let root: string
let server: EditServer
let origin: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'levo-edit-'))
  await mkdir(join(root, 'site'))
  await writeFile(join(root, 'site/index.html'), '<!doctype html><title>Site</title>')
  await writeFile(join(root, 'secret.txt'), 'SECRET')
  server = await startEditServer({ port: 0, root, dir: join(root, 'site'), repository: 'a/b' })
  origin = new URL(server.url).origin
})
beforeEach(async () => {
  await cp('public/assets/content', join(root, 'public/assets/content'), { recursive: true })
  await cp('media/alt.json', join(root, 'media/alt.json'))
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

function put(path: string, body: string, headers: Record<string, string> = { Origin: origin }) {
  return fetch(`${origin}/edit/files/${encodeURIComponent(path)}`, { method: 'PUT', body, headers })
}

const onDisk = (path: string) => readFile(join(root, path), 'utf8')

test('the working copy is all 54 documents and the texts of the pictures', async () => {
  const files = await (await fetch(`${origin}/edit/files.json`)).json()
  expect(Object.keys(files).sort()).toEqual(
    [...documentFiles.map((known) => known.file), 'media/alt.json'].sort(),
  )
  expect(files[file]).toBe(await onDisk(file))
})

test('a right document is written, tidied, and the site beside it has it at once', async () => {
  const data = { ...JSON.parse(await onDisk(file)), scrollText: '  Look ' }
  const answer = await put(file, JSON.stringify(data))
  expect(answer.status).toBe(200)
  expect(await onDisk(file)).toContain('"scrollText": "Look"')
  const shown = await fetch(`${origin}/assets/content/hero/jsons/oslo.json`)
  expect(await shown.text()).toBe(await onDisk(file))
  expect(await (await fetch(`${origin}/`)).text()).toContain('Site')
})

test.each([
  ['too long', { title: 'A title of more than thirty-two letters' }, /^Title: 39 characters/],
  ['of a wrong type', { title: 7 }, /^Title: the site leaves this out/],
])('a document with a title that is %s is refused with the reason', async (_, wrong, reason) => {
  const before = await onDisk(file)
  const answer = await put(file, JSON.stringify({ ...JSON.parse(before), ...wrong }))
  expect(answer.status).toBe(422)
  expect(await answer.text()).toMatch(reason)
  expect(await onDisk(file)).toBe(before)
})

test('alternative texts are written, and refused where they say nothing', async () => {
  const texts = JSON.parse(await onDisk('media/alt.json'))
  const right = await put('media/alt.json', JSON.stringify({ ...texts, 'oslo-03': 'A new text' }))
  expect(right.status).toBe(200)
  expect(JSON.parse(await onDisk('media/alt.json'))['oslo-03']).toBe('A new text')
  const wrong = await put('media/alt.json', JSON.stringify({ ...texts, 'oslo-03': '' }))
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringMatching(/^oslo-03: /)])
})

describe('nobody else writes, and nothing else is written', () => {
  test.each([
    ['another file of the repository', 'package.json'],
    ['a file outside', '../secret.txt'],
    ['a document that does not exist', 'public/assets/content/hero/jsons/paris.json'],
  ])('%s', async (_, path) => {
    const answer = await put(path, '{}')
    expect(answer.status).toBe(422)
    expect(await onDisk('secret.txt')).toBe('SECRET')
  })

  const strangers: [string, () => Record<string, string>][] = [
    ['no origin', () => ({})],
    ['another origin', () => ({ Origin: 'https://evil.example' })],
    ['another port', () => ({ Origin: 'http://localhost:1' })],
    ['another site', () => ({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' })],
  ]
  test.each(strangers)('a page with %s', async (_, headers) => {
    const before = await onDisk(file)
    const answer = await put(file, before.replace('Levo', 'Evil'), headers())
    expect(answer.status).toBe(403)
    expect(await onDisk(file)).toBe(before)
  })

  test.each([
    ['too large', `{"title":"${'x'.repeat(300_000)}"}`, /larger/],
    ['cut off', '{"title": "A', /no JSON/],
  ])('a document that is %s', async (_, body, reason) => {
    const before = await onDisk(file)
    const answer = await put(file, body)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(reason)])
    expect(await onDisk(file)).toBe(before)
  })
})
