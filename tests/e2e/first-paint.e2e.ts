import { benchPages } from '../../scripts/bench-pages'
import { expect, test } from './fixtures'

for (const path of benchPages) {
  test(`${path}: words that arrive are painted in the first frame`, async ({ page }) => {
    // At an opacity of 0 they are not, and the largest paint waits until something repaints them.
    await page.goto(path)
    const beginnings = await page.evaluate(() => {
      const arriving = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => {
          animation.pause()
          animation.currentTime = 0
          return (animation.effect as KeyframeEffect).target
        })
      return [document.querySelector('main h1'), ...arriving].map((element) => ({
        words: element?.textContent?.trim() ?? '',
        opacity: element ? Number(getComputedStyle(element).opacity) : 0,
      }))
    })
    const words = beginnings.filter((part) => part.words)
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter(({ opacity }) => opacity === 0)).toEqual([])
  })
}
