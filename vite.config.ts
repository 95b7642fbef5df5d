import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './tools/build/inline-script-plugin.ts'
import { mailboxInDevelopment } from './tools/preview/mailbox-plugin.ts'

/**
 * The framework in one file and what six or more entries share in another: a page then needs a third
 * of the requests and 4 to 7 KB less. Fewer sharers would burden pages with each other's code.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
      priority: 2,
    },
    { name: 'house', test: /[\\/]app[\\/]/, minShareCount: 6, priority: 1 },
  ],
}

const shortNames = new Map<string, string>()

/**
 * Names that tell the file and the part, as in development, would weigh on each built page.
 * `finish-build.ts` knows these by their form.
 */
function shortName(name: string, file: string): string {
  const part = `${relative(import.meta.dirname, file)} ${name}`
  const short = `_${createHash('sha256').update(part).digest('base64url').slice(0, 4)}`
  const other = shortNames.get(short) ?? part
  if (other !== part) throw new Error(`${part} and ${other} get one class name: rename one.`)
  shortNames.set(short, part)
  return short
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), mailboxInDevelopment(), reactRouter()],
  resolve: { tsconfigPaths: true },
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  server: { host: '127.0.0.1' },
}))
