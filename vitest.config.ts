import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A busy machine must not make a slow test a failing one.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // By itself it leaves a core free: on two cores that is half of them.
    maxWorkers: '100%',
    // A fresh world for each file costs a fifth of the time; what a test changes it puts back.
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
