/**
 * `npx node tools/hosts/compress.ts [folder]`: writes `.gz` and `.br` files beside the built ones, for nginx's
 * gzip_static and brotli_static. Optional; run it on the copy that is uploaded to an nginx host.
 */
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const text = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/
/** Documents change on the host, where a compressed copy would go on saying the old words. */
const leftOut = /^assets[\\/]content[\\/]/
/** Smaller files do not shrink, bytes. */
const smallest = 256

/** Compresses the text files of a folder; returns how many. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !leftOut.test(relative(folder, file)))
  const done = await Promise.all(files.map(compressFile))
  return done.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const { size, atime, mtime } = await stat(file)
  if (size < smallest) return false
  const content = await readFile(file)
  for (const [ending, compressed] of [
    ['gz', await toGzip(content)],
    ['br', await toBrotli(content)],
  ] as const) {
    await writeFile(`${file}.${ending}`, compressed)
    // nginx answers with the copy's own time: browsers must see one and the same.
    await utimes(`${file}.${ending}`, atime, mtime)
  }
  return true
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'build/client'
  try {
    await stat(join(folder, 'index.html'))
    console.log(`Compressed ${await compressFolder(folder)} files in ${folder}.`)
  } catch (error) {
    console.error(
      `${folder} could not be compressed: ${(error as Error).message}. Build the site first.`,
    )
    process.exitCode = 1
  }
}
