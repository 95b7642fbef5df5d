import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { mailboxInDevelopment } from './mailbox-plugin.ts'
import { post, teamSend } from './trial-server.ts'

afterEach(() => vi.unstubAllEnvs())

// BOX-3
test('the development server accepts an inquiry and shows it', async () => {
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '')
  const root = await mkdtemp(join(tmpdir(), 'levo-dev-'))
  const folder = join(root, 'mails')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [mailboxInDevelopment(folder)],
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''

  // The form sends to this account, on its own origin.
  expect(server.config.env).toMatchObject({
    VITE_EMAILJS_PUBLIC_KEY: teamSend().user_id,
    VITE_EMAILJS_ORIGIN: '/',
  })
  expect((await post(url, teamSend())).status).toBe(200)
  const mails = await (await fetch(`${url}/mailbox.json`)).json()
  expect(mails).toMatchObject([{ template: 'team' }])
  expect((await fetch(`${url}/mailboxes`)).status).toBe(404)

  await server.close()
  await rm(root, { recursive: true })
})
