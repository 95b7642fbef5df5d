import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readOptions, ServeError, startServer } from './serve.ts'
import { requestRaw, startTrialServer } from './trial-server.ts'

// HOST-3
test('the site and the mailbox share one loopback port', async () => {
  const server = await startTrialServer()
  expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
  expect(await (await fetch(`${server.url}/`)).text()).toBe('home')
  expect(await (await fetch(`${server.url}/mailbox.json`)).json()).toEqual([])
  expect((await requestRaw(server.url, '/mailboxes')).status).toBe(404)
  await server.close()
  await expect(fetch(server.url)).rejects.toThrow()
})

test('reports a port in use and how to choose another', async () => {
  const first = await startTrialServer()
  const port = Number(new URL(first.url).port)
  const second = startServer({ dir: first.dir, mailboxDir: first.mailboxDir, port })
  await expect(second).rejects.toThrow(`Port ${port} is taken`)
  await expect(second).rejects.toBeInstanceOf(ServeError)
  await first.close()
})

test('reports a site that is not built', async () => {
  const start = startServer({ dir: 'no/such/folder', mailboxDir: 'x', port: 0 })
  await expect(start).rejects.toThrow('no/such/folder has no index.html')
})

test('the command fails with a message and without a stack trace', () => {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const run = spawnSync(process.execPath, [script, '--dir', 'no/such/folder'], { encoding: 'utf8' })
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/^no\/such\/folder has no index\.html\. Build the site first/)
  expect(run.stderr).not.toContain('    at ')
})

// HOST-3
test('options have defaults, and the command line overrides PORT', () => {
  expect(readOptions([], {})).toEqual({
    port: 4173,
    dir: 'build/client',
    mailboxDir: '.mailbox',
    requestIntervalMs: 1000,
  })
  expect(readOptions([], { PORT: '5000' }).port).toBe(5000)
  expect(
    readOptions('--port 6000 --dir=a --mailbox-dir b --request-interval 0'.split(' '), {
      PORT: '5000',
    }),
  ).toEqual({
    port: 6000,
    dir: 'a',
    mailboxDir: 'b',
    requestIntervalMs: 0,
  })
})

test.each([
  [['--port', 'abc'], {}, '--port is "abc"'],
  [['--port', '70000'], {}, '--port is "70000"'],
  [[], { PORT: 'x' }, 'PORT is "x"'],
  [['--request-interval', 'soon'], {}, '--request-interval is "soon"'],
  [['--prot', '1'], {}, 'The options are --port'],
])('rejects %j with %j', (args, env, message) => {
  expect(() => readOptions(args, env)).toThrow(message)
})
