import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { guardedRoutes, type PageName } from './site/route-table.ts'

function file(page: PageName): string {
  return `pages/${page}/page.tsx`
}

/** All routes (ROUTE-1): the landing page has its own layout, everything else shares one. */
export default [
  index(file('landing')),
  route('landing', file('landing'), { id: 'landing' }),
  layout('pages/layout/layout.tsx', [
    // One route for a page and its editions; the guard knows which first segments are cities.
    ...guardedRoutes.map(({ path, page }) =>
      route(`:edition?${path}`, file(page), { id: path.slice(1) }),
    ),
    route('city?/:name', file('city'), { id: 'city' }),
  ]),
  route('*', 'pages/unknown/page.tsx', { id: 'unknown' }),
] satisfies RouteConfig
