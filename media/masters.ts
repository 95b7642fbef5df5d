import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { palette } from '../app/styles/palette.ts'
import { PictureError } from './picture-error.ts'

/** A photograph or render in media/masters. */
export interface Master {
  /** File name without its extension: the picture's name on the site. */
  id: string
  /** Absolute path. */
  file: string
  bytes: Buffer
  /** The portrait master of a hero, `<id>-upright`. */
  upright?: Master
}

/** The content of the masters folder: a master for each usable id and a message for each error. */
export interface MastersFolder {
  masters: Map<string, string>
  /** Portrait masters by the hero's id. */
  uprights: Map<string, string>
  problems: Map<string, string>
}

const formatOfExtension: Record<string, string> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.tif': 'tiff',
  '.webp': 'webp',
}
const extensionOfFormat: Record<string, string> = {
  jpeg: '.jpg',
  png: '.png',
  tiff: '.tif',
  webp: '.webp',
}

/** Names of other files in the folder of the pictures' modules. */
const reservedIds = ['all', 'picture-source']

/** A master narrower than the smallest derivative is not sharp on any screen, px. */
const smallestMasterWidth = 640

/** Lists the masters by id, and the errors by id or file name. */
export function listMasters(folder: string): MastersFolder {
  const masters = new Map<string, string>()
  const problems = new Map<string, string>()
  for (const name of readdirSync(folder).sort()) {
    if (name.startsWith('.')) continue
    const { name: id, ext } = path.parse(name)
    const file = path.join(folder, name)
    const shown = showPath(file)
    if (!formatOfExtension[ext]) {
      const accepted = Object.keys(formatOfExtension).join(', ')
      problems.set(
        id,
        `${shown}: the type "${ext}" is not supported; export the picture as one of ${accepted} (small letters).`,
      )
    } else if (reservedIds.includes(id) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
      problems.set(
        id,
        `${shown}: a picture's name uses small letters, digits and single hyphens, and begins with a letter (${reservedIds.join(' and ')} are taken); rename it like dubai-hero${ext}.`,
      )
    } else if (masters.has(id)) {
      const other = path.basename(masters.get(id) ?? '')
      problems.set(
        id,
        `${shown}: there are two masters for "${id}" (${other} and ${name}); keep one and delete the other.`,
      )
    } else {
      masters.set(id, file)
    }
  }
  const uprights = new Map<string, string>()
  for (const [id, file] of masters) {
    const hero = /^(.+-hero(?:-night|-haze)?)-upright$/.exec(id)?.[1]
    if (!hero) continue
    masters.delete(id)
    if (masters.has(hero)) uprights.set(hero, file)
    else
      problems.set(
        id,
        `${showPath(file)}: there is no master "${hero}" that this could be the upright version of; add it or delete this.`,
      )
  }
  for (const id of problems.keys()) masters.delete(id)
  return { masters, uprights, problems }
}

/** Reads a master's bytes, and those of its upright version. */
export function readMaster(id: string, file: string, uprightFile?: string): Master {
  const master = { id, file, bytes: readFileSync(file) }
  return uprightFile ? { ...master, upright: readMaster(`${id}-upright`, uprightFile) } : master
}

/** The first eight hex digits of a hash of `parts`: the master's bytes and everything else that affects the result. */
export function fingerprint(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 8)
}

/** A decoded master: orientation applied, sRGB, 8 bit, opaque, at most `maxWidth` px wide. */
export interface DecodedMaster {
  data: Buffer
  width: number
  height: number
}

/**
 * Decodes a master without enlarging it.
 * @throws PictureError if the file is broken, misnamed or too small.
 */
export async function decodeMaster(master: Master, maxWidth: number): Promise<DecodedMaster> {
  const shown = showPath(master.file)
  const extension = path.extname(master.file)
  let metadata: Metadata
  try {
    metadata = await sharp(master.bytes).metadata()
  } catch {
    throw new PictureError(
      `${shown}: this is not a picture that can be read; export it again as JPEG or PNG.`,
    )
  }
  if (metadata.format !== formatOfExtension[extension]) {
    const right = extensionOfFormat[metadata.format ?? '']
    const advice = right ? `rename it to ${master.id}${right}` : 'export it as JPEG or PNG'
    throw new PictureError(
      `${shown}: the file is ${metadata.format} inside but named ${extension}; ${advice}.`,
    )
  }
  const { width, height } = metadata.autoOrient
  if (width < smallestMasterWidth) {
    throw new PictureError(
      `${shown}: ${width}×${height} px is too small; give at least ${smallestMasterWidth} px of width, better 1920 (a hero 2560).`,
    )
  }
  try {
    const { data, info } = await sharp(master.bytes, { failOn: 'warning' })
      .autoOrient()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .flatten({ background: palette.night })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new PictureError(
      `${shown}: the picture is damaged or cut short (${reason}); copy or export it again.`,
    )
  }
}

/** A path relative to the current working directory, for messages. */
export function showPath(file: string): string {
  return path.relative(process.cwd(), file) || file
}
