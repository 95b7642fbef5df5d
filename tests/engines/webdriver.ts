/**
 * The W3C WebDriver commands that the journey uses. Written by hand, because clients on npm have four
 * to eleven packages for JSON requests to one address.
 */
import { poll } from './poll.ts'

/** The JSON key of an element (WebDriver, section Elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export interface Session {
  readonly capabilities: { readonly browserVersion: string }
  command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>
  /** Runs a function body in the page. */
  execute<Value>(script: string): Promise<Value>
  /** The id of the element that an expression returns. */
  element(expression: string): Promise<string>
}

/** Opens a session when the driver on this port answers. */
export async function openSession(port: number, capabilities: object): Promise<Session> {
  const driver = `http://127.0.0.1:${port}`
  await poll('the driver answers', () => send<object>('GET', `${driver}/status`))
  const session = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${driver}/session`,
    { capabilities: { alwaysMatch: capabilities } },
  )
  const address = `${driver}/session/${session.sessionId}`
  const execute = <Value>(script: string) =>
    send<Value>('POST', `${address}/execute/sync`, { script, args: [] })
  return {
    capabilities: session.capabilities,
    command: (method, path, body) => send(method, address + path, body),
    execute,
    element: async (expression) => {
      const found = await execute<Record<string, string> | null>(`return ${expression}`)
      const id = found?.[elementKey]
      if (!id) throw new Error('The element is gone.')
      return id
    },
  }
}

/** An element as the origin of a pointer move. */
export function originOf(id: string): object {
  return { [elementKey]: id }
}

async function send<Value>(method: string, url: string, body: object = {}): Promise<Value> {
  const answer = await fetch(url, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : undefined,
  })
  const { value } = (await answer.json()) as { value: Value }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}
