import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type DecodedMaster, fingerprint, type Master } from './masters.ts'

/** Bump when the encoding below changes in a way its settings do not show. */
const revision = 1

const settings = {
  widths: [640, 1080, 1920],
  heroWidths: [640, 1080, 1920, 2560],
  avif: { effort: 4, chromaSubsampling: '4:2:0', qualities: [58, 52, 46, 40] },
  webp: { effort: 4, quality: 74, smartSubsample: true },
} as const

/** Bytes an AVIF of each width may have; the quality steps down until it fits or the floor is reached. */
export const avifBudget: Record<number, number> = { 1080: 120_000, 1920: 220_000 }

/** The widths a picture is offered in, px: never wider than its master. */
export function derivativeWidths(id: string, masterWidth: number): number[] {
  const wanted: readonly number[] = isHero(id) ? settings.heroWidths : settings.widths
  const largest = Math.min(masterWidth, Math.max(...wanted))
  return [...wanted.filter((width) => width < largest), largest]
}

/** The widest derivative of this picture, px. */
export function largestWidth(id: string): number {
  return Math.max(...(isHero(id) ? settings.heroWidths : settings.widths))
}

/** The part of a file name that changes with the master or with how it is encoded. */
export function derivativeHash(master: Master): string {
  return fingerprint(
    master.bytes,
    JSON.stringify({ revision, settings, avifBudget, hero: isHero(master.id) }),
  )
}

/** The file names of one picture's derivatives. */
export function derivativeNames(id: string, hash: string, widths: number[]): string[] {
  return widths.flatMap((width) => [`${id}.${hash}-${width}.avif`, `${id}.${hash}-${width}.webp`])
}

/** Encodes whatever is missing of a picture's derivatives; returns their widths, px. */
export async function encodeDerivatives(
  id: string,
  hash: string,
  decoded: DecodedMaster,
  folder: string,
): Promise<number[]> {
  const raw = { width: decoded.width, height: decoded.height, channels: 3 } as const
  const widths = derivativeWidths(id, decoded.width)
  for (const width of widths) {
    const resized = await sharp(decoded.data, { raw })
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = () =>
      sharp(resized.data, {
        raw: { width: resized.info.width, height: resized.info.height, channels: 3 },
      })
    const [avif, webp] = derivativeNames(id, hash, [width]).map((name) => path.join(folder, name))
    if (avif && !existsSync(avif)) writeWhole(avif, await encodeAvif(picture, avifBudget[width]))
    if (webp && !existsSync(webp)) writeWhole(webp, await picture().webp(settings.webp).toBuffer())
  }
  return widths
}

/** A WebP of a few pixels, blurred when the browser stretches it, as a data URI. */
export async function encodePlaceholder(decoded: DecodedMaster): Promise<string> {
  const raw = { width: decoded.width, height: decoded.height, channels: 3 } as const
  let uri = ''
  for (const width of [24, 18, 14, 10]) {
    const bytes = await sharp(decoded.data, { raw })
      .resize({ width })
      .blur(0.6)
      .webp({ quality: 12, effort: 6 })
      .toBuffer()
    uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length < 200) break
  }
  return uri
}

/** AVIF files heavier than their width's budget, with their sizes in bytes. */
export function overBudget(
  folder: string,
  names: string[],
): { name: string; bytes: number; budget: number }[] {
  return names.flatMap((name) => {
    const budget = avifBudget[Number(/-(\d+)\.avif$/.exec(name)?.[1])]
    if (!budget) return []
    const { size: bytes } = statSync(path.join(folder, name))
    return bytes > budget ? [{ name, bytes, budget }] : []
  })
}

/** Deletes the derivatives that are stale, and what an interrupted run left; returns their names. */
export function deleteDerivatives(
  folder: string,
  isStale: (id: string, name: string) => boolean,
): string[] {
  const stale = readdirSync(folder).filter((name) => {
    const id = /^(.+)\.[0-9a-f]{8}-\d+\.(avif|webp)$/.exec(name)?.[1]
    return name.endsWith('.part') || (id !== undefined && isStale(id, name))
  })
  for (const name of stale) rmSync(path.join(folder, name))
  return stale
}

function isHero(id: string): boolean {
  return id.endsWith('-hero')
}

async function encodeAvif(
  picture: () => Sharp,
  budget = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const { qualities, ...options } = settings.avif
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await picture()
      .avif({ ...options, quality })
      .toBuffer()
    if (bytes.length <= budget) break
  }
  return bytes
}

/** Writes beside the file first: an interrupted run leaves no half picture under a final name. */
function writeWhole(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}
