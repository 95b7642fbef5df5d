import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { cities, cityKeys } from '../app/cities/cities.ts'
import { servicePages } from '../app/services/service-pages.ts'
import { shareCardSize as size } from '../app/site/metadata.ts'
import { landingTexts } from '../app/site/texts/landing.ts'
import { palette } from '../app/styles/palette.ts'
import { shadeOf } from './derivatives.ts'
import { focusesIn } from './focus.ts'
import { setText } from './lettering.ts'
import {
  decodeMaster,
  fingerprint,
  listMasters,
  PictureError,
  readMaster,
  showPath,
} from './masters.ts'

/** A card's title and pictures: one fills the card, several are side by side like on the landing page. */
export interface ShareCard {
  title: string
  pictures: string[]
}

/** Absolute paths of the cards and their sources. */
export interface ShareCardFolders {
  masters: string
  focusFile: string
  cards: string
}

/** Increase it if the drawing changes. */
const revision = 2
const { night, ivory, gold } = palette
/** What every card depends on other than its pictures and title. */
const drawing = { revision, night, ivory, gold }

/** Every card of the site by file name. */
export const shareCards: Record<string, ShareCard> = {
  landing: {
    title: landingTexts.question,
    pictures: cityKeys.map((key) => `${key}-hero`),
  },
  legal: { title: 'Privacy and terms', pictures: ['element-earth'] },
  ...Object.fromEntries(
    cityKeys.map((key) => [`city-${key}`, { title: cities[key].name, pictures: [`${key}-hero`] }]),
  ),
  ...Object.fromEntries(
    Object.values(servicePages).map(({ slug, name, picture }) => [
      `slug-${slug}`,
      { title: name, pictures: [picture.id] },
    ]),
  ),
}

/**
 * Draws the cards whose pictures, words or colours have changed, and returns their names: each card
 * contains a fingerprint of its sources. Deletes cards that are not `wanted`.
 * @throws PictureError if a picture has no master.
 */
export async function buildShareCards(
  folders: ShareCardFolders,
  wanted: Record<string, ShareCard> = shareCards,
): Promise<string[]> {
  mkdirSync(folders.cards, { recursive: true })
  const { masters } = listMasters(folders.masters)
  const focusOf = focusesIn(folders.focusFile)
  const drawn: string[] = []
  for (const [name, card] of Object.entries(wanted)) {
    const file = path.join(folders.cards, `${name}.jpg`)
    const pictures = card.pictures.map((id) => {
      const master = masters.get(id)
      if (!master) {
        throw new PictureError(
          `${showPath(file)}: there is no master "${id}" in ${showPath(folders.masters)}.`,
        )
      }
      return { master: readMaster(id, master), focus: parseFocus(focusOf(id)) }
    })
    const mark = `levo-card-${fingerprint(JSON.stringify({ ...drawing, title: card.title }), ...pictures.flatMap(({ master, focus }) => [master.bytes, focus.join()]))}`
    if (existsSync(file) && readFileSync(file).subarray(0, 512).includes(mark)) continue
    const panes: OverlayOptions[] = []
    const shades: string[] = []
    for (const [index, { master, focus }] of pictures.entries()) {
      const left = Math.round((index * size.width) / pictures.length)
      const width = Math.round(((index + 1) * size.width) / pictures.length) - left
      const decoded = await decodeMaster(master, 2560)
      panes.push({ input: await cropAround(decoded, width, size.height, focus), left, top: 0 })
      shades.push(drawShade(await shadeOf(decoded), left, width, index))
    }
    const bytes = await sharp({ create: { ...size, channels: 3, background: night } })
      .composite([
        ...panes,
        { input: svg(shades.join('')), blend: 'multiply' },
        { input: svg(await drawOverlay(card)) },
      ])
      .withExif({ IFD0: { ImageDescription: mark } })
      .jpeg({ quality: 82, mozjpeg: true, progressive: true })
      .toBuffer()
    writeFileSync(file, bytes)
    drawn.push(name)
  }
  for (const name of readdirSync(folders.cards)) {
    if (!wanted[path.parse(name).name]) rmSync(path.join(folders.cards, name))
  }
  return drawn
}

/** Crops the picture to the box around its focus (fractions of width and height). */
async function cropAround(
  picture: { data: Buffer; width: number; height: number },
  width: number,
  height: number,
  [x, y]: [number, number],
): Promise<Buffer> {
  const scale = Math.max(width / picture.width, height / picture.height)
  const scaled = {
    width: Math.ceil(picture.width * scale),
    height: Math.ceil(picture.height * scale),
  }
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.floor((scaled.width - width) * x),
      top: Math.floor((scaled.height - height) * y),
      width,
      height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function drawOverlay(card: ShareCard): Promise<string> {
  const margin = 72
  const titleSize = card.title.length > 22 ? 76 : 104
  const [le, v, o, title] = await Promise.all([
    setText('LE', 500, 46, 0.3),
    setText('V', 500, 46, 0.3),
    setText('O', 500, 46, 0.3),
    setText(card.title, 400, titleSize),
  ])
  const gap = 46 * 0.3
  const hairlines = card.pictures.slice(1).map((_, index) => {
    const x = Math.round(((index + 1) * size.width) / card.pictures.length)
    return `<path d="M${x} 0V${size.height}" stroke="${gold}" stroke-opacity=".5"/>`
  })
  return `<defs>
      <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".6" stop-color="${night}" stop-opacity="0"/>
        <stop offset="1" stop-color="${night}" stop-opacity=".7"/>
      </linearGradient>
    </defs>
    ${hairlines.join('')}
    <rect width="100%" height="100%" fill="url(#foot)"/>
    <g transform="translate(${margin} 106)" fill="${ivory}">
      <path d="${le.d}"/>
      <path d="${v.d}" fill="${gold}" transform="translate(${le.width + gap} 0)"/>
      <path d="${o.d}" transform="translate(${le.width + v.width + 2 * gap} 0)"/>
    </g>
    <path d="M${margin} ${size.height - 62}h120" stroke="${gold}" stroke-width="2"/>
    <path d="${title.d}" fill="${ivory}" transform="translate(${margin - 4} ${size.height - 108})"/>`
}

/** Darkens the top of a pane for the wordmark and the bottom for the title: multiplied in its picture's shadow colour. */
function drawShade(shade: string, left: number, width: number, index: number): string {
  return `<linearGradient id="shade-${index}" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${shade}" stop-opacity=".9"/>
      <stop offset=".3" stop-color="${shade}" stop-opacity="0"/>
      <stop offset=".42" stop-color="${shade}" stop-opacity="0"/>
      <stop offset=".76" stop-color="${shade}"/>
    </linearGradient>
    <rect x="${left}" width="${width}" height="100%" fill="url(#shade-${index})"/>`
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
  )
}

/** The focus as fractions of width and height. */
function parseFocus(focus: string): [number, number] {
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat)
  return [x / 100, y / 100]
}
