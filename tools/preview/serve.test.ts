import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ServeError, startServer } from './serve.ts'
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

// HOST-3
test('reports a port in use and how to choose another', async () => {
  const { dir, mailboxDir, url, close } = await startTrialServer()
  const port = Number(new URL(url).port)
  const second = startServer({ dir, mailboxDir, port })
  await expect(second).rejects.toThrow(`Port ${port} is taken`)
  await expect(second).rejects.toBeInstanceOf(ServeError)
  await close()
})

test('the command fails with a message and without a stack trace', () => {
  const args = ['tools/preview/serve.ts', '--dir', 'no/such/folder']
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/^no\/such\/folder has no index\.html\. Build the site first/)
  expect(run.stderr).not.toContain('    at ')
})

// HOST-3
test.each([
  [['--prot', '1'], /Unknown option '--prot'[\s\S]*The options are --port/],
  [['--port', 'abc'], /The port is "abc": give a number from 0 to 65535/],
  [['--port', '70000'], /The port is "70000"/],
])('npm start reports %j before it builds', (args, said) => {
  const run = spawnSync(process.execPath, ['tools/start.ts', ...args], { encoding: 'utf8' })
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(said)
})
