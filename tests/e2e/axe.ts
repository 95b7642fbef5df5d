import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe for a page. Its results are merged in the page itself: our pages have no frames, and the empty
 * page that axe otherwise opens to merge them doubles the analysis time.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}
