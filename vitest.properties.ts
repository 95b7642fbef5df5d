/**
 * Property tests always use the same inputs, so that only changes of the code can make them fail.
 * `FC_SEED=random FC_RUNS=2000 npm run test:unit` tries new inputs.
 */
import fc from 'fast-check'

const { FC_SEED, FC_RUNS } = process.env

fc.configureGlobal({
  seed: FC_SEED === 'random' ? Date.now() : Number(FC_SEED ?? 1),
  ...(FC_RUNS ? { numRuns: Number(FC_RUNS) } : {}),
})
