import { defineConfig } from 'vitest/config'

/** Checks on the built files in build/client. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/site/**/*.test.ts'],
    // Slow tests must not fail on a busy machine.
    testTimeout: 30_000,
    maxWorkers: '100%',
    isolate: false,
  },
})
