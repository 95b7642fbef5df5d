import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A busy machine must not make a slow test a failing one.
    testTimeout: 30_000,
    setupFiles: ['vitest.properties.ts'],
    include: [
      'app/**/*.test.ts',
      'app/**/*.test.tsx',
      'mailbox/**/*.test.ts',
      'relay/**/*.test.ts',
      'media/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
  },
})
