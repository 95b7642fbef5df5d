/** The layout around every page: header, menu, brand section, footer. */
import { site } from '../site.ts'

export const frameTexts = {
  skip: 'Skip to the content',
  toHome: `${site.name}, home`,
  mainNavigation: 'Main',
  yourCity: 'Your city: ',
  changeCity: 'Change City',
  showAll: (item: string) => `${item}: show all`,
  loading: 'The page is loading',
  menu: 'Menu',
  closeMenu: 'Close',
  brand: {
    loading: 'Loading',
    pause: 'Pause the moving words',
  },
  footer: {
    services: (city: string) => `All services in ${city}`,
    reach: 'Reach us',
    navigation: 'Footer',
    pages: 'Pages',
    legal: 'Legal',
    cookies: 'Cookie settings',
    close: `© ${site.brand}`,
    pictures: 'The pictures on this site are illustrations, not photographs.',
  },
} as const
