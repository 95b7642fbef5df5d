import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { PictureSource } from '../app/pictures/picture-source.ts'
import {
  deleteDerivatives,
  derivativeHash,
  derivativeNames,
  encodeDerivatives,
  encodePlaceholder,
  isHero,
  largestWidth,
  overBudget,
  shadeOf,
} from './derivatives.ts'
import { buildIcons } from './icons.ts'
import { decodeMaster, listMasters, type Master, readMaster, showPath } from './masters.ts'
import { readPictures, type Shape, shapeOf, writePictures } from './modules.ts'
import { PictureError } from './picture-error.ts'

/** Absolute paths that the pipeline reads and writes. */
export interface MediaFolders {
  masters: string
  altFile: string
  focusFile: string
  derivatives: string
  modules: string
}

/** The result of a run. */
export interface MediaReport {
  pictures: number
  encoded: string[]
  removed: string[]
  overBudget: { name: string; bytes: number; budget: number }[]
  /** One message for each error. The run fails if there is any. */
  problems: string[]
}

const centre = '50% 50%'

/**
 * Builds the derivatives and modules of all pictures, or of the given ids. An error in one picture
 * stops only that picture. `onEncode` is called before a picture is encoded, which takes seconds.
 * `effort` is AVIF's (derivatives.ts).
 */
export async function buildPictures(
  folders: MediaFolders,
  ids: string[] = [],
  { onEncode, effort }: { onEncode?: (id: string) => void; effort?: number } = {},
): Promise<MediaReport> {
  mkdirSync(folders.derivatives, { recursive: true })
  mkdirSync(folders.modules, { recursive: true })
  const { masters, uprights, problems } = listMasters(folders.masters)
  const alts = readTexts(folders.altFile, problems)
  const focuses = existsSync(folders.focusFile) ? readTexts(folders.focusFile, problems) : {}
  for (const id of ids) {
    if (!masters.has(id) && !problems.has(id))
      problems.set(
        id,
        `${id}: there is no such master in ${showPath(folders.masters)}; check the name or add the picture.`,
      )
  }

  const wanted = ids.length > 0 ? ids.filter((id) => masters.has(id)) : [...masters.keys()]
  const report: MediaReport = {
    pictures: 0,
    encoded: [],
    removed: [],
    overBudget: [],
    problems: [],
  }
  const keep = new Set<string>()
  const known = await readPictures(folders.modules)
  const done = new Map<string, PictureSource>()

  function focusOf(id: string): string {
    const focus = focuses[id] ?? centre
    if (!/^\d+(\.\d+)?% \d+(\.\d+)?%$/.test(focus))
      throw new PictureError(
        `${showPath(folders.focusFile)}: "${focus}" for "${id}" is not a focus; write it like "50% 40%".`,
      )
    return focus
  }

  async function buildOne(id: string): Promise<void> {
    const alt = alts[id]?.trim()
    if (alt === undefined)
      throw new PictureError(
        `${showPath(masters.get(id) ?? id)}: the picture has no alternative text; add "${id}" to ${showPath(folders.altFile)} and describe what it shows, or leave the text empty if the picture only decorates.`,
      )
    const focus = focusOf(id)
    const master = readMaster(id, masters.get(id) ?? '', uprights.get(id))
    const hash = derivativeHash(master, focus)
    const base = `/media/${id}.${hash}`
    let shape = shapeOf(known.get(id), base)
    if (
      !shape ||
      derivativeNames(id, hash, { ...shape, paneWidths: shape.pane?.widths }).some(
        (name) => !existsSync(path.join(folders.derivatives, name)),
      )
    ) {
      onEncode?.(id)
      shape = await encode(master, hash, focus, folders.derivatives, effort)
      report.encoded.push(id)
    }
    const names = derivativeNames(id, hash, { ...shape, paneWidths: shape.pane?.widths })
    const { pane, ...rest } = shape
    done.set(id, {
      id,
      base,
      ...rest,
      ...(pane && { pane: { ...pane, focus: focusOf(`${id}-upright`) } }),
      alt,
      focus,
    })
    for (const name of names) keep.add(name)
    report.overBudget.push(...overBudget(folders.derivatives, names))
    report.pictures++
  }

  await forEachInParallel(wanted, async (id) => {
    try {
      await buildOne(id)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      problems.set(id, error.message)
    }
  })

  // A picture with an error keeps its derivatives. Those of a removed master are deleted.
  const isGone = (id: string) => !masters.has(id) && !problems.has(id)
  report.removed = [...known.keys()].filter(isGone)
  writePictures(
    folders.modules,
    [...new Map([...known, ...done]).values()].filter(({ id }) => !isGone(id)),
  )
  deleteDerivatives(folders.derivatives, (id, name) =>
    done.has(id) ? !keep.has(name) : isGone(id),
  )
  report.problems = [...problems.values()]
  report.overBudget.sort((a, b) => a.name.localeCompare(b.name))
  return report
}

async function encode(
  master: Master,
  hash: string,
  focus: string,
  folder: string,
  effort?: number,
): Promise<Shape> {
  const decoded = await decodeMaster(master, largestWidth(master.id))
  const upright = master.upright && (await decodeMaster(master.upright, largestWidth(master.id)))
  const { paneWidths, ...widths } = await encodeDerivatives(
    master.id,
    hash,
    { decoded, upright, focus },
    folder,
    effort,
  )
  return {
    ...widths,
    ...(upright &&
      paneWidths && {
        pane: {
          widths: paneWidths,
          ratio: Number((upright.width / upright.height).toFixed(3)),
          placeholder: await encodePlaceholder(upright),
        },
      }),
    width: decoded.width,
    height: decoded.height,
    placeholder: await encodePlaceholder(decoded),
    ...(isHero(master.id) && { shade: await shadeOf(decoded) }),
  }
}

/** Reads a JSON file of texts by picture id. An error in it is one problem of the run. */
function readTexts(file: string, problems: Map<string, string>): Record<string, string> {
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
      throw new Error('it is not an object')
    for (const [id, text] of Object.entries(texts)) {
      if (typeof text !== 'string') throw new Error(`the value of "${id}" is not a text`)
    }
    return texts as Record<string, string>
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    problems.set(
      file,
      `${showPath(file)}: cannot be read (${reason}); it must be one JSON object of texts by picture id.`,
    )
    return {}
  }
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

async function main(ids: string[]): Promise<void> {
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
  const report = await buildPictures(folders, ids, {
    onEncode: (id) => console.log(`${id}: encoding …`),
  })
  // Imported here because it imports picture modules that this run may have written.
  const { buildShareCards } = await import('./share-cards.ts')
  const cards = await buildShareCards({ ...folders, cards: path.join(root, 'public/media/share') })
  const icons = await buildIcons(path.join(root, 'public'))
  console.log(
    `${report.pictures} pictures: ${report.encoded.length} encoded, ${report.removed.length} removed; ${cards.drawn.length} share cards drawn; ${icons.length} icons drawn.`,
  )
  for (const { name, bytes, budget } of report.overBudget) {
    console.warn(
      `Over budget at the lowest quality: ${name}, ${Math.round(bytes / 1000)} kB of ${budget / 1000}; a master with less detail helps.`,
    )
  }
  for (const problem of [...report.problems, ...cards.problems]) console.error(`Error: ${problem}`)
  if (report.problems.length + cards.problems.length > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
