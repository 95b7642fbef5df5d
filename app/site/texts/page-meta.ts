import { site } from '../site.ts'

/** A page's texts for search engines and link previews. */
export interface MetaTexts {
  title: string
  description: string
  keywords?: readonly string[]
}

/** The first breadcrumbs of a page, as search engines show them. */
export const homeCrumb = { name: 'Home', path: '/home' } as const
export const servicesCrumb = { name: 'Services', path: '/services' } as const

/** The name of a city's catalogue of services, as search engines read it. */
export const catalogueName = (city: string) => `Services in ${city}`

/** The alternative text of a city's share card. */
export const cardAlt = (city: string) =>
  `A view of ${city}, with its name and the wordmark ${site.wordmark}`
