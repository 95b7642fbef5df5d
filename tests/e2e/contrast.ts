/**
 * The contrast of text over pictures, which axe cannot see. Every text is measured against the
 * brightest part of what is beneath it (A11Y-1, WCAG 2.2, 1.4.3).
 */
import { expect, type Page, type PageScreenshotOptions } from '@playwright/test'
import sharp from 'sharp'

/** One text on the page; px of the page, colour as 0 to 255. */
interface Text {
  words: string
  left: number
  top: number
  width: number
  height: number
  colour: [number, number, number]
  large: boolean
}

/** The windows in which texts are measured, px: the layout differs in each. */
export const screens = [
  { width: 820, height: 1_180 },
  { width: 1_440, height: 900 },
  { width: 1_920, height: 1_080 },
  { width: 390, height: 844 },
  { width: 1_180, height: 820 },
] as const

/**
 * The texts with too little contrast, each with its contrast ratio: those of the first viewport, or of
 * the `whole` page. The page must be scrolled to the top.
 */
export async function weakTexts(page: Page, whole: boolean): Promise<string[]> {
  await picturesLoaded(page, whole)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  )
  const texts = await textsOf(page, whole)
  expect(texts.length).toBeGreaterThan(5)
  const curtain = await page.addStyleTag({
    content:
      '* { color: transparent !important; transition: none !important; text-decoration: none !important }',
  })
  const size = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: scrollHeight }
  })
  const { data, info } = await pixelsOf(page, whole ? { x: 0, y: 0, ...size } : undefined, whole)
  await curtain.evaluate((style: Element) => style.remove())
  return texts.flatMap((text) => {
    const contrast = contrastOf(text, data, info)
    if (contrast >= (text.large ? 3 : 4.5)) return []
    return [
      `${info.width} px: ${contrast.toFixed(2)}: "${text.words}" at ${text.left}, ${text.top}`,
    ]
  })
}

/**
 * The pixels of the window, or of a part of the page, row by row: red, green and blue. Playwright's own
 * screenshots wait for fonts, and are compressed, which takes seconds.
 */
export async function pixelsOf(
  page: Page,
  clip?: PageScreenshotOptions['clip'],
  isBeyondWindow = false,
) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyondWindow,
    ...(clip && { clip: { ...clip, scale: 1 } }),
  })
  await session.detach()
  const image = sharp(Buffer.from(data, 'base64')).removeAlpha().raw()
  return image.toBuffer({ resolveWithObject: true })
}

async function picturesLoaded(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async (all) => {
    const pictures = [...document.images].filter(
      (image) => all || image.getBoundingClientRect().top < window.innerHeight,
    )
    for (const picture of pictures) picture.loading = 'eager'
    // The browser chooses the files of a new window size with its next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // decode() rejects if the picture changes its file meanwhile: then the new file is awaited.
    const decoded = (picture: HTMLImageElement) => picture.decode().catch(() => picture.decode())
    await Promise.all(pictures.map((picture) => decoded(picture).catch(() => undefined)))
  }, whole)
}

/** Every visible line of text. */
function textsOf(page: Page, whole: boolean): Promise<Text[]> {
  return page.evaluate((all) => {
    const unseen = '[aria-disabled=true], noscript, script, style, .visually-hidden, .skip-link'
    /** The strip that clips a copy of the landing page's head. */
    const stripOf = (element: Element | null): Element | undefined => {
      if (!element) return undefined
      const isStrip = getComputedStyle(element).clipPath === 'inset(0px)'
      return isStrip ? element : stripOf(element.parentElement)
    }
    const found: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim()
      if (!element || !words) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const strip = stripOf(element)?.getBoundingClientRect()
      if (element.closest(strip ? unseen : `${unseen}, [aria-hidden=true]`)) continue
      const style = getComputedStyle(element)
      const colour = /(\d+), (\d+), (\d+)/.exec(style.color)
      if (!colour) continue
      const points = Number.parseFloat(style.fontSize)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        // Without the pixels that the strip shares with its neighbours.
        const left = strip ? Math.max(line.left, strip.left + 1) : line.left
        const right = strip ? Math.min(line.right, strip.right - 1) : line.right
        const box = { ...line.toJSON(), left, width: right - left }
        if (box.width < 4 || box.height < 4) continue
        if (!all && box.bottom > window.innerHeight) continue
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        // Clipped or covered text cannot be read anyway.
        if (middle.x < 0 || middle.x > window.innerWidth) continue
        const isHit = style.pointerEvents !== 'none'
        if (!all && isHit && !element.contains(document.elementFromPoint(middle.x, middle.y))) {
          continue
        }
        found.push({
          words: words.slice(0, 40),
          left: box.left,
          top: box.top + window.scrollY,
          width: box.width,
          height: box.height,
          colour: [Number(colour[1]), Number(colour[2]), Number(colour[3])],
          large: points >= 24 || (points >= 18.66 && Number(style.fontWeight) >= 700),
        })
      }
    }
    return found
  }, whole)
}

/**
 * The contrast of a text with the closest part of the picture beneath it. A fiftieth of the pixels may
 * be windows and stars. `pixels` are red, green and blue, row by row.
 */
function contrastOf(
  text: Text,
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): number {
  const left = Math.max(0, Math.floor(text.left))
  const top = Math.max(0, Math.floor(text.top))
  const right = Math.max(left + 1, Math.min(left + Math.ceil(text.width), width))
  const bottom = Math.max(top + 1, Math.min(top + Math.ceil(text.height), height))
  const own = luminance(...text.colour)
  const contrasts = new Float64Array((right - left) * (bottom - top))
  let count = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3
      const ground = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
      contrasts[count] = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
      count += 1
    }
  }
  contrasts.sort()
  return contrasts[Math.floor(count / 50)] ?? 0
}

/** The linear value of each channel value. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)
}
