/** Metrics for Prometheus, without personal data. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { TemplateName } from './mail.ts'
import type { Outcome, Storage } from './storage/storage.ts'

/** The counters that `/metrics` reports. */
export type Metrics = ReturnType<typeof createMetrics>

/** Counts from now on. Reads the stored mails from the storage each time. */
export function createMetrics(storage: Pick<Storage, 'figures'>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const answers = new Counter({
    name: 'relay_answers_total',
    help: 'Answers to sends, by status.',
    labelNames: ['status'],
    registers,
  })
  const storing = new Histogram({
    name: 'relay_store_seconds',
    help: 'Time until an accepted mail was on the disk.',
    labelNames: ['template'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const deliveries = new Counter({
    name: 'relay_deliveries_total',
    help: 'Attempts to hand a mail to the mail server, by outcome.',
    labelNames: ['template', 'outcome'],
    registers,
  })
  const givenUp = new Counter({
    name: 'relay_parked_total',
    help: 'Mails that were given up after all attempts.',
    registers,
  })
  const oldest = new Gauge({
    name: 'relay_oldest_waiting_seconds',
    help: 'Age of the team mail that waits longest, 0 when none waits.',
    registers,
  })
  new Gauge({
    name: 'relay_mails',
    help: 'Mails kept, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { counts, oldestTeamMail } = await storage.figures()
      for (const [state, number] of Object.entries(counts)) this.set({ state }, number)
      const now = Date.now()
      oldest.set(Math.max(0, (now - (oldestTeamMail ?? now)) / 1000))
    },
  })
  return {
    answered: (status: number) => answers.inc({ status }),
    /** `seconds` from the arrival of the whole request until the mail was on the disk. */
    stored: (template: TemplateName, seconds: number) => storing.observe({ template }, seconds),
    handedOver: (template: TemplateName, outcome: Outcome['kind']) =>
      deliveries.inc({ template, outcome }),
    parked: () => givenUp.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
