import { cityReady } from '~/content/loading'
import { loadPageTexts } from '~/content/page-texts'
import { navigationGuard } from '~/visit/navigation-guard'

/** The router's middleware: the guard, which also loads the city's documents and the page's own texts. */
export const guardNavigation = navigationGuard((pathname, city) =>
  Promise.all([cityReady(city), loadPageTexts(pathname, city)]),
)
