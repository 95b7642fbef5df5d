import type { Page } from '@playwright/test'

/** What extends beyond the sides of the window: the page itself, or a part that the body clips. */
export function beyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document
    const width = root.clientWidth
    const found = root.scrollWidth > width ? [`the page is ${root.scrollWidth} wide`] : []
    const parts = body.querySelectorAll(
      'a, button, input, textarea, select, img, h1, h2, h3, p, li',
    )
    for (const part of parts) {
      const { left, right, width: own, height } = part.getBoundingClientRect()
      if (own <= 1 || height <= 1 || (left >= -1 && right <= width + 1)) continue
      if (!part.checkVisibility({ visibilityProperty: true })) continue
      if (!isCut(part)) found.push(`${part.outerHTML.slice(0, 90)}: ${left} to ${right}`)
    }
    return found

    /** Whether an ancestor is meant to show only a part of it. */
    function isCut(part: Element): boolean {
      for (
        let around = part.parentElement;
        around && around !== body;
        around = around.parentElement
      ) {
        const { overflowX, clipPath } = getComputedStyle(around)
        if (overflowX !== 'visible' || clipPath !== 'none') return true
      }
      return getComputedStyle(part).clipPath !== 'none'
    }
  })
}
