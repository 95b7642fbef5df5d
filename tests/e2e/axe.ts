import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe for a page. Its results are put together in the page itself: none of our pages holds a frame,
 * and the empty page that axe opens for them otherwise costs twice the analysis.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}
