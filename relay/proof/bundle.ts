/** One file of the relay that is killed: five hundred starts take half the time. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Writes `child.ts` and all that it imports into a folder, and gives the file to start. */
export async function bundleChild(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: join(import.meta.dirname, 'child.ts'),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'child.mjs', codeSplitting: false } },
    },
  })
  // The letters are read from beside the code.
  await cp(join(import.meta.dirname, '../templates'), join(folder, 'templates'), {
    recursive: true,
  })
  return join(folder, 'child.mjs')
}
