import { expect, test } from 'vitest'
import { type Engine, proveByKilling } from './kill.ts'

// In parallel, because they mostly wait.
test.concurrent.each<[Engine, number]>([
  ['sqlite', 3],
  ['postgresql', 2],
])(
  'relays on %s lose no confirmed mail when killed %i times under load',
  async (engine, kills) => {
    const report = await proveByKilling({ engine, kills, databaseKillEvery: 0, mostEvents: 8 })
    expect(report.kills).toBe(kills)
    expect(report.answered).toBeGreaterThan(kills)
    expect(report.taken).toBeGreaterThanOrEqual(report.answered - report.refused)
    expect(report).toMatchObject({ lost: [], copiesUnexplained: [], doubled: [] })
  },
  300_000,
)
