import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { findCity } from '../app/cities/cities.ts'
import type { PictureSource } from '../app/pictures/picture-source.ts'
import { type DecodedMaster, fingerprint, type Master } from './masters.ts'

/** A part of a picture, px. */
interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** The sources of a picture's derivatives. */
interface Source {
  decoded: DecodedMaster
  /** The portrait master of a hero, instead of a crop. */
  upright?: DecodedMaster
  /** `object-position` of every crop. */
  focus: string
}

/** Increase it if the encoding changes without a change of its settings. */
const revision = 1

const settings = {
  widths: [640, 1080, 1920],
  heroWidths: [640, 1080, 1920, 2560],
  avif: { effort: 4, chromaSubsampling: '4:2:0', qualities: [58, 52, 46, 40] },
  webp: { effort: 4, quality: 74, smartSubsample: true },
} as const

/** The pictures that open the cities' pages. They are heroes without the name (`page` in app/cities/{city}/pictures.ts). */
const cityOpenings = [
  'dubai-03',
  'zurich-07',
  'oslo-02',
  'new-york-06',
  'beirut-10',
  'stockholm-09',
]

/** Width of a city's hero on the cards that link to its pages, px. */
const cardWidth = 400

/**
 * The crop of a hero for portrait windows: width by height, and the maximum bytes of an AVIF for each
 * width in px. It is the largest contentful paint on phones (SPEED-2). They have three device pixels
 * per CSS pixel, so a lower quality is not visible.
 */
const upright = {
  ratio: 4 / 5,
  budgets: { 640: 14_000, 960: 15_500 },
  qualities: [48, 44, 40, 36, 32, 28, 24, 22, 20],
} as const

/**
 * A hero's portrait master also fills the landing page's panes, at normal quality: widths in px, each
 * with the maximum bytes of an AVIF. A pane of 900 px height on a screen with two device pixels per
 * CSS pixel needs 1200.
 */
const pane = { budgets: { 640: 40_000, 1080: 90_000 } } as const

/** Maximum bytes of an AVIF by width. The quality is lowered until it fits or reaches the minimum. */
const avifBudget: Record<number, number> = { 1080: 120_000, 1920: 220_000 }

/** The widths of a picture's derivatives, px. Never wider than its master. */
export function derivativeWidths(id: string, masterWidth: number): number[] {
  const wanted: readonly number[] = isHero(id) ? settings.heroWidths : settings.widths
  const largest = Math.min(masterWidth, Math.max(...wanted))
  const isOnCard = cityOpenings.includes(id) || (isHero(id) && findCity(id.replace(/-hero$/, '')))
  const card = isOnCard ? [cardWidth] : []
  return [...card, ...wanted.filter((width) => width < largest), largest]
}

/** The widest derivative of this picture, px. */
export function largestWidth(id: string): number {
  return Math.max(...(isHero(id) ? settings.heroWidths : settings.widths))
}

/** The part of a file name that changes with the master, the crop or the encoding. */
export function derivativeHash(master: Master, focus: string): string {
  const hero = isHero(master.id)
  return fingerprint(
    master.bytes,
    ...(master.upright ? [master.upright.bytes] : []),
    JSON.stringify({
      revision,
      settings,
      avifBudget,
      hero,
      ...(hero && { upright, focus }),
      ...(master.upright && { pane }),
    }),
  )
}

/** The widths of a picture's derivatives, px. */
export interface Widths extends Pick<PictureSource, 'widths' | 'uprightWidths'> {
  paneWidths?: number[]
}

/** The file names of a picture's derivatives, including its upright crop and its pane. */
export function derivativeNames(
  id: string,
  hash: string,
  { widths, uprightWidths = [], paneWidths = [] }: Widths,
): string[] {
  return [
    ...widths.map(String),
    ...uprightWidths.map((width) => `upright-${width}`),
    ...paneWidths.map((width) => `pane-${width}`),
  ].flatMap((suffix) => ['avif', 'webp'].map((format) => `${id}.${hash}-${suffix}.${format}`))
}

/**
 * Encodes the missing derivatives of a picture and returns their widths, px. `effort` is AVIF's, 0 to
 * 9: lower is faster and compresses less.
 */
export async function encodeDerivatives(
  id: string,
  hash: string,
  { decoded, upright: own, focus }: Source,
  folder: string,
  effort: number = settings.avif.effort,
): Promise<Widths> {
  const widths = derivativeWidths(id, decoded.width)
  for (const width of widths) {
    await encode(
      decoded,
      whole(decoded),
      width,
      `${width}`,
      settings.avif.qualities,
      avifBudget[width],
    )
  }

  const from = own ?? decoded
  // Pictures in other light keep the viewpoint of the golden hour, so they are never cropped.
  const crops = isHero(id) && !isLaterLight(id)
  const part = own ? whole(own) : crops ? uprightPart(decoded, focus) : undefined
  const sizes = fitting(upright.budgets, part)
  if (!part || sizes.length === 0) return { widths }
  for (const { width, budget } of sizes) {
    await encode(from, part, width, `upright-${width}`, upright.qualities, budget)
  }
  const panes = fitting(pane.budgets, own)
  for (const { width, budget } of panes) {
    await encode(from, part, width, `pane-${width}`, settings.avif.qualities, budget)
  }
  return {
    widths,
    uprightWidths: sizes.map(({ width }) => width),
    ...(panes.length > 0 && { paneWidths: panes.map(({ width }) => width) }),
  }

  async function encode(
    { data: pixels, ...size }: DecodedMaster,
    area: Region,
    width: number,
    suffix: string,
    qualities: readonly number[],
    budget?: number,
  ): Promise<void> {
    const raw = { ...size, channels: 3 } as const
    const { data, info } = await sharp(pixels, { raw })
      .extract(area)
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    const avif = path.join(folder, `${id}.${hash}-${suffix}.avif`)
    const webp = path.join(folder, `${id}.${hash}-${suffix}.webp`)
    if (!existsSync(avif)) {
      writeWhole(avif, await encodeAvif(picture, qualities, effort, budget))
    }
    if (!existsSync(webp)) writeWhole(webp, await picture().webp(settings.webp).toBuffer())
  }
}

