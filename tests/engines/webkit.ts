import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import type { Engine, Key } from './engine.ts'
import { poll } from './poll.ts'
import { need } from './programs.ts'
import { openSession, originOf } from './webdriver.ts'

/** Key codes of WebDriver (section Keyboard actions). */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

/** WebKitGTK's MiniBrowser, driven by its WebDriver on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const xvfb = need({ names: ['Xvfb'], debian: 'xvfb' })
  const driver = need({ names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' })
  const started: ChildProcess[] = []
  // Ends the child processes when this process exits.
  process.once('exit', () => started.forEach((child) => void child.kill()))
  try {
    const display = await startScreen(xvfb, started)
    const port = await freePort()
    started.push(
      spawn(driver, [`--port=${port}`], {
        env: { ...process.env, DISPLAY: display },
        stdio: 'ignore',
      }),
    )
    const session = await openSession(port, {
      'webkitgtk:browserOptions': {
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    })
    const { command } = session
    await openBareWindow(session)

    return {
      version: session.capabilities.browserVersion,
      open: (url) => command('POST', '/url', { url }),
      resize: (size) => command('POST', '/window/rect', size),
      evaluate: (expression) => session.execute(`return ${expression}`),
      click: async (element) => command('POST', `/element/${await session.element(element)}/click`),
      hover: async (element) => {
        const origin = originOf(await session.element(element))
        const move = { type: 'pointerMove', duration: 0, x: 0, y: 0, origin }
        await command('POST', '/actions', {
          actions: [{ type: 'pointer', id: 'mouse', actions: [move] }],
        })
      },
      type: async (element, text) =>
        command('POST', `/element/${await session.element(element)}/value`, { text }),
      press: (key) =>
        command('POST', '/actions', {
          actions: [
            {
              type: 'key',
              id: 'keyboard',
              actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
            },
          ],
        }),
      picture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
      close: async () => {
        await command('DELETE', '').catch(() => {})
        await end(started)
      },
    }
  } catch (error) {
    await end(started)
    throw error
  }
}

/** Opens a window without toolbars, which have a larger minimum width than a phone. */
async function openBareWindow({
  command,
  execute,
}: Awaited<ReturnType<typeof openSession>>): Promise<void> {
  const [first] = await command<string[]>('GET', '/window/handles')
  await execute('window.open("about:blank", "", "noopener,width=800,height=600")')
  const handle = await poll('the window is open', async () =>
    (await command<string[]>('GET', '/window/handles')).find((other) => other !== first),
  )
  await command('POST', '/window', { handle })
}

/** Starts a virtual screen and returns its name. */
async function startScreen(xvfb: string, started: ChildProcess[]): Promise<string> {
  // Xvfb chooses a free display number and writes it to this descriptor when it is ready.
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  started.push(screen)
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')))
  const [number] = await Promise.race([once(screen.stdio[3] as Readable, 'data'), ended])
  return `:${String(number).trim()}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Ends the processes, the last one first. */
async function end(started: readonly ChildProcess[]): Promise<void> {
  for (const child of started.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill()
    await once(child, 'exit')
  }
}
