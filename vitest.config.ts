import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Slow tests must not fail on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // The default leaves a core free, which is half of two cores.
    maxWorkers: '100%',
    // Isolation of each file costs a fifth of the time. Tests restore what they change.
    isolate: false,
    setupFiles: ['vitest.properties.ts'],
    include: [
      'app/**/*.test.ts',
      'app/**/*.test.tsx',
      'contract/**/*.test.ts',
      'mailbox/**/*.test.ts',
      'relay/**/*.test.ts',
      'media/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
  },
})
