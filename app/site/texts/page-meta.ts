import { site } from '../site.ts'

/** What a page's text file says of the page to search engines and link previews. */
export interface MetaTexts {
  title: string
  description: string
  keywords?: readonly string[]
}

/** The first steps of the way to a page, as search engines show it. */
export const homeCrumb = { name: 'Home', path: '/home' } as const
export const servicesCrumb = { name: 'Services', path: '/services' } as const

/** The name of a city's catalogue of services, as search engines read it. */
export const catalogueName = (city: string) => `Services in ${city}`

/** What a city's share card shows. */
export const cardAlt = (city: string) =>
  `A view of ${city}, with its name and the wordmark ${site.wordmark}`
