import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { findCity } from '../app/cities/cities.ts'
import { phoneWidth } from '../app/pictures/picture-source.ts'
import {
  type DecodedMaster,
  decodeMaster,
  fingerprint,
  type Master,
  PictureError,
  showPath,
} from './masters.ts'
import type { Shape } from './modules.ts'

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
  'dubai-04',
  'zurich-11',
  'oslo-02',
  'new-york-11',
  'beirut-10',
  'stockholm-01',
]

/** Width of a city's hero on the cards that link to its pages, px. */
const cardWidth = 400

/**
 * The crop of a hero for portrait windows: width by height, and the maximum bytes of an AVIF for each
 * width in px. Up to 960 px it is the largest contentful paint on phones (SPEED-2). They have three
 * device pixels per CSS pixel, so a lower quality is not visible. On tablets it is: they get 1080 px.
 */
const upright = {
  ratio: 4 / 5,
  budgets: { 640: 14_000, 960: 15_500, 1080: 90_000 },
  qualities: [48, 44, 40, 36, 32, 28, 24, 22, 20],
} as const

/**
 * The portrait master of a city's hero also fills the landing page's panes and the windows of tablets,
 * at normal quality: widths in px, each with the maximum bytes of an AVIF. A pane of 900 px height on a
 * screen with two device pixels per CSS pixel needs 1200.
 */
const pane = { budgets: { 640: 40_000, 1080: 90_000 } } as const

/**
 * Heroes in other light load after the largest contentful paint, so they have a higher quality: smooth
 * dark skies and fine grain need it. Maximum bytes of an AVIF by width in px.
 */
const laterLight = {
  upright: { 640: 32_000, 960: 60_000 },
  qualities: [72, 66, 60, 54, 48, 42, 36],
} as const

/** Maximum bytes of an AVIF by width. The quality is lowered until it fits or reaches the minimum. */
const avifBudget: Record<number, number> = { 1080: 120_000, 1920: 220_000 }
const heroBudget: Record<number, number> = { ...avifBudget, 2560: 220_000 }

/** The widths of a picture's derivatives, px. Never wider than its master. */
function derivativeWidths(id: string, masterWidth: number): number[] {
  const wanted: readonly number[] = isHero(id) ? settings.heroWidths : settings.widths
  const largest = Math.min(masterWidth, Math.max(...wanted))
  const isOnCard = cityOpenings.includes(id) || (isHero(id) && findCity(id.replace(/-hero$/, '')))
  const card = isOnCard ? [cardWidth] : []
  return [...card, ...wanted.filter((width) => width < largest), largest]
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
      ...(hero && { upright, focus, heroBudget }),
      ...(onPane(master) && { pane }),
      ...(isLaterLight(master.id) && { laterLight }),
    }),
  )
}

/**
 * Encodes the missing derivatives of a picture to `<target>-<width>.<format>` and returns what a page
 * must know of them. `effort` is AVIF's, 0 to 9: lower is faster and compresses less.
 * @throws PictureError if a picture that is not a hero has a portrait master.
 */
