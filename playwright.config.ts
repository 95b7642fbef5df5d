import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { analyticsCopy } from './tools/build/analytics-copy.ts'
import { findTestChromium, hasLargeSharedMemory } from './tools/chromium.ts'

const port = Number(process.env.LEVO_TEST_PORT ?? 4273)
/** The port of the copy with analytics (tools/start.ts). */
const analyticsPort = port + 1

function serve(folder: string, at: number, mailbox: string) {
  return {
    command: `node tools/preview/serve.ts --port ${at} --dir ${folder} --mailbox-dir .mailbox/${mailbox} --request-interval 0`,
    url: `http://127.0.0.1:${at}/mailbox.json`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    timeout: 180_000,
  }
}

/**
 * Browser tests: Chromium with the built site and its mailbox on the same origin. No test is retried.
 * Timeouts are long, because a busy machine is slow. On an idle machine they cost nothing.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A small laptop: the whole wide layout with three fifths of the pixels of a usual one.
    viewport: { width: 1100, height: 700 },
    // Only tests of motion have motion: frames without a GPU are the largest cost.
    reducedMotion: 'reduce',
    // Recording traces slows every test.
    trace: 'off',
    launchOptions: {
      executablePath: findTestChromium(),
      // With this flag the browser's shared memory is in files on the disk.
      ignoreDefaultArgs: hasLargeSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    serve('build/client', port, 'test'),
    // Other tests run without it. Its own tests say how to build it (tests/e2e/analytics-fixtures.ts).
    ...(existsSync(analyticsCopy)
      ? [serve(`${analyticsCopy}/client`, analyticsPort, 'test-analytics')]
      : []),
  ],
})
