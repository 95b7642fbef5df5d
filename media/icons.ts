import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { site } from '../app/site/site.ts'
import { palette } from '../app/styles/palette.ts'
import { setText } from './lettering.ts'

const { night, gold } = palette

/** The V on the night colour. `part` is its width relative to the square. */
async function drawMark(part: number): Promise<string> {
  const v = await setText('V', 700, 100)
  const [left, top, right, bottom] = bounds(v.d)
  const scale = (512 * part) / (right - left)
  const x = 256 - (scale * (left + right)) / 2
  const y = 256 - (scale * (top + bottom)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${night}" d="M0 0h512v512H0z"/><path fill="${gold}" transform="matrix(${scale.toFixed(3)} 0 0 ${scale.toFixed(3)} ${x.toFixed(1)} ${y.toFixed(1)})" d="${v.d}"/></svg>\n`
}

/** The V in a frame, the placeholder for a missing picture. */
async function drawPlaceholder(): Promise<string> {
  const v = await setText('V', 400, 60)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">
  <rect width="100%" height="100%" fill="${night}"/>
  <rect x="5%" y="5%" width="90%" height="90%" fill="none" stroke="${gold}" stroke-opacity=".45"/>
  <svg x="50%" y="50%" overflow="visible">
    <path transform="translate(${(-v.width / 2).toFixed(1)} 19)" fill="${gold}" fill-opacity=".75" d="${v.d}"/>
  </svg>
</svg>
`
}

const manifest = {
  name: site.brand,
  short_name: site.name,
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  theme_color: night,
  background_color: night,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Writes the icons, the manifest and the placeholder to the public folder. */
export async function buildIcons(folder: string): Promise<void> {
  const mark = await drawMark(0.68)
  // Launchers crop a maskable icon: the mark must be in the inner 80 %.
  const maskable = await drawMark(0.5)
  const files: Record<string, Buffer> = {
    'favicon.svg': Buffer.from(mark),
    'favicon.ico': wrapAsIco(await rasterise(mark, 32), 32),
    'apple-touch-icon.png': await rasterise(await drawMark(0.6), 180),
    'icon-192.png': await rasterise(mark, 192),
    'icon-512.png': await rasterise(mark, 512),
    'icon-maskable-512.png': await rasterise(maskable, 512),
    'media/not-available.svg': Buffer.from(await drawPlaceholder()),
    'site.webmanifest': Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes)
}

function rasterise(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: ((72 * size) / 512) * 4 })
    .resize(size, size)
    .removeAlpha()
    .png({ compressionLevel: 9, palette: false })
    .toBuffer()
}

/** An ICO file with one PNG, which all browsers since 2010 support. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function bounds(d: string): [number, number, number, number] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
