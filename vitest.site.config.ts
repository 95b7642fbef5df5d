import { defineConfig } from 'vitest/config'

/** Checks on the built files in build/client. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/site/**/*.test.ts'], maxWorkers: '100%', isolate: false },
})