/** The widths up to the picture's own, each with its budget in bytes. */
function fitting(
  budgets: Readonly<Record<number, number>>,
  picture?: { width: number },
): { width: number; budget: number }[] {
  return Object.entries(budgets)
    .map(([width, budget]) => ({ width: Number(width), budget }))
    .filter(({ width }) => picture && width <= picture.width)
}

function whole({ width, height }: DecodedMaster): Region {
  return { left: 0, top: 0, width, height }
}

/** The upright crop around the focus, like `object-position`. Undefined for a narrower picture. */
function uprightPart({ width, height }: DecodedMaster, focus: string): Region | undefined {
  const partWidth = Math.round(height * upright.ratio)
  if (partWidth >= width) return undefined
  const left = Math.round((width - partWidth) * (Number.parseFloat(focus) / 100))
  return { left, top: 0, width: partWidth, height }
}

/** A WebP of a few pixels as a data URI, which the browser blurs by scaling. Each page contains several. */
export async function encodePlaceholder(decoded: DecodedMaster): Promise<string> {
  const raw = { width: decoded.width, height: decoded.height, channels: 3 } as const
  const bytes = await sharp(decoded.data, { raw })
    .resize({ width: 12 })
    .webp({ quality: 12, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** The brightest channel of a shade, 0 to 255. Ivory text is legible on any picture multiplied with it. */
const shadeLevel = 92

/** If the brightest channel of the darker half is below this (0 to 255), the half is black with noise and has no hue. */
const blackLevel = 16

/**
 * The colour of a picture's shadows as `#rrggbb`: the mean of the darker half of its pixels, at the
 * same brightness for all pictures. If that half is black, the mean of all pixels: a lamp in the dark
 * dims to its own colour, not to that of the noise.
 */
export async function shadeOf(decoded: DecodedMaster): Promise<string> {
  const raw = { width: decoded.width, height: decoded.height, channels: 3 } as const
  const small = await sharp(decoded.data, { raw }).resize({ width: 64 }).raw().toBuffer()
  const pixels = Array.from({ length: small.length / 3 }, (_, index) => [
    ...small.subarray(3 * index, 3 * index + 3),
  ]).sort((a, b) => sum(a) - sum(b))
  const dark = meanOf(pixels.slice(0, Math.ceil(pixels.length / 2)))
  const mean = Math.max(...dark) < blackLevel ? meanOf(pixels) : dark
  const top = Math.max(...mean, 1)
  return `#${mean.map((value) => hex((value / top) * shadeLevel)).join('')}`
}

/** The mean of each channel, 0 to 255. */
function meanOf(pixels: number[][]): number[] {
  return [0, 1, 2].map((channel) => sum(pixels.map((pixel) => pixel[channel] ?? 0)) / pixels.length)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

/** AVIF files heavier than their width's budget, with their sizes in bytes. */
export function overBudget(
  folder: string,
  names: string[],
): { name: string; bytes: number; budget: number }[] {
  return names.flatMap((name) => {
    const [, part = '', width] = /-(?:(upright|pane)-)?(\d+)\.avif$/.exec(name) ?? []
    const budgets: Record<string, Record<number, number>> = {
      upright: upright.budgets,
      pane: pane.budgets,
      '': avifBudget,
    }
    const budget = budgets[part]?.[Number(width)]
    if (!budget) return []
    const { size: bytes } = statSync(path.join(folder, name))
    return bytes > budget ? [{ name, bytes, budget }] : []
  })
}

/** Deletes stale derivatives and files of an interrupted run. Returns their names. */
export function deleteDerivatives(
  folder: string,
  isStale: (id: string, name: string) => boolean,
): string[] {
  const stale = readdirSync(folder).filter((name) => {
    const id = /^(.+)\.[0-9a-f]{8}-(?:(?:upright|pane)-)?\d+\.(avif|webp)$/.exec(name)?.[1]
    return name.endsWith('.part') || (id !== undefined && isStale(id, name))
  })
  for (const name of stale) rmSync(path.join(folder, name))
  return stale
}

/** Whether the picture opens a page, in any light. */
export function isHero(id: string): boolean {
  return id.endsWith('-hero') || isLaterLight(id) || cityOpenings.includes(id)
}

/** Whether it is a hero in other light, such as `dubai-hero-night`. */
function isLaterLight(id: string): boolean {
  return /-hero-(night|haze)$/.test(id)
}

async function encodeAvif(
  picture: () => Sharp,
  qualities: readonly number[],
  effort: number,
  budget = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const { qualities: _, ...options } = settings.avif
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await picture()
      .avif({ ...options, effort, quality })
      .toBuffer()
    if (bytes.length <= budget) break
  }
  return bytes
}

/** Writes to a temporary name first, so that an interrupted run leaves no partial picture. */
function writeWhole(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}
