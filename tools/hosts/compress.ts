/**
 * `npx node tools/hosts/compress.ts [folder]`: writes `.gz` and `.br` copies of the built files, for
 * nginx's gzip_static and brotli_static and for the preview server.
 */
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const text = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/
/** Documents change on the host, where a compressed copy would keep the old text. */
const skipped = /^assets[\\/]content[\\/]/
/** Smaller files do not shrink, bytes. */
const smallest = 256

/**
 * Compresses the text files of a folder whose copies are not up to date and returns their number. The
 * copies are next to the files or in the folder `into`. Brotli at quality 4 instead of 11 produces a
 * fifth more bytes in a seventieth of the time.
 */
export async function compressFolder(folder: string, into = folder, quality = 11): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !skipped.test(file))
  const done = await Promise.all(
    files.map((file) => compressFile(join(folder, file), join(into, file), quality)),
  )
  return done.filter(Boolean).length
}

async function compressFile(file: string, copy: string, quality: number): Promise<boolean> {
  const { size, atime, mtime } = await stat(file)
  if (size < smallest) return false
  const made = await stat(`${copy}.br`).catch(() => undefined)
  if (made && Math.abs(made.mtimeMs - mtime.getTime()) < 1) return false
  await mkdir(dirname(copy), { recursive: true })
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  for (const [ending, compressed] of [
    ['gz', await toGzip(content)],
    ['br', await toBrotli(content, { params })],
  ] as const) {
    await writeFile(`${copy}.${ending}`, compressed)
    // nginx sends the copy's modification time, which must be the same for each encoding.
    await utimes(`${copy}.${ending}`, atime, mtime)
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
      `Could not compress ${folder}: ${(error as Error).message}. Build the site first.`,
    )
    process.exitCode = 1
  }
}
