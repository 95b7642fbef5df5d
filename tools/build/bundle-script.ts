import { build } from 'vite'

/** Bundles a module and its imports into one classic script. */
export function bundleInlineScript(entry: string): Promise<string> {
  return bundle(entry, 'iife')
}

/** Bundles a module and its imports into one ES module. */
export function bundleModule(entry: string): Promise<string> {
  return bundle(entry, 'es')
}

async function bundle(entry: string, format: 'iife' | 'es'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: [format], name: 'levo', fileName: 'bundle' },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled.`)
  return output.output[0].code.trim()
}
