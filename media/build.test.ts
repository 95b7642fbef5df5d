import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PictureSource } from '../app/pictures/picture-source.ts'
import { buildPictures as build, type MediaFolders, type MediaReport } from './build.ts'
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
  writeAlts({ quay: 'A quay at night', 'bay-hero': 'A bay at dusk' })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function writeAlts(alts: Record<string, string>): void {
  writeFileSync(folders.altFile, JSON.stringify(alts))
}

/** Builds like `npm run media` with less effort: this file needs 20 s of CPU time instead of 35 s. */
function buildPictures(of: MediaFolders, ids?: string[]): Promise<MediaReport> {
  return build(of, ids, { effort: 0 })
}

/** A plain picture that encodes quickly. */
function plain(width: number, height: number, background = '#c4542d') {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function putMaster(name: string, picture: Promise<Buffer> | Buffer): Promise<void> {
  writeFileSync(path.join(folders.masters, name), await picture)
}

function derivatives(): string[] {
  return existsSync(folders.derivatives) ? readdirSync(folders.derivatives).sort() : []
}

/** A picture's entry from the last run. */
async function written(id: string): Promise<PictureSource | undefined> {
  return (await readPictures(folders.modules)).get(id)
}

const groupFile = () => path.join(folders.modules, 'pages.ts')

/** The channels of a picture's shade, 0 to 255. */
async function shadeOf(id: string): Promise<number[]> {
  const [, ...parts] = /^#(..)(..)(..)$/.exec((await written(id))?.shade ?? '') ?? []
  return parts.map((part) => Number.parseInt(part, 16))
}

/** The colour in the middle of a derivative. */
async function middle(name: string): Promise<number[]> {
  const { data, info } = await sharp(path.join(folders.derivatives, name))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)]
}

