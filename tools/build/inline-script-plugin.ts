import type { Plugin } from 'vite'
import { bundleInlineScript } from './bundle-script.ts'

const suffix = '?inline-script'

/**
 * Lets a module import another as the text of a self-contained classic script
 * (`import code from './x.ts?inline-script'`), for scripts that must run before paint.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const target = await this.resolve(source.slice(0, -suffix.length), importer)
      return target && `\0${target.id}${suffix}.js`
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(`${suffix}.js`)) return null
      // Only the prerendered HTML needs the text. The browser must not download it twice.
      if (this.environment.name === 'client') return "export default ''"
      const entry = id.slice(1, -`${suffix}.js`.length)
      this.addWatchFile(entry)
      return `export default ${JSON.stringify(await bundleInlineScript(entry))}`
    },
  }
}
