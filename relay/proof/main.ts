/**
 * `npm run proof:relay`: 500 kills for each storage. `-- --engine sqlite --kills 50` for less.
 * Fails when anything was lost, doubled or came twice without a reason.
 */
import { parseArgs } from 'node:util'
import { type Engine, type KillReport, proveByKilling } from './kill.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    kills: { type: 'string', default: '500' },
  },
})
/** A fresh storage after so many kills, so that counts stand early. */
const batch = 50

type Totals = Readonly<Record<string, number>> & { readonly kills: number }

const engines: Engine[] = ['sqlite', 'postgresql']
const chosen = engines.filter((engine) => values.engine === undefined || values.engine === engine)
if (chosen.length === 0) throw new Error(`--engine is one of ${engines.join(', ')}.`)

for (const engine of chosen) {
  let total: Totals | undefined
  for (let left = Number(values.kills); left > 0; left -= batch) {
    const report = await proveByKilling({
      engine,
      kills: Math.min(left, batch),
      databaseKillEvery: 10,
    })
    total = add(total, report)
    console.log(`\n${engine}, ${total.kills} kills`)
    console.table(total)
    for (const found of [...report.lost, ...report.copiesUnexplained, ...report.doubled]) {
      console.log(found)
      process.exitCode = 1
    }
  }
}

/** The counts of all batches so far; of lists their lengths, of the longest time the longest. */
function add(total: Totals | undefined, { shown, answers, ...report }: KillReport): Totals {
  const counts = Object.entries({
    ...report,
    ...prefixed('answered ', answers),
    ...prefixed('mail server: ', shown),
  })
  const sums: Record<string, number> = { ...total }
  for (const [name, count] of counts) {
    const number = typeof count === 'number' ? count : count.length
    const before = sums[name] ?? 0
    sums[name] = name === 'longestGap' ? Math.max(before, number) : before + number
  }
  return { kills: 0, ...sums }
}

function prefixed(prefix: string, counts: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [prefix + name, count]))
}
