import type { Config } from '@react-router/dev/config'
import { renderedPaths } from './app/site/route-table.ts'

export default {
  ssr: false,
  // Another folder for a copy with other variables (tools/build/analytics-copy.ts).
  buildDirectory: process.env.LEVO_BUILD_DIR ?? 'build',
  prerender: [...renderedPaths],
  async buildEnd({ reactRouterConfig }) {
    // A dynamic import, because the type check also loads this file, before a new city has its texts.
    const { finishBuild } = await import('./tools/build/finish-build.ts')
    await finishBuild(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
