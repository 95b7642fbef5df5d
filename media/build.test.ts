import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PictureSource } from '../app/pictures/picture-source.ts'
import { buildPictures, type MediaFolders } from './build.ts'
import { readPictures } from './modules.ts'
import { buildShareCards } from './share-cards.ts'

let root: string
let folders: MediaFolders

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'levo-media-'))
  folders = {
    masters: path.join(root, 'masters'),
    altFile: path.join(root, 'alt.json'),
    focusFile: path.join(root, 'focus.json'),
    derivatives: path.join(root, 'public'),
    modules: path.join(root, 'modules'),
  }
  mkdirSync(folders.masters)
  writeTexts({ quay: 'A quay at night', 'bay-hero': 'A bay at dusk' })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function writeTexts(texts: Record<string, string>): void {
  writeFileSync(folders.altFile, JSON.stringify(texts))
}

function writeFocus(focuses: Record<string, string>): void {
  writeFileSync(folders.focusFile, JSON.stringify(focuses))
}

/** Builds like `npm run media` with less effort, which halves the time. */
function build() {
  return buildPictures(folders, { effort: 0 })
}

/** A plain picture that encodes quickly. */
function plain(width: number, height: number, background = '#c4542d') {
  return sharp({ create: { width, height, channels: 3, background } })
}

const photograph = () => plain(640, 400).jpeg().toBuffer()

async function putMaster(name: string, picture: Promise<Buffer> | Buffer): Promise<void> {
  writeFileSync(path.join(folders.masters, name), await picture)
}

/** The names of the derivatives, without the hashes if `isPlain` is set. */
function derivatives(isPlain = false): string[] {
  const names = existsSync(folders.derivatives) ? readdirSync(folders.derivatives).sort() : []
  return isPlain ? names.map((name) => name.replace(/\.[0-9a-f]{8}/, '')) : names
}

/** A picture's entry from the last run. */
async function written(id: string): Promise<PictureSource | undefined> {
  return (await readPictures(folders.modules)).get(id)
}

/** The size and the colour in the middle of the derivative whose name ends like this. */
async function shown(ending: string) {
  const name = derivatives().find((one) => one.endsWith(ending)) ?? ''
  const { data, info } = await sharp(path.join(folders.derivatives, name))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels
  return { width, height, colour: [...data.subarray(at, at + 3)] }
}

/** A colour of which each channel may differ by less than `within`. */
function near(channels: number[], within = 40) {
  return channels.map((channel) => expect.closeTo(channel, -Math.log10(2 * within)))
}

