import { cityList } from './cities.ts'

/** An entry of the navigation (HEAD-2). */
export interface NavigationItem {
  id: string
  title: string
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
    children: cityList.map((city) => ({ title: city.name, url: `/city/${city.key}` })),
  },
  { id: 'services', title: 'Services', url: '/services' },
  { id: 'contact', title: 'Contact', url: '/contact' },
]

/** The two legal pages, linked from the footer (FOOT-1). */
export const legalLinks = [
  { title: 'Privacy Policy', url: '/privacy-policy' },
  { title: 'Terms & Conditions', url: '/terms-conditions' },
] as const