export async function encodeDerivatives(
  master: Master,
  focus: string,
  target: string,
  effort: number = settings.avif.effort,
): Promise<Shape> {
  const { id } = master
  if (master.upright && !isHero(id)) {
    throw new PictureError(
      `${showPath(master.upright.file)}: "${id}" is not a hero, so no page shows an upright version; delete this or give it another name.`,
    )
  }
  const largest = Math.max(...(isHero(id) ? settings.heroWidths : settings.widths))
  const decoded = await decodeMaster(master, largest)
  const own = master.upright && (await decodeMaster(master.upright, largest))
  const { width, height } = decoded
  const shape: Shape = {
    widths: derivativeWidths(id, width),
    width,
    height,
    placeholder: await encodePlaceholder(decoded),
    ...(isHero(id) && { shade: await shadeOf(decoded) }),
  }
  const isLater = isLaterLight(id)
  const qualities = isLater ? laterLight.qualities : settings.avif.qualities
  for (const width of shape.widths) {
    const budget = (isHero(id) ? heroBudget : avifBudget)[width]
    await encode(decoded, `${width}`, width, qualities, budget)
  }
  // Pictures in other light keep the viewpoint of the golden hour, so they are never cropped.
  const isCropped = isHero(id) && !isLater
  const portrait = own ?? (isCropped ? await cropUpright(decoded, focus) : undefined)
  if (portrait) {
    const widths = fitting(isLater ? laterLight.upright : upright.budgets, portrait).filter(
      ([width]) => width <= phoneWidth || !onPane(master),
    )
    for (const [width, budget] of widths) {
      const steps = isLater || width > phoneWidth ? qualities : upright.qualities
      await encode(portrait, `upright-${width}`, width, steps, budget)
    }
    if (widths.length > 0) shape.uprightWidths = widths.map(([width]) => width)
  }
  if (own && onPane(master)) {
    const panes = fitting(pane.budgets, own)
    for (const [width, budget] of panes) {
      await encode(own, `pane-${width}`, width, qualities, budget)
    }
    shape.pane = {
      widths: panes.map(([width]) => width),
      ratio: Number((own.width / own.height).toFixed(3)),
      placeholder: await encodePlaceholder(own),
    }
  }
  return shape

  async function encode(
    picture: DecodedMaster,
    suffix: string,
    width: number,
    qualities: readonly number[],
    budget?: number,
  ): Promise<void> {
    const { data, info } = await pixelsOf(picture)
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const scaled = () => pixelsOf({ data, width: info.width, height: info.height })
    const avif = `${target}-${suffix}.avif`
    const webp = `${target}-${suffix}.webp`
    if (!existsSync(avif)) {
      const bytes = await encodeAvif(scaled, qualities, effort, budget)
      if (budget && bytes.length > budget) {
        const size = `${Math.round(bytes.length / 1000)} kB of ${budget / 1000}`
        console.warn(
          `${showPath(avif)}: ${size} at the lowest quality; a master with less detail helps.`,
        )
      }
      writeWhole(avif, bytes)
    }
    if (!existsSync(webp)) writeWhole(webp, await scaled().webp(settings.webp).toBuffer())
  }
}

function pixelsOf({ data, width, height }: DecodedMaster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The widths up to the picture's own, each with its budget in bytes. */
function fitting(
  budgets: Readonly<Record<number, number>>,
  picture: DecodedMaster,
): [width: number, budget: number][] {
  return Object.entries(budgets)
    .map(([width, budget]): [number, number] => [Number(width), budget])
    .filter(([width]) => width <= picture.width)
}

/** The upright crop around the focus, like `object-position`. Undefined for a narrower picture. */
async function cropUpright(
  picture: DecodedMaster,
  focus: string,
): Promise<DecodedMaster | undefined> {
  const { height } = picture
  const width = Math.round(height * upright.ratio)
  if (width >= picture.width) return undefined
  const left = Math.round((picture.width - width) * (Number.parseFloat(focus) / 100))
  const data = await pixelsOf(picture).extract({ left, top: 0, width, height }).raw().toBuffer()
  return { data, width, height }
}

/** A WebP of a few pixels as a data URI, which the browser blurs by scaling. Each page contains several. */
export async function encodePlaceholder(decoded: DecodedMaster): Promise<string> {
  const bytes = await pixelsOf(decoded)
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
  const small = await pixelsOf(decoded).resize({ width: 64 }).raw().toBuffer()
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

/** Deletes derivatives of other pictures than `kept` (`<id>.<hash>`), and files of an interrupted run. */
export function deleteDerivatives(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const picture = /^(.+\.[0-9a-f]{8})-[\w-]+\.(?:avif|webp)(?:\.part)?$/.exec(name)?.[1]
    if (picture && (!kept.has(picture) || name.endsWith('.part'))) rmSync(path.join(folder, name))
  }
}

/** Whether the picture opens a page, in any light. */
function isHero(id: string): boolean {
  return id.endsWith('-hero') || isLaterLight(id) || cityOpenings.includes(id)
}

/** Whether the landing page's panes show its portrait master: it is a city's hero, in any light. */
function onPane({ id, upright }: Master): boolean {
  return upright !== undefined && findCity(id.replace(/-hero.*$/, '')) !== undefined
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