// PIC-2
describe('derivatives', () => {
  it('writes each width up to the master in both formats and lists them in the module', async () => {
    await putMaster('quay.jpg', plain(1200, 750).jpeg().toBuffer())
    expect(await build()).toEqual({ pictures: ['quay'], encoded: ['quay'], removed: [] })
    expect(derivatives(true)).toEqual(
      ['1080', '1200', '640'].flatMap((width) => [`quay-${width}.avif`, `quay-${width}.webp`]),
    )
    const quay = await written('quay')
    expect(quay).toMatchObject({
      widths: [640, 1080, 1200],
      width: 1200,
      height: 750,
      alt: 'A quay at night',
      focus: '50% 50%',
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    })
    expect(quay?.placeholder.length).toBeLessThan(200)
    expect(quay).not.toHaveProperty('uprightWidths')
    expect(quay).not.toHaveProperty('shade')
  })

  it('writes 2560 px of a hero from a camera, and a small width of a city’s hero for its card', async () => {
    writeTexts({ 'bay-hero': 'A bay', 'oslo-hero': 'A fjord at night' })
    await putMaster('bay-hero.jpg', plain(6000, 4000).jpeg().toBuffer())
    await putMaster('oslo-hero.jpg', plain(640, 400).jpeg().toBuffer())
    await build()
    expect(await written('bay-hero')).toMatchObject({ widths: [640, 1080, 1920, 2560] })
    expect(await written('oslo-hero')).toMatchObject({ widths: [400, 640] })
  }, 60_000)

  it.each([
    // The hue of the dark part, at the brightness that all shades have.
    ['of its shadows', '#183060', [23, 46, 92]],
    ['of its light parts if the shadows are black', '#06060b', [92, 74, 55]],
  ])('gives a hero the shade %s', async (_, dark, shade) => {
    const shadow = { input: await plain(640, 267, dark).png().toBuffer(), left: 0, top: 133 }
    const picture = plain(640, 400, '#f0c080').composite([shadow])
    await putMaster('bay-hero.png', picture.png().toBuffer())
    await build()
    const [, ...parts] = /^#(..)(..)(..)$/.exec((await written('bay-hero'))?.shade ?? '') ?? []
    const found = parts.map((part) => Number.parseInt(part, 16))
    expect(found).toEqual(near(shade, 3))
  })

  it('accepts an empty text for a decorative picture', async () => {
    writeTexts({ quay: '' })
    await putMaster('quay.jpg', photograph())
    await build()
    expect(await written('quay')).toMatchObject({ alt: '' })
  })

  it('crops a hero for portrait windows around its focus', async () => {
    // Red, green and blue thirds: the focus decides which one the crop shows.
    const third = (colour: string) => plain(640, 1200, colour).png().toBuffer()
    const striped = plain(1920, 1200, '#ff0000').composite([
      { input: await third('#00ff00'), left: 640, top: 0 },
      { input: await third('#0000ff'), left: 1280, top: 0 },
    ])
    await putMaster('bay-hero.png', striped.png().toBuffer())
    writeFocus({ 'bay-hero': '100% 50%' })
    await build()
    expect(await written('bay-hero')).toMatchObject({ uprightWidths: [640, 960] })
    const upright = { width: 960, height: 1200 }
    expect(await shown('upright-960.webp')).toEqual({ ...upright, colour: near([0, 0, 255]) })

    writeFocus({ 'bay-hero': '0% 50%' })
    await build()
    expect(derivatives().filter((name) => name.includes('upright'))).toHaveLength(4)
    expect(await shown('upright-960.webp')).toEqual({ ...upright, colour: near([255, 0, 0]) })
  }, 60_000)

  it('uses a portrait master instead of the crop, and for the landing page’s panes', async () => {
    writeTexts({ 'oslo-hero': 'A fjord at dusk' })
    await putMaster('oslo-hero.jpg', plain(1080, 675, '#ff0000').jpeg().toBuffer())
    await putMaster('oslo-hero-upright.jpg', plain(1080, 1620, '#0000ff').jpeg().toBuffer())
    expect((await build()).pictures).toEqual(['oslo-hero'])
    expect(await written('oslo-hero')).toMatchObject({
      pane: { widths: [640, 1080], ratio: 0.667 },
    })
    expect(await shown('-1080.webp')).toMatchObject({ colour: near([255, 0, 0]) })
    const blue = near([0, 0, 255])
    expect(await shown('upright-960.webp')).toEqual({ width: 960, height: 1440, colour: blue })
    expect(await shown('pane-1080.webp')).toEqual({ width: 1080, height: 1620, colour: blue })

    await putMaster('oslo-hero-upright.jpg', plain(1080, 1620, '#ff0000').jpeg().toBuffer())
    await build()
    expect(await shown('upright-960.webp')).toMatchObject({ colour: near([255, 0, 0]) })
  }, 60_000)

  it('uses a portrait master of a hero that no pane of the landing page shows', async () => {
    writeTexts({ 'stockholm-01': 'A quay at dusk' })
    await putMaster('stockholm-01.jpg', plain(1080, 675, '#ff0000').jpeg().toBuffer())
    await putMaster('stockholm-01-upright.jpg', plain(1080, 1350, '#0000ff').jpeg().toBuffer())
    expect((await build()).pictures).toEqual(['stockholm-01'])
    expect(await written('stockholm-01')).not.toHaveProperty('pane')
    const blue = near([0, 0, 255])
    expect(await written('stockholm-01')).toMatchObject({ uprightWidths: [640, 960, 1080] })
    expect(await shown('upright-1080.webp')).toEqual({ width: 1080, height: 1350, colour: blue })
    expect(derivatives().filter((name) => name.includes('pane'))).toEqual([])
  }, 60_000)

  it('does not crop pictures in other light, which use the viewpoint of the golden hour (HOUR-2)', async () => {
    writeTexts({ 'oslo-hero-night': 'A fjord at night' })
    await putMaster('oslo-hero-night.jpg', plain(1080, 675).jpeg().toBuffer())
    await build()
    expect(derivatives().filter((name) => /upright|pane/.test(name))).toEqual([])
    expect(await written('oslo-hero-night')).toHaveProperty('shade')

    await putMaster('oslo-hero-night-upright.jpg', plain(1080, 1620).jpeg().toBuffer())
    await build()
    expect(derivatives().filter((name) => /upright|pane/.test(name))).toHaveLength(8)
  }, 60_000)

  it('rotates a photograph from a camera and converts it to sRGB', async () => {
    const inP3 = plain(900, 700, '#c85032').withMetadata({ orientation: 6 }).withIccProfile('p3')
    await putMaster('quay.jpg', inP3.jpeg({ quality: 100 }).toBuffer())
    await build()
    expect(await written('quay')).toMatchObject({ width: 700, height: 900 })
    const { colour } = await shown('-700.webp')
    expect(colour).toEqual(near([0xc8, 0x50, 0x32], 5))
  })

  it('lowers the quality until a heavy picture fits its budget', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const master = await sharp({
      create: { width: 1080, height: 240, channels: 3, background: '#000', noise },
    })
      .png()
      .toBuffer()
    const atFirstQuality = sharp(master).avif({ quality: 58, effort: 0 })
    expect((await atFirstQuality.toBuffer()).length).toBeGreaterThan(120_000)
    await putMaster('quay.png', master)
    await build()
    const heavy = derivatives().find((name) => name.endsWith('-1080.avif')) ?? ''
    expect(statSync(path.join(folders.derivatives, heavy)).size).toBeLessThanOrEqual(120_000)
  }, 90_000)
})

