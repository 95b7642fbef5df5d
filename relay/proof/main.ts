/**
 * `npm run proof:relay`: 500 kills for each storage. `-- --engine sqlite --kills 50` for fewer.
 * Fails if a mail was lost, duplicated, or sent twice without a reason.
 */
import { parseArgs } from 'node:util'
import { type Engine, proveByKilling } from './kill.ts'

const { values } = parseArgs({
  options: { engine: { type: 'string' }, kills: { type: 'string', default: '500' } },
})
/** Kills per storage. A new storage for each batch prints counts early. */
const batch = 50

const engines: Engine[] = ['sqlite', 'postgresql']
const chosen = engines.filter((engine) => values.engine === undefined || values.engine === engine)
if (chosen.length === 0) throw new Error(`--engine is one of ${engines.join(', ')}.`)

for (const engine of chosen) {
  const total: Record<string, number> = {}
  for (let left = Number(values.kills); left > 0; left -= batch) {
    const kills = Math.min(left, batch)
    const report = await proveByKilling({ engine, kills, databaseKillEvery: 10 })
    for (const [name, value] of Object.entries(report)) {
      const count = typeof value === 'number' ? value : value.length
      const before = total[name] ?? 0
      total[name] = name === 'longestGap' ? Math.max(before, count) : before + count
    }
    console.log(`\n${engine}`)
    console.table(total)
    for (const found of [...report.lost, ...report.copiesUnexplained, ...report.doubled]) {
      console.log(found)
      process.exitCode = 1
    }
  }
}
