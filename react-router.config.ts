import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/brand/route-table.ts'
import { finishBuild } from './scripts/finish-build.ts'

export default {
  ssr: false,
  // A second copy with other variables can stand beside the site (scripts/measured-build.ts).
  buildDirectory: process.env.LEVO_BUILD_DIR ?? 'build',
  prerender: [...prerenderedPaths],
  async buildEnd({ reactRouterConfig }) {
    await finishBuild(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
