/** A mail server of the tests that does what mail servers do on bad days. */
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * - `accept`: takes the letter and says so.
 * - `refuse`: refuses the letter for good (554).
 * - `greylist`: refuses the recipient for now (451).
 * - `no such user`: refuses the recipient for good (550).
 * - `turn away`: refuses the connection (421).
 * - `stall`: reads the letter and never answers.
 * - `drop`: reads the letter and breaks the connection.
 * - `drop after`: takes the letter and breaks the connection before it says so.
 * - `lie`: takes the letter and says that it did not (451).
 */
export type Behaviour =
  | 'accept'
  | 'refuse'
  | 'greylist'
  | 'no such user'
  | 'turn away'
  | 'stall'
  | 'drop'
  | 'drop after'
  | 'lie'

/** A letter that the server took, whether or not it said so. */
export interface TakenLetter {
  readonly messageId: string
  readonly recipients: readonly string[]
  readonly source: string
  readonly at: number
  /** Whether the sender could learn that it was taken. */
  readonly wasTold: boolean
  /** The user that the sender named itself with; empty without one. */
  readonly user: string
}

export interface HostileSmtp {
  readonly port: number
  readonly taken: TakenLetter[]
  /** Message ids of the letters that it refused for good. */
  readonly refused: Set<string>
  /** How often each behaviour was shown. */
  readonly shown: Map<Behaviour, number>
  /** Chooses how the server behaves to the next connection, recipient or letter. */
  readonly behave: (choose: () => Behaviour) => void
  readonly close: () => Promise<void>
}

/** What the server answers to a connection, a recipient or a letter. */
const replies: Partial<Record<Behaviour, readonly [code: number, text: string]>> = {
  'turn away': [421, 'too busy'],
  greylist: [451, 'come back later'],
  'no such user': [550, 'no such user'],
  refuse: [554, 'not wanted'],
  lie: [451, 'try again'],
}

/** Listens on a free port of loopback, without TLS. */
export async function startHostileSmtp(onShow = () => {}): Promise<HostileSmtp> {
  let choose: () => Behaviour = () => 'accept'
  const taken: TakenLetter[] = []
  const refused = new Set<string>()
  const shown = new Map<Behaviour, number>()
  /** What was chosen for a connection's next letter. */
  const chosen = new WeakMap<SMTPServerSession, Behaviour>()

  function show(behaviour: Behaviour): void {
    shown.set(behaviour, (shown.get(behaviour) ?? 0) + 1)
    onShow()
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
      // A sender that dies within its letter ends the stream too; only a whole letter counts.
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

  /** The library gives no access to the socket of a session. */
  function breakOff(session: SMTPServerSession): void {
    const { connections } = server as unknown as {
      connections: Set<{ session: SMTPServerSession; _socket: Socket }>
    }
    for (const connection of connections) {
      if (connection.session === session) connection._socket.destroy()
    }
  }

  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    port,
    taken,
    refused,
    shown,
    behave: (next) => {
      choose = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function replyError([responseCode, message]: readonly [number, string] = [500, 'no']): Error {
  return Object.assign(new Error(message), { responseCode })
}
