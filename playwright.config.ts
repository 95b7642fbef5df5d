import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { analyticsCopy } from './tools/build/analytics-copy.ts'
import { findTestChromium, hasLargeSharedMemory } from './tools/chromium.ts'

const port = Number(process.env.LEVO_TEST_PORT ?? 4273)
/** The copy with analytics stands one port further (tools/start.ts). */
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
 * Browser tests: real Chromium against the built site, its mailbox on the same origin. No test is
 * tried twice. Whatever a test waits for may take long on a busy machine, so the limits are wide:
 * on a calm one they cost nothing.
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
    // A small laptop: all of the wide layout, in three fifths of the pixels of a usual one.
    viewport: { width: 1100, height: 700 },
    // Nothing moves but where a test is about motion: frames drawn without a graphics card cost most.
    reducedMotion: 'reduce',
    // Recording every test would slow them all.
    trace: 'off',
    launchOptions: {
      executablePath: findTestChromium(),
      // Else what the browser's processes share goes through files on the disk.
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
    // The other tests run without it; its own say how to build it (tests/e2e/analytics-fixtures.ts).
    ...(existsSync(analyticsCopy)
      ? [serve(`${analyticsCopy}/client`, analyticsPort, 'test-analytics')]
      : []),
  ],
})
