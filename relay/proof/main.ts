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
const engines: Engine[] = ['sqlite', 'postgresql']
const chosen = engines.filter((engine) => values.engine === undefined || values.engine === engine)
if (chosen.length === 0) throw new Error(`--engine is one of ${engines.join(', ')}.`)

for (const engine of chosen) {
  const report = await proveByKilling({
    engine,
    kills: Number(values.kills),
    databaseKillEvery: 25,
    onProgress: (kills, answered) => {
      if (kills % 50 === 0) console.log(`${engine}: ${kills} kills, ${answered} mails answered 200`)
    },
  })
  print(engine, report)
  if ([report.lost, report.copiesUnexplained, report.doubled].some((found) => found.length > 0)) {
    process.exitCode = 1
  }
}

function print(engine: Engine, report: KillReport): void {
  const { lost, copiesUnexplained, doubled, answers, shown, ...counts } = report
  console.log(`\n${engine}`)
  console.table({
    ...counts,
    lost: lost.length,
    copiesUnexplained: copiesUnexplained.length,
    doubled: doubled.length,
  })
  console.log('answers', answers, '\nthe mail server', shown)
  for (const found of [...lost, ...copiesUnexplained, ...doubled].slice(0, 20)) console.log(found)
}
