import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { PictureSource } from '../app/pictures/picture-source.ts'
import { deleteDerivatives, derivativeHash, encodeDerivatives } from './derivatives.ts'
import { focusesIn, readTexts } from './focus.ts'
import { buildIcons } from './icons.ts'
import { listMasters, PictureError, readMaster, showPath } from './masters.ts'
import { readPictures, shapeOf, writePictures } from './modules.ts'

/** Absolute paths that the pipeline reads and writes. */
export interface MediaFolders {
  masters: string
  altFile: string
  focusFile: string
  derivatives: string
  modules: string
}

/** The result of a run: ids of pictures. */
export interface MediaReport {
  pictures: string[]
  encoded: string[]
  removed: string[]
}

/**
 * Builds the derivatives of new and changed pictures, the modules of all, and deletes the derivatives
 * of removed ones. `onEncode` is called before a picture is encoded, which takes seconds. `effort` is
 * AVIF's (derivatives.ts).
 * @throws PictureError at the first error. Modules and old derivatives then stay as they are.
 */
export async function buildPictures(
  folders: MediaFolders,
  { onEncode, effort }: { onEncode?: (id: string) => void; effort?: number } = {},
): Promise<MediaReport> {
  mkdirSync(folders.derivatives, { recursive: true })
  mkdirSync(folders.modules, { recursive: true })
  const { masters, uprights } = listMasters(folders.masters)
  const alts = readTexts(folders.altFile)
  const focusOf = focusesIn(folders.focusFile)
  const known = await readPictures(folders.modules)
  const pictures: PictureSource[] = []
  const encoded: string[] = []

  async function build([id, file]: [id: string, file: string]): Promise<void> {
    const alt = alts[id]?.trim()
    if (alt === undefined) {
      throw new PictureError(
        `${showPath(file)}: the picture has no alternative text; add "${id}" to ${showPath(folders.altFile)} and describe what it shows, or leave the text empty if the picture only decorates.`,
      )
    }
    const focus = focusOf(id)
    const master = readMaster(id, file, uprights.get(id))
    const name = `${id}.${derivativeHash(master, focus)}`
    const base = `/media/${name}`
    let shape = shapeOf(known.get(id), base)
    if (!shape) {
      onEncode?.(id)
      encoded.push(id)
      const target = path.join(folders.derivatives, name)
      shape = await encodeDerivatives(master, focus, target, effort)
    }
    const { pane, ...rest } = shape
    const shownPane = pane && { pane: { ...pane, focus: focusOf(`${id}-upright`) } }
    pictures.push({ id, base, ...rest, ...shownPane, alt, focus })
  }

  await forEachInParallel([...masters], build)
  writePictures(folders.modules, pictures)
  deleteDerivatives(folders.derivatives, new Set(pictures.map(({ base }) => path.basename(base))))
  const removed = [...known.keys()].filter((id) => !masters.has(id))
  return { pictures: [...masters.keys()], encoded, removed }
}

/** One picture per core at a time, because one AVIF encoding does not use two cores. */
async function forEachInParallel<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const lanes = Array.from({ length: os.availableParallelism() }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  })
  await Promise.all(lanes)
}

async function main(): Promise<void> {
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  sharp.concurrency(1)
  const root = fileURLToPath(new URL('..', import.meta.url))
  const folders: MediaFolders = {
    masters: path.join(root, 'media/masters'),
    altFile: path.join(root, 'media/alt.json'),
    focusFile: path.join(root, 'media/focus.json'),
    derivatives: path.join(root, 'public/media'),
    modules: path.join(root, 'app/pictures'),
  }
  const { pictures, encoded, removed } = await buildPictures(folders, {
    onEncode: (id) => console.log(`${id}: encoding …`),
  })
  // Imported here because it imports picture modules that this run may have written.
  const { buildShareCards } = await import('./share-cards.ts')
  const cards = await buildShareCards({ ...folders, cards: path.join(root, 'public/media/share') })
  await buildIcons(path.join(root, 'public'))
  console.log(
    `${pictures.length} pictures: ${encoded.length} encoded, ${removed.length} removed; ${cards.length} share cards drawn.`,
  )
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error
    console.error(`Error: ${error.message}`)
    // Other pictures may still be encoding.
    process.exit(1)
  })
}
