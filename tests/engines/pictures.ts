/** Screenshots of the site in an engine, viewport by viewport, for manual comparison. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { desktop, phone, picturesDecoded } from './journey.ts'
import type { Visitor } from './visitor.ts'

const screens: Readonly<Record<string, string>> = {
  landing: '/',
  home: '/home?city=oslo',
  services: '/services?city=oslo',
  city: '/city/oslo?city=oslo',
  contact: '/contact?city=oslo',
}

/** Writes `{screen}-{width}-{number}.png` for each viewport height of each screen. */
export async function takePictures(visitor: Visitor, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const size of [desktop, phone]) {
    await visitor.resize(size)
    for (const [screen, path] of Object.entries(screens)) {
      await visitor.open(path)
      for (let number = 0, last = false; !last; number++) {
        last = await visitor.evaluate(scrollToWindowful, number)
        await picturesDecoded(visitor)
        await visitor.evaluate(animationsFinished)
        const name = `${screen}-${size.width}-${String(number).padStart(2, '0')}.png`
        await writeFile(join(folder, name), await visitor.engine.picture())
      }
      console.log(`  ${screen} at ${size.width} px`)
    }
  }
}

/** Runs in the page: scrolls to this viewport height. Returns whether it is the last. */
function scrollToWindowful(number: number): boolean {
  // Less than the viewport, because of the bars at its edges.
  window.scrollTo({ top: number * Math.round(window.innerHeight * 0.85), behavior: 'instant' })
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
}

/** Runs in the page: lets observers run, then waits for all finite animations. */
async function animationsFinished(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let frames = 0; frames < 4; frames++) await frame()
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    .filter(({ timeline }) => timeline === document.timeline)
  await Promise.allSettled(finite.map(({ finished }) => finished))
  await frame()
}
