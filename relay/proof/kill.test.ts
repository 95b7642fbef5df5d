import { expect, test } from 'vitest'
import { type Engine, proveByKilling } from './kill.ts'

// Side by side: most of their time is waiting.
test.concurrent.each<[Engine, number]>([
  ['sqlite', 3],
  ['postgresql', 2],
])(
  'relays on %s, killed %i times under load, lose nothing that they answered for',
  async (engine, kills) => {
    const report = await proveByKilling({ engine, kills, databaseKillEvery: 0, mostEvents: 8 })
    expect(report.kills).toBe(kills)
    expect(report.answered).toBeGreaterThan(kills)
    expect(report.taken).toBeGreaterThanOrEqual(report.answered - report.refused)
    expect(report).toMatchObject({ lost: [], copiesUnexplained: [], doubled: [] })
  },
  300_000,
)
