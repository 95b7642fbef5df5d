/** A mail server for tests that fails like real ones. */
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What the server does, with its answer to the connection, the recipient or the letter. */
const replies = {
  /** Accepts the letter and confirms it. */
  accept: undefined,
  /** Refuses the letter permanently. */
  refuse: [554, 'not wanted'],
  /** Refuses the recipient for now. */
  greylist: [451, 'come back later'],
  /** Refuses the recipient permanently. */
  'no such user': [550, 'no such user'],
  /** Refuses the connection. */
  'turn away': [421, 'too busy'],
  /** Reads the letter and never answers. */
  stall: undefined,
  /** Reads the letter and closes the connection. */
  drop: undefined,
  /** Accepts the letter and closes the connection before it confirms it. */
  'drop after': undefined,
  /** Accepts the letter and answers with an error. */
  lie: [451, 'try again'],
} satisfies Readonly<Record<string, readonly [code: number, text: string] | undefined>>

/** How the server behaves. */
export type Behaviour = keyof typeof replies

/** A letter that the server accepted, whether or not it confirmed it. */
export interface TakenLetter {
  readonly messageId: string
  readonly recipients: readonly string[]
  readonly source: string
  readonly at: number
  /** Whether the server confirmed it. */
  readonly wasTold: boolean
  /** The authenticated user of the sender, or an empty string. */
  readonly user: string
}

/** A mail server that fails as told. */
export type HostileSmtp = Awaited<ReturnType<typeof startHostileSmtp>>

/** Listens on a free loopback port without TLS. */
export async function startHostileSmtp() {
  let choose: () => Behaviour = () => 'accept'
  const taken: TakenLetter[] = []
  /** Message ids of the letters that it refused permanently. */
  const refused = new Set<string>()
  /** The number of times of each behaviour. */
  const shown = new Map<Behaviour, number>()
  /** The behaviour for a connection's next letter. */
  const chosen = new WeakMap<SMTPServerSession, Behaviour>()

  function show(behaviour: Behaviour): void {
    shown.set(behaviour, (shown.get(behaviour) ?? 0) + 1)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    hideENHANCEDSTATUSCODES: false,
    hideSMTPUTF8: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth({ username, password }, _session, callback) {
      if (password === 'wrong') callback(replyError([535, 'authentication failed']))
      else callback(null, { user: username ?? '' })
    },
    onConnect(_session, callback) {
      const behaviour = choose()
      if (behaviour !== 'turn away') return callback()
      show(behaviour)
      callback(replyError(replies[behaviour]))
    },
    onRcptTo(_address, session, callback) {
      const behaviour = choose()
      chosen.set(session, behaviour)
      if (behaviour !== 'greylist' && behaviour !== 'no such user') return callback()
      show(behaviour)
      callback(replyError(replies[behaviour]))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      // The stream also ends if the sender dies. Only a whole letter counts.
      stream.on('end', () => {
        const behaviour = chosen.get(session) ?? 'accept'
        show(behaviour)
        const source = Buffer.concat(chunks).toString('utf8')
        const messageId = /^message-id:\s*(<[^>]+>)/im.exec(source)?.[1] ?? ''
        if (behaviour === 'refuse') {
          refused.add(messageId)
        } else if (behaviour !== 'stall' && behaviour !== 'drop') {
          taken.push({
            messageId,
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            source,
            at: Date.now(),
            wasTold: behaviour !== 'lie' && behaviour !== 'drop after',
            user: session.user ?? '',
          })
        }
        if (behaviour === 'stall') return
        if (behaviour === 'drop' || behaviour === 'drop after') return breakOff(session)
        callback(replies[behaviour] ? replyError(replies[behaviour]) : null, 'taken')
      })
    },
  })
  server.on('error', () => {})

  /** The library has no public access to the socket of a session. */
  function breakOff(session: SMTPServerSession): void {
    const { connections } = server as unknown as {
      connections: Set<{ session: SMTPServerSession; _socket: Socket }>
    }
    for (const connection of connections) {
      if (connection.session === session) connection._socket.destroy()
    }
  }

  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    port,
    taken,
    refused,
    shown,
    /** Chooses the behaviour for each connection, recipient or letter. */
    behave: (next: () => Behaviour) => {
      choose = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function replyError([responseCode, message]: readonly [number, string] = [500, 'no']): Error {
  return Object.assign(new Error(message), { responseCode })
}