describe('derivatives', () => {
  it('writes each width up to the master in both formats and lists them in the module', async () => {
    await putMaster('quay.jpg', plain(1200, 750).jpeg().toBuffer())
    const report = await buildPictures(folders)
    expect(report).toMatchObject({ pictures: 1, encoded: ['quay'], problems: [], overBudget: [] })
    expect(derivatives().map((name) => name.replace(/\.[0-9a-f]{8}/, ''))).toEqual([
      'quay-1080.avif',
      'quay-1080.webp',
      'quay-1200.avif',
      'quay-1200.webp',
      'quay-640.avif',
      'quay-640.webp',
    ])
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
    expect(readFileSync(groupFile(), 'utf8')).toContain('export const quay: PictureSource = {')
  })

  it('writes 2560 px of a hero and accepts a 24-megapixel photograph', async () => {
    await putMaster('bay-hero.jpg', plain(6000, 4000).jpeg().toBuffer())
    await buildPictures(folders)
    expect(await written('bay-hero')).toMatchObject({
      widths: [640, 1080, 1920, 2560],
      height: 1707,
    })
  }, 60_000)

  it('writes a small width of a city’s hero for its card, also if an earlier run did not', async () => {
    writeAlts({ 'oslo-hero': 'A fjord at night' })
    await putMaster('oslo-hero.jpg', plain(1200, 750).jpeg().toBuffer())
    await buildPictures(folders)
    expect(await written('oslo-hero')).toMatchObject({ widths: [400, 640, 1080, 1200] })
    const card = derivatives().find((name) => name.endsWith('-400.avif')) ?? ''
    rmSync(path.join(folders.derivatives, card))
    const file = path.join(folders.modules, 'oslo.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('400, ', ''))
    expect(await buildPictures(folders)).toMatchObject({ encoded: ['oslo-hero'] })
    expect(derivatives()).toContain(card)
    expect(await written('oslo-hero')).toMatchObject({ widths: [400, 640, 1080, 1200] })
  })

  it('computes the shade of a hero, also if an earlier run did not', async () => {
    const dark = await plain(640, 213, '#183060').png().toBuffer()
    const picture = plain(640, 400, '#f0c080').composite([{ input: dark, left: 0, top: 187 }])
    await putMaster('bay-hero.png', picture.png().toBuffer())
    await putMaster('quay.jpg', plain(640, 400).jpeg().toBuffer())
    await buildPictures(folders)
    const [red = 0, green = 0, blue = 0] = await shadeOf('bay-hero')
    // The hue of the dark half, at the brightness that all shades have.
    expect(blue).toBe(92)
    expect(Math.abs(green - 46)).toBeLessThanOrEqual(1)
    expect(Math.abs(red - 23)).toBeLessThanOrEqual(1)
    expect(await written('quay')).not.toHaveProperty('shade')
    const whole = readFileSync(groupFile(), 'utf8')
    writeFileSync(groupFile(), whole.replace(/ {2}shade: .*\n/, ''))
    await buildPictures(folders)
    expect(readFileSync(groupFile(), 'utf8')).toBe(whole)
  })

  it('uses the hue of the light parts if the dark ones are black', async () => {
    const black = await plain(640, 267, '#06060b').png().toBuffer()
    const picture = plain(640, 400, '#f0c080').composite([{ input: black, left: 0, top: 133 }])
    await putMaster('bay-hero.png', picture.png().toBuffer())
    await buildPictures(folders)
    const [red = 0, green = 0, blue = 92] = await shadeOf('bay-hero')
    expect(red).toBe(92)
    expect(green).toBeLessThan(red)
    expect(blue).toBeLessThan(green)
  })

  it('accepts an empty text for a decorative picture', async () => {
    writeAlts({ quay: '' })
    await putMaster('quay.jpg', plain(640, 400).jpeg().toBuffer())
    expect(await buildPictures(folders)).toMatchObject({ pictures: 1, problems: [] })
    expect(await written('quay')).toMatchObject({ alt: '' })
  })

  it('crops only heroes for portrait windows, around their focus', async () => {
    // Red, green and blue thirds: the focus decides which one the crop shows.
    const third = (colour: string) => plain(640, 1200, colour).png().toBuffer()
    const striped = await sharp(await plain(1920, 1200, '#ff0000').png().toBuffer())
      .composite([
        { input: await third('#00ff00'), left: 640, top: 0 },
        { input: await third('#0000ff'), left: 1280, top: 0 },
      ])
      .png()
      .toBuffer()
    await putMaster('bay-hero.png', striped)
    // Wide enough for a crop.
    await putMaster('quay.jpg', plain(900, 900).jpeg().toBuffer())
    writeFileSync(folders.focusFile, JSON.stringify({ 'bay-hero': '100% 50%' }))
    await buildPictures(folders)
    const upright = derivatives().filter((name) => name.includes('upright'))
    expect(upright.map((name) => name.replace(/\.[0-9a-f]{8}/, ''))).toEqual([
      'bay-hero-upright-640.avif',
      'bay-hero-upright-640.webp',
      'bay-hero-upright-960.avif',
      'bay-hero-upright-960.webp',
    ])
    expect(await written('bay-hero')).toMatchObject({ uprightWidths: [640, 960] })
    expect(await written('quay')).not.toHaveProperty('uprightWidths')
    const { width, height } = await sharp(
      path.join(folders.derivatives, upright[3] ?? ''),
    ).metadata()
    expect({ width, height }).toEqual({ width: 960, height: 1200 })
    const [red = 255, , blue = 0] = await middle(upright[3] ?? '')
    expect(blue - red).toBeGreaterThan(200)

    writeFileSync(folders.focusFile, JSON.stringify({ 'bay-hero': '0% 50%' }))
    await buildPictures(folders)
    const moved = derivatives().filter((name) => name.includes('upright'))
    expect(moved).toHaveLength(4)
    const [redNow = 0, , blueNow = 255] = await middle(moved[3] ?? '')
    expect(redNow - blueNow).toBeGreaterThan(200)
  }, 60_000)

  it('uses a portrait master instead of the crop', async () => {
    await putMaster('bay-hero.jpg', plain(1080, 675, '#ff0000').jpeg().toBuffer())
    await putMaster('bay-hero-upright.jpg', plain(1080, 1620, '#0000ff').jpeg().toBuffer())
    const { pictures, problems } = await buildPictures(folders)
    expect({ pictures, problems }).toEqual({ pictures: 1, problems: [] })
    const [upright = ''] = derivatives().filter((name) => name.endsWith('upright-960.webp'))
    const { width, height } = await sharp(path.join(folders.derivatives, upright)).metadata()
    expect({ width, height }).toEqual({ width: 960, height: 1440 })
    const [red = 255, , blue = 0] = await middle(upright)
    expect(blue - red).toBeGreaterThan(200)
    const [wide = ''] = derivatives().filter((name) => /hero\.\w+-1080\.webp/.test(name))
    const [redOfWide = 0] = await middle(wide)
    expect(redOfWide).toBeGreaterThan(200)

    // It also fills the landing page's panes, which show the whole picture.
    expect(await written('bay-hero')).toMatchObject({ pane: { widths: [640, 1080], ratio: 0.667 } })
    const [pane = ''] = derivatives().filter((name) => name.endsWith('pane-1080.webp'))
    expect(await sharp(path.join(folders.derivatives, pane)).metadata()).toMatchObject({
      width: 1080,
      height: 1620,
    })
    const picture = await written('bay-hero')
    expect((await buildPictures(folders)).encoded).toEqual([])
    expect(await written('bay-hero')).toEqual(picture)

    await putMaster('bay-hero-upright.jpg', plain(1080, 1620, '#00ff00').jpeg().toBuffer())
    await buildPictures(folders)
    const [changed = ''] = derivatives().filter((name) => name.endsWith('upright-960.webp'))
    expect((await middle(changed))[1]).toBeGreaterThan(150)
  }, 60_000)

  it('does not crop pictures in other light, which use the viewpoint of the golden hour (HOUR-2)', async () => {
    writeAlts({ 'bay-hero-night': 'A bay at night' })
    await putMaster('bay-hero-night.jpg', plain(1080, 675).jpeg().toBuffer())
    await buildPictures(folders)
    expect(derivatives().filter((name) => /upright|pane/.test(name))).toEqual([])
    expect(await written('bay-hero-night')).toHaveProperty('shade')

    await putMaster('bay-hero-night-upright.jpg', plain(1080, 1620).jpeg().toBuffer())
    await buildPictures(folders)
    expect(derivatives().filter((name) => /upright|pane/.test(name))).toHaveLength(8)
  }, 60_000)

  it('reports a portrait master whose hero is missing', async () => {
    await putMaster('cove-hero-upright.jpg', plain(1080, 1620).jpeg().toBuffer())
    const { problems } = await buildPictures(folders)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('cove-hero-upright.jpg: there is no master "cove-hero"')
  })

  it('applies the EXIF orientation', async () => {
    await putMaster('quay.jpg', plain(900, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    await buildPictures(folders)
    expect(await written('quay')).toMatchObject({ width: 700, height: 900 })
  })

  it('converts a wide-gamut photograph to sRGB and embeds no profile', async () => {
    const inP3 = await plain(640, 400, '#c85032')
      .withIccProfile('p3')
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const stored = [
      ...(await sharp(inP3, { ignoreIcc: true })
        .extract({ left: 300, top: 200, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ]
    await putMaster('quay.jpg', inP3)
    await buildPictures(folders)
    const [webp = ''] = derivatives().filter((name) => name.endsWith('.webp'))
    const shown = await middle(webp)
    expect(Math.abs((stored[0] ?? 0) - 200)).toBeGreaterThan(8)
    expect(Math.abs((shown[0] ?? 0) - 200)).toBeLessThan(8)
    expect((await sharp(path.join(folders.derivatives, webp)).metadata()).icc).toBeUndefined()
  })

  it.each([
    [
      'a CMYK photograph',
      'quay.jpg',
      () => plain(640, 400).toColourspace('cmyk').jpeg().toBuffer(),
    ],
    ['a 16-bit TIFF', 'quay.tif', () => plain(640, 400).toColourspace('rgb16').tiff().toBuffer()],
    ['a grey PNG', 'quay.png', () => plain(640, 400).greyscale().png().toBuffer()],
    [
      'a PNG with transparency',
      'quay.png',
      () => plain(640, 400).ensureAlpha(0.5).png().toBuffer(),
    ],
  ])('reads %s', async (_, name, draw) => {
    await putMaster(name, draw())
    expect((await buildPictures(folders)).problems).toEqual([])
    expect(derivatives()).toHaveLength(2)
  })

  it('lowers the quality until a heavy picture fits its budget', async () => {
    const noise = sharp({
      create: {
        width: 1080,
        height: 240,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
    const master = await noise.png().toBuffer()
    const atFirstQuality = await sharp(master)
      .avif({ quality: 58, effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer()
    expect(atFirstQuality.length).toBeGreaterThan(120_000)
    await putMaster('quay.png', master)
    expect((await buildPictures(folders)).overBudget).toEqual([])
    const [heavy = ''] = derivatives().filter((name) => name.endsWith('-1080.avif'))
    expect(statSync(path.join(folders.derivatives, heavy)).size).toBeLessThanOrEqual(120_000)
  }, 90_000)

  it('reports a derivative that is over its budget on every run', async () => {
    await putMaster('quay.jpg', plain(1080, 600).jpeg().toBuffer())
    await buildPictures(folders)
    const [name = ''] = derivatives().filter((file) => file.endsWith('-1080.avif'))
    writeFileSync(path.join(folders.derivatives, name), Buffer.alloc(120_001))
    expect((await buildPictures(folders)).overBudget).toEqual([
      { name, bytes: 120_001, budget: 120_000 },
    ])
  })
})

describe('a second run', () => {
  it('writes nothing when nothing has changed', async () => {
    await putMaster('quay.jpg', plain(640, 400).jpeg().toBuffer())
    await buildPictures(folders)
    const files = [
      ...derivatives().map((name) => path.join(folders.derivatives, name)),
      groupFile(),
      path.join(folders.modules, 'all.ts'),
    ]
    for (const file of files) utimesSync(file, 1, 1)
    expect((await buildPictures(folders)).encoded).toEqual([])
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(files.map(() => 1000))
  })

  it('replaces the derivatives of a changed master and only those', async () => {
    await putMaster('quay.jpg', plain(640, 400).jpeg().toBuffer())
    await putMaster('bay-hero.jpg', plain(640, 400).jpeg().toBuffer())
    await buildPictures(folders)
    const before = derivatives()
    await putMaster('quay.jpg', plain(640, 400, '#3f7c8c').jpeg().toBuffer())
    expect((await buildPictures(folders)).encoded).toEqual(['quay'])
    const after = derivatives()
    expect(after).toHaveLength(before.length)
    expect(after.filter((name) => name.startsWith('bay-hero'))).toEqual(
      before.filter((name) => name.startsWith('bay-hero')),
    )
    expect(after.filter((name) => name.startsWith('quay'))).not.toEqual(
      before.filter((name) => name.startsWith('quay')),
    )
  })

  it('updates a changed text and focus without encoding', async () => {
    await putMaster('quay.jpg', plain(640, 400).jpeg().toBuffer())
    await buildPictures(folders)
    writeAlts({ quay: "The harbour's edge" })
    writeFileSync(folders.focusFile, JSON.stringify({ quay: '20% 70%' }))
    expect((await buildPictures(folders)).encoded).toEqual([])
    expect(await written('quay')).toMatchObject({ alt: "The harbour's edge", focus: '20% 70%' })
  })

  it('deletes derivatives of a removed master and encodes missing ones again', async () => {
    await putMaster('quay.jpg', plain(640, 400).jpeg().toBuffer())
    await putMaster('bay-hero.jpg', plain(640, 400).jpeg().toBuffer())
    await buildPictures(folders)
    rmSync(path.join(folders.masters, 'quay.jpg'))
    rmSync(
      path.join(
        folders.derivatives,
        derivatives().find((name) => name.startsWith('bay-hero') && name.endsWith('.avif')) ?? '',
      ),
    )
    expect(await buildPictures(folders)).toMatchObject({ encoded: ['bay-hero'], removed: ['quay'] })
    expect(derivatives().map((name) => name.split('.')[0])).toEqual(['bay-hero', 'bay-hero'])
    expect([...(await readPictures(folders.modules)).keys()]).toEqual(['bay-hero'])
  })

  it('builds only the given ids', async () => {
    await putMaster('quay.jpg', plain(640, 400).jpeg().toBuffer())
    await putMaster('bay-hero.jpg', plain(640, 400).jpeg().toBuffer())
    expect((await buildPictures(folders, ['bay-hero'])).encoded).toEqual(['bay-hero'])
    expect((await buildPictures(folders, ['quay'])).encoded).toEqual(['quay'])
    expect(derivatives()).toHaveLength(4)
  })
})

describe('errors', () => {
  const photograph = () => plain(640, 400).jpeg().toBuffer()

  async function putTruncated(): Promise<void> {
    const noise = sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    await putMaster('quay.jpg', (await noise.jpeg().toBuffer()).subarray(0, 20_000))
  }

  async function putTwo(): Promise<void> {
    await putMaster('quay.jpg', photograph())
    await putMaster('quay.png', plain(640, 400).png().toBuffer())
  }

  async function putBadFocus(): Promise<void> {
    await putMaster('quay.jpg', photograph())
    writeFileSync(folders.focusFile, '{"quay":"left"}')
  }

  async function putBrokenTexts(): Promise<void> {
    await putMaster('quay.jpg', photograph())
    writeFileSync(folders.altFile, '{')
  }

  it.each<[string, () => Promise<void>, RegExp]>([
    [
      'a truncated file',
      putTruncated,
      /quay\.jpg: the picture is damaged or cut short .*export it again/,
    ],
    [
      'a file that is not a picture',
      () => putMaster('quay.jpg', Buffer.from('not a picture')),
      /quay\.jpg: this is not a picture.*export it again/,
    ],
    [
      'an empty file',
      () => putMaster('quay.jpg', Buffer.alloc(0)),
      /quay\.jpg: this is not a picture/,
    ],
    [
      'a PNG named .jpg',
      () => putMaster('quay.jpg', plain(640, 400).png().toBuffer()),
      /quay\.jpg: the file is png inside but named \.jpg; rename it to quay\.png/,
    ],
    [
      'a picture of ten pixels',
      () => putMaster('quay.jpg', plain(10, 10).jpeg().toBuffer()),
      /quay\.jpg: 10×10 px is too small; give at least 640 px/,
    ],
    [
      'a picture without alternative text',
      async () => putMaster('pier.jpg', await photograph()),
      /pier\.jpg: the picture has no alternative text; add "pier" to .*alt\.json/,
    ],
    [
      'two masters for one id',
      putTwo,
      /there are two masters for "quay" \(quay\.jpg and quay\.png\); keep one/,
    ],
    [
      'an unsupported type',
      () => putMaster('quay.heic', Buffer.from('x')),
      /quay\.heic: the type "\.heic" is not supported; export the picture as one of \.jpg/,
    ],
    [
      'a name in capitals',
      async () => putMaster('Quay One.jpg', await photograph()),
      /Quay One\.jpg: a picture's name uses small letters.*rename it/,
    ],
    [
      'a reserved name',
      async () => putMaster('all.jpg', await photograph()),
      /all\.jpg: .*are taken/,
    ],
    [
      'an invalid focus',
      putBadFocus,
      /focus\.json: "left" for "quay" is not a focus; write it like "50% 40%"/,
    ],
    ['texts that are not JSON', putBrokenTexts, /alt\.json: cannot be read/],
  ])('reports %s and builds nothing from it', async (_, makeError, message) => {
    await makeError()
    const report = await buildPictures(folders)
    expect(report.problems.join('\n')).toMatch(message)
    expect(report.pictures).toBe(0)
    expect(derivatives()).toEqual([])
  })

  it('reports an id without a master', async () => {
    expect((await buildPictures(folders, ['pier'])).problems).toEqual([
      expect.stringMatching(/^pier: there is no such master in .*masters/),
    ])
  })

  it('keeps the derivatives of a broken picture and builds the others', async () => {
    await putMaster('quay.jpg', await photograph())
    await buildPictures(folders)
    const before = derivatives()
    const pictureBefore = await written('quay')
    await putMaster('quay.jpg', Buffer.from('cut'))
    await putMaster('bay-hero.jpg', await photograph())
    const report = await buildPictures(folders)
    expect(report.problems).toHaveLength(1)
    expect(report.encoded).toEqual(['bay-hero'])
    expect(derivatives()).toEqual(expect.arrayContaining(before))
    expect(await written('quay')).toEqual(pictureBefore)
    await putMaster('quay.png', plain(640, 400).png().toBuffer())
    expect((await buildPictures(folders)).removed).toEqual([])
    expect(await written('quay')).toEqual(pictureBefore)
  })
})

describe('share cards', () => {
  const cards = {
    quay: { title: 'The quay', pictures: ['quay'] },
    both: { title: 'Two of them', pictures: ['quay', 'bay-hero'] },
  }

  function build(wanted = cards, buildThem = buildShareCards) {
    return buildThem(
      { masters: folders.masters, focusFile: folders.focusFile, cards: path.join(root, 'share') },
      wanted,
    )
  }

  beforeEach(async () => {
    await putMaster('quay.jpg', plain(900, 600).jpeg().toBuffer())
    await putMaster('bay-hero.jpg', plain(640, 900, '#3f7c8c').jpeg().toBuffer())
  })

  it('are 1200 by 630 progressive JPEGs below 300 kB, drawn once', async () => {
    expect((await build()).drawn).toEqual(['quay', 'both'])
    for (const name of ['quay.jpg', 'both.jpg']) {
      const file = path.join(root, 'share', name)
      expect(await sharp(file).metadata()).toMatchObject({
        width: 1200,
        height: 630,
        format: 'jpeg',
        isProgressive: true,
      })
      expect(statSync(file).size).toBeLessThan(300_000)
    }
    expect((await build()).drawn).toEqual([])
  })

  it('are redrawn when their picture, focus or title changes', async () => {
    await build()
    await putMaster('bay-hero.jpg', plain(640, 900, '#7a6bb3').jpeg().toBuffer())
    expect((await build()).drawn).toEqual(['both'])
    writeFileSync(folders.focusFile, '{"quay":"10% 50%"}')
    expect((await build()).drawn).toEqual(['quay', 'both'])
    expect(
      (await build({ ...cards, quay: { title: 'Another quay', pictures: ['quay'] } })).drawn,
    ).toEqual(['quay'])
  })

  it('are redrawn when a colour of the palette changes (LOOK-2)', async () => {
    await build()
    vi.resetModules()
    vi.doMock('../app/styles/palette.ts', async (original) => {
      const { palette } = await original<typeof import('../app/styles/palette.ts')>()
      return { palette: { ...palette, gold: '#aa7711' } }
    })
    const { buildShareCards: buildWithOtherGold } = await import('./share-cards.ts')
    vi.doUnmock('../app/styles/palette.ts')
    expect((await build(cards, buildWithOtherGold)).drawn).toEqual(['quay', 'both'])
  })

  it('are kept when their picture is missing', async () => {
    await build()
    rmSync(path.join(folders.masters, 'quay.jpg'))
    const { drawn, problems } = await build()
    expect(drawn).toEqual([])
    expect(problems[0]).toMatch(/quay\.jpg: not redrawn, because there is no master "quay"/)
    expect(readdirSync(path.join(root, 'share'))).toEqual(['both.jpg', 'quay.jpg'])
  })
})
