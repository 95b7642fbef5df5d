/** Combines the parts: stores accepted mails and hands stored mails over. */
import { errorCode } from './delivery.ts'
import type { HealthWatch } from './health.ts'
import { isRefusal, judgeSend } from './inquiry.ts'
import { codeOf, type Log } from './log.ts'
import type { StoredMail, TemplateName } from './mail.ts'
import type { Metrics } from './metrics.ts'
import { type Answer, createSendHandler, type SendHandlerOptions, TOO_MANY } from './protocol.ts'
import type { Acceptance, Deliver, Storage, Worker } from './storage/storage.ts'
import { within } from './within.ts'

/** What a relay needs. */
export interface RelayOptions extends Omit<SendHandlerOptions, 'accept' | 'onAnswer'> {
  readonly storage: Storage
  readonly deliver: Deliver
  /** Mails handed over at the same time. */
  readonly concurrency: number
  readonly log: Log
  readonly metrics?: Metrics
  readonly health?: Pick<HealthWatch, 'note'>
  /** The timeout of storing, ms. The site's own timeout is 15 s. */
  readonly storingLimit?: number
}

const answers: Readonly<Record<Acceptance, Answer>> = {
  stored: { status: 200, text: 'OK' },
  known: { status: 200, text: 'OK' },
  unfounded: {
    status: 422,
    text: 'The welcome mail goes only to the address of an accepted inquiry',
  },
  'too many': TOO_MANY,
  'cap reached': TOO_MANY,
}
const notStored: Answer = { status: 503, text: 'The inquiry could not be stored. Try again.' }

/** Starts to hand over waiting mails and to accept sends. */
export async function startRelay(options: RelayOptions) {
  const { storage, log, metrics, health, storingLimit = 8_000 } = options

  async function accept(
    template: TemplateName,
    params: Readonly<Record<string, unknown>>,
  ): Promise<Answer> {
    const start = performance.now()
    const mail = judgeSend(template, params, Date.now())
    if (isRefusal(mail)) return mail
    const { submissionId } = mail
    try {
      const acceptance = await within(storingLimit, storage.accept(mail))
      if (acceptance === 'stored') {
        metrics?.stored(template, (performance.now() - start) / 1000)
        log('info', 'accepted', { submissionId, template })
      } else if (acceptance === 'cap reached') {
        log('error', 'no welcome mail: the daily limit is reached, see RELAY_WELCOMES_PER_DAY', {
          submissionId,
        })
      }
      return answers[acceptance]
    } catch (error) {
      health?.note('refused')
      log('error', 'not stored', { submissionId, template, code: codeOf(error) })
      return notStored
    }
  }

  async function handOver(mail: StoredMail) {
    const { submissionId, template } = mail
    const outcome = await options.deliver(mail)
    metrics?.handedOver(template, outcome.kind)
    if (outcome.kind === 'delivered') {
      log('info', 'delivered', { submissionId, template })
    } else {
      log('warning', outcome.kind === 'failed' ? 'not delivered yet' : 'refused permanently', {
        submissionId,
        template,
        attempts: mail.attempts + 1,
        code: errorCode(outcome.error),
      })
    }
    return outcome
  }

  const worker: Worker = await storage.work({
    deliver: handOver,
    concurrency: options.concurrency,
    onError: (error) => {
      health?.note('storage')
      log('error', 'storage', { code: codeOf(error) })
    },
    onParked: ({ submissionId, template, attempts, lastError }) => {
      metrics?.parked()
      log('error', 'GIVEN UP: this mail needs a person, see "relay list --state parked"', {
        submissionId,
        template,
        attempts,
        code: errorCode(lastError),
      })
    },
  })
  return {
    /** Answers a request to the send path. */
    answerSend: createSendHandler({
      ...options,
      accept,
      onAnswer: ({ status }) => metrics?.answered(status),
    }),
    stop: worker.stop,
  }
}
