import { cityList } from '../cities/cities.ts'
import { cityPath, type PageName, pageRoutes, splitPath } from './route-table.ts'

/** An entry of the navigation (HEAD-2). */
export interface NavigationItem {
  id: string
  title: string
  /** The page's own address; links stay in their page family (components/site-link.tsx). */
  url: string
  children?: readonly { title: string; url: string }[]
}

/** The navigation of header, mobile menu and footer (HEAD-2). */
export const navigation: readonly NavigationItem[] = [
  { id: 'home', title: 'Home', url: '/home' },
  { id: 'about', title: 'About', url: '/about' },
  {
    id: 'cities',
    title: 'Cities',
    url: '/city/dubai',
    children: cityList.map((city) => ({ title: city.name, url: cityPath(city.key) })),
  },
  { id: 'services', title: 'Services', url: '/services' },
  { id: 'contact', title: 'Contact', url: '/contact' },
]

/** The navigation as a page shows it: in an edition, Cities links to the visitor's own city (HEAD-2). */
export function navigationAt(pathname: string): readonly NavigationItem[] {
  const { city, isEdition } = splitPath(pathname)
  if (!city || !isEdition) return navigation
  return navigation.map((item) => (item.children ? { ...item, url: cityPath(city) } : item))
}

const activeItems: Readonly<Partial<Record<PageName, string>>> = {
  home: 'home',
  about: 'about',
  services: 'services',
  'service-page': 'services',
  contact: 'contact',
}

/** The id of the item that an address belongs to; none on the legal pages (HEAD-6). */
export function activeItemAt(pathname: string): string | undefined {
  const { city, page } = splitPath(pathname)
  if (city && page === cityPath(city)) return 'cities'
  const route = pageRoutes.find(({ path }) => path === page)
  return route && activeItems[route.page]
}

/** The two legal pages, linked from the footer (FOOT-1). */
export const legalLinks = [
  { title: 'Privacy Policy', url: '/privacy-policy' },
  { title: 'Terms & Conditions', url: '/terms-conditions' },
] as const
