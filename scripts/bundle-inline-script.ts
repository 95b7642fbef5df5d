import { build } from 'vite'

/** A module and all that it imports as the text of one classic script; throws where it cannot be bundled. */
export async function bundleInlineScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'levo', fileName: 'inline' },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled inline.`)
  return output.output[0].code.trim()
}
