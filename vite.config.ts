import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './scripts/inline-script-plugin.ts'

export default defineConfig({
  plugins: [inlineScript(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  server: { host: '127.0.0.1' },
})
