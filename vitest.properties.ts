/**
 * How property tests run: always with the same inputs, so that a build fails for its own changes
 * alone. `FC_SEED=random FC_RUNS=2000 npm run test:unit` looks for new ones.
 */
import fc from 'fast-check'

const { FC_SEED, FC_RUNS } = process.env

fc.configureGlobal({
  seed: FC_SEED === 'random' ? Date.now() : Number(FC_SEED ?? 1),
  ...(FC_RUNS ? { numRuns: Number(FC_RUNS) } : {}),
})