describe('a second run', () => {
  beforeEach(async () => {
    await putMaster('quay.jpg', photograph())
    await putMaster('bay-hero.jpg', photograph())
    await build()
  })
  const modules = () => readFileSync(path.join(folders.modules, 'pages.ts'), 'utf8')

  it('encodes and changes nothing when nothing has changed', async () => {
    const before = modules()
    expect((await build()).encoded).toEqual([])
    expect(modules()).toBe(before)
  })

  it('replaces the derivatives of a changed master and only those', async () => {
    const before = derivatives()
    await putMaster('quay.jpg', plain(640, 400, '#3f7c8c').jpeg().toBuffer())
    expect((await build()).encoded).toEqual(['quay'])
    expect(derivatives()).toHaveLength(before.length)
    const kept = derivatives().filter((name) => before.includes(name))
    expect(kept.every((name) => name.startsWith('bay-hero'))).toBe(true)
    expect(kept.length).toBe(before.length / 2)
  })

  it('updates a changed text and focus without encoding', async () => {
    writeTexts({ quay: "The harbour's edge", 'bay-hero': 'A bay' })
    writeFocus({ quay: '20% 70%' })
    expect((await build()).encoded).toEqual([])
    expect(await written('quay')).toMatchObject({ alt: "The harbour's edge", focus: '20% 70%' })
  })

  it('deletes the derivatives and the entry of a removed master', async () => {
    rmSync(path.join(folders.masters, 'quay.jpg'))
    expect(await build()).toEqual({ pictures: ['bay-hero'], encoded: [], removed: ['quay'] })
    expect(derivatives(true)).toEqual(['bay-hero-640.avif', 'bay-hero-640.webp'])
    expect(modules()).not.toContain('quay')
  })

  it('keeps everything of a picture whose new master is broken', async () => {
    const before = [...derivatives(), modules()]
    await putMaster('quay.jpg', Buffer.from('cut'))
    await expect(build()).rejects.toThrow('quay.jpg')
    expect([...derivatives(), modules()]).toEqual(before)
  })
})

