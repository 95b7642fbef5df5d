import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/brand/route-table.ts'
import { finishBuild } from './scripts/finish-build.ts'

export default {
  ssr: false,
  prerender: [...prerenderedPaths],
  async buildEnd({ reactRouterConfig }) {
    await finishBuild(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
