import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/build/class-names.ts'
import { eagerReact } from './tools/build/eager-react.ts'
import { inlineScript } from './tools/build/inline-script-plugin.ts'
import { mailboxInDevelopment } from './tools/preview/mailbox-plugin.ts'

/**
 * The framework in one file and what six or more entries share in another: a page then needs a third
 * of the requests and 4 to 7 KB less. Fewer sharers would burden pages with each other's code.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: 'router', test: /node_modules[\\/](react-router|cookie)[\\/]/, priority: 2 },
    { name: 'house', test: /[\\/]app[\\/]/, minShareCount: 6, priority: 1 },
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [eagerReact(), inlineScript(), mailboxInDevelopment(), reactRouter()],
  resolve: { tsconfigPaths: true },
  css: {
    modules:
      command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {},
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  server: { host: '127.0.0.1' },
}))
