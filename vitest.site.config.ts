import { defineConfig } from 'vitest/config'

/** Checks on the built files in build/client. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/site/**/*.test.ts'],
    // A busy machine must not make a slow test a failing one.
    testTimeout: 30_000,
    maxWorkers: '100%',
    isolate: false,
  },
})
