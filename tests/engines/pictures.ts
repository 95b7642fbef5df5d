/** What an engine makes of the site, window by window, for the eye to judge. */
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

/** Writes `{screen}-{width}-{number}.png` for every windowful of every screen. */
export async function takePictures(visitor: Visitor, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const size of [desktop, phone]) {
    await visitor.resize(size)
    for (const [screen, path] of Object.entries(screens)) {
      await visitor.open(path)
      for (let number = 0, last = false; !last; number++) {
        last = await visitor.evaluate(scrollToWindowful, number)
        await picturesDecoded(visitor)
        await visitor.evaluate(allArrived)
        const name = `${screen}-${size.width}-${String(number).padStart(2, '0')}.png`
        await writeFile(join(folder, name), await visitor.engine.picture())
      }
      console.log(`  ${screen} at ${size.width} px`)
    }
  }
}

/** In the page: scrolls to the windowful of this number; says whether it is the last. */
function scrollToWindowful(number: number): boolean {
  // Less than a window, because bars stand at its edges.
  window.scrollTo({ top: number * Math.round(window.innerHeight * 0.85), behavior: 'instant' })
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
}

/** In the page: lets observers see what is on show, then waits for all that moves only once. */
async function allArrived(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let frames = 0; frames < 4; frames++) await frame()
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    .filter(({ timeline }) => timeline === document.timeline)
  await Promise.allSettled(finite.map(({ finished }) => finished))
  await frame()
}
