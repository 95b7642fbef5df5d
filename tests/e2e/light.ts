/** How much of a hero picture's light remains visible on its page (LOOK-6). */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, framesLater } from './fixtures'

/** The remaining light, as a share of the bare picture's. */
export interface LightKept {
  upper: number
  lower: number
}

/** Hides text, marks and rules; the shades behind them stay, with their shadows. */
const withoutWords = `
  *, *::before, *::after {
    color: transparent !important;
    border-color: transparent !important;
    outline-color: transparent !important;
    animation: none !important;
    transition: none !important;
  }
  main > :first-child :is(a, button), header :is(a, button) { background: none !important }
  main > :first-child :is(a, button)::after { visibility: hidden !important }`

/** The picture alone, in the same crop. */
const bare = `
  body *, body *::before, body *::after {
    background: none !important;
    mask: none !important;
    text-shadow: none !important;
    filter: none !important;
    opacity: 1 !important;
  }
  header, main > :first-child *::before, main > :first-child *::after,
  main > :first-child::before, main > :first-child::after { display: none !important }`

/**
 * Compares the visible part of the first picture's section with its bare picture: mean luma of the
 * halves, text hidden in both. The page must be at the top, with its picture loaded.
 */
export async function lightKept(page: Page): Promise<LightKept> {
  const picture = page.locator('main picture img').first()
  // A resized window selects another source in a later task, which rejects a running `decode`.
  await expect(async () => {
    await framesLater(page)
    await picture.evaluate((image: HTMLImageElement) => image.decode())
  }).toPass()
  const clip = await picture.evaluate((image) => {
    const { left, top, width, bottom } = (image.closest('section') ?? image).getBoundingClientRect()
    const end = Math.min(bottom, window.innerHeight)
    return { x: Math.max(0, left), y: Math.max(0, top), width, height: end - Math.max(0, top) }
  })
  const hidden = await page.addStyleTag({ content: withoutWords })
  const shown = await halves(await page.screenshot({ clip }))
  const bared = await page.addStyleTag({ content: bare })
  const own = await halves(await page.screenshot({ clip }))
  for (const style of [hidden, bared]) await style.evaluate((tag: Element) => tag.remove())
  return { upper: shown.upper / own.upper, lower: shown.lower / own.lower }
}

/** Mean luma of the upper and the lower half, 0 to 255. */
async function halves(shot: Buffer): Promise<LightKept> {
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const mean = (from: number, to: number) => {
    let sum = 0
    for (let at = from; at < to; at += 3) {
      sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
    }
    return sum / ((to - from) / 3)
  }
  const middle = Math.floor(info.height / 2) * info.width * 3
  return { upper: mean(0, middle), lower: mean(middle, data.length) }
}
