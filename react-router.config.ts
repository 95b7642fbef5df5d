import type { Config } from '@react-router/dev/config'
import { renderedPaths } from './app/site/route-table.ts'
import { finishBuild } from './tools/build/finish-build.ts'

export default {
  ssr: false,
  // A second copy with other variables can stand beside the site (tools/build/analytics-copy.ts).
  buildDirectory: process.env.LEVO_BUILD_DIR ?? 'build',
  prerender: [...renderedPaths],
  async buildEnd({ reactRouterConfig }) {
    await finishBuild(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
