import type { PageName } from '../../app/site/route-table'

/** A page of each template, in different cities. */
const examples: Record<PageName, string> = {
  landing: '/',
  home: '/dubai/home',
  about: '/zurich/about',
  services: '/oslo/services',
  contact: '/new-york/contact',
  city: '/beirut',
  'service-page': '/stockholm/weddings',
  'privacy-policy': '/zurich/privacy-policy',
  'terms-conditions': '/oslo/terms-conditions',
}

/** One page of each template. */
export const templates: readonly string[] = Object.values(examples)