describe('errors', () => {
  it.each<[string, () => Promise<void>, RegExp]>([
    [
      'a truncated file',
      async () => putMaster('quay.jpg', (await photograph()).subarray(0, -200)),
      /quay\.jpg: the picture cannot be read .*export it again/,
    ],
    [
      'a file that is not a picture',
      () => putMaster('quay.jpg', Buffer.from('not a picture')),
      /quay\.jpg: the picture cannot be read .*export it again/,
    ],
    [
      'a picture of ten pixels',
      () => putMaster('quay.jpg', plain(10, 10).jpeg().toBuffer()),
      /quay\.jpg: 10×10 px is too small; give at least 640 px/,
    ],
    [
      'a picture without alternative text',
      () => putMaster('pier.jpg', photograph()),
      /pier\.jpg: the picture has no alternative text; add "pier" to .*alt\.json/,
    ],
    [
      'two masters for one id',
      async () => {
        await putMaster('quay.jpg', photograph())
        await putMaster('quay.png', photograph())
      },
      /quay\.png: there are two masters for "quay"; keep one/,
    ],
    [
      'a portrait master whose hero is missing',
      () => putMaster('cove-hero-upright.jpg', photograph()),
      /cove-hero-upright\.jpg: there is no master "cove-hero"/,
    ],
    [
      'a portrait master of a picture that is not a hero',
      async () => {
        await putMaster('quay.jpg', photograph())
        await putMaster('quay-upright.jpg', photograph())
      },
      /quay-upright\.jpg: "quay" is not a hero/,
    ],
    [
      'an unsupported type',
      () => putMaster('quay.heic', Buffer.from('x')),
      /quay\.heic: the type "\.heic" is not supported; export the picture as one of \.jpg/,
    ],
    [
      'a name in capitals',
      () => putMaster('Quay One.jpg', photograph()),
      /Quay One\.jpg: a picture's name uses small letters.*rename it/,
    ],
    [
      'an invalid focus',
      async () => {
        await putMaster('quay.jpg', photograph())
        writeFocus({ quay: 'left' })
      },
      /focus\.json: "left" for "quay" is not a focus; write it like "50% 40%"/,
    ],
    [
      'texts that are not JSON',
      async () => writeFileSync(folders.altFile, '{'),
      /alt\.json: cannot be read/,
    ],
  ])('names %s and builds nothing', async (_, makeError, message) => {
    await makeError()
    await expect(build()).rejects.toThrow(message)
    expect(derivatives()).toEqual([])
  })
})

// META-4
describe('share cards', () => {
  const cards = {
    quay: { title: 'The quay', pictures: ['quay'] },
    both: { title: 'Two of them', pictures: ['quay', 'bay-hero'] },
  }

  function draw(wanted = cards) {
    return buildShareCards({ ...folders, cards: path.join(root, 'share') }, wanted)
  }

  beforeEach(async () => {
    await putMaster('quay.jpg', plain(900, 600).jpeg().toBuffer())
    await putMaster('bay-hero.jpg', plain(640, 900, '#3f7c8c').jpeg().toBuffer())
    expect(await draw()).toEqual(['quay', 'both'])
  })

  it('are drawn once, as JPEGs of 1200 by 630', async () => {
    expect(await draw()).toEqual([])
    const size = { width: 1200, height: 630, format: 'jpeg' }
    expect(await sharp(path.join(root, 'share/both.jpg')).metadata()).toMatchObject(size)
  })

  it('are redrawn when their picture, focus or title changes', async () => {
    await putMaster('bay-hero.jpg', plain(640, 900, '#7a6bb3').jpeg().toBuffer())
    expect(await draw()).toEqual(['both'])
    writeFocus({ quay: '10% 50%' })
    expect(await draw()).toEqual(['quay', 'both'])
    const quay = { title: 'Another quay', pictures: ['quay'] }
    expect(await draw({ ...cards, quay })).toEqual(['quay'])
  })

  it('name a picture without a master', async () => {
    rmSync(path.join(folders.masters, 'quay.jpg'))
    await expect(draw()).rejects.toThrow(/quay\.jpg: there is no master "quay"/)
  })
})
