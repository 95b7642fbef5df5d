import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { palette } from '../app/styles/palette.ts'

/** A photograph or render in media/masters. */
export interface Master {
  /** File name without its extension: the picture's name on the site. */
  id: string
  /** Absolute path. */
  file: string
  bytes: Buffer
  /** The portrait master, `<id>-upright`. */
  upright?: Master
}

/** The masters folder: the file of each picture by id. */
export interface MastersFolder {
  masters: Map<string, string>
  /** Portrait masters by the id of the picture that they belong to. */
  uprights: Map<string, string>
}

/** An operator's error. The message names the file and says what to do. */
export class PictureError extends Error {}

const extensions = ['.jpg', '.jpeg', '.png', '.tif', '.webp']

/** A master narrower than the smallest derivative is not sharp on any screen, px. */
const smallestMasterWidth = 640

/**
 * Lists the masters.
 * @throws PictureError if a file is not a master, or if two masters have one id.
 */
export function listMasters(folder: string): MastersFolder {
  const masters = new Map<string, string>()
  const uprights = new Map<string, string>()
  for (const name of readdirSync(folder).sort()) {
    if (name.startsWith('.')) continue
    const { name: id, ext } = path.parse(name)
    const file = path.join(folder, name)
    const whole = /^(.+)-upright$/.exec(id)?.[1]
    const known = whole ? uprights : masters
    if (!extensions.includes(ext)) {
      throw new PictureError(
        `${showPath(file)}: the type "${ext}" is not supported; export the picture as one of ${extensions.join(', ')} (small letters).`,
      )
    }
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
      throw new PictureError(
        `${showPath(file)}: a picture's name uses small letters, digits and single hyphens, and begins with a letter; rename it like dubai-hero${ext}.`,
      )
    }
    if (known.has(whole ?? id)) {
      throw new PictureError(
        `${showPath(file)}: there are two masters for "${id}"; keep one and delete the other.`,
      )
    }
    known.set(whole ?? id, file)
  }
  for (const [id, file] of uprights) {
    if (masters.has(id)) continue
    throw new PictureError(
      `${showPath(file)}: there is no master "${id}" that this could be the upright version of; add it or delete this.`,
    )
  }
  return { masters, uprights }
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
 * @throws PictureError if the file is broken or too small.
 */
export async function decodeMaster(master: Master, maxWidth: number): Promise<DecodedMaster> {
  const shown = showPath(master.file)
  const decoding = sharp(master.bytes, { failOn: 'warning' })
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .flatten({ background: palette.night })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await decoding.catch((error: Error) => {
    throw new PictureError(
      `${shown}: the picture cannot be read (${error.message.split('\n')[0]}); export it again as JPEG or PNG.`,
    )
  })
  if (info.width < smallestMasterWidth) {
    throw new PictureError(
      `${shown}: ${info.width}×${info.height} px is too small; give at least ${smallestMasterWidth} px of width, better 1920 (a hero 2560).`,
    )
  }
  return { data, width: info.width, height: info.height }
}

/** A path relative to the current working directory, for messages. */
export function showPath(file: string): string {
  return path.relative(process.cwd(), file) || file
}
