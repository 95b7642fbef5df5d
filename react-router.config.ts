import type { Config } from '@react-router/dev/config'
import { renderedPaths } from './app/site/route-table.ts'

export default {
  ssr: false,
  // A second copy with other variables can stand beside the site (tools/build/analytics-copy.ts).
  buildDirectory: process.env.LEVO_BUILD_DIR ?? 'build',
  prerender: [...renderedPaths],
  async buildEnd({ reactRouterConfig }) {
    // Here, because the type check reads this file too, before a new city's texts are there.
    const { finishBuild } = await import('./tools/build/finish-build.ts')
    await finishBuild(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
