/** One page of each template; every city has its turn (sweep.e2e.ts sees that none is left out). */
export const templates: readonly string[] = [
  '/',
  '/dubai/home',
  '/zurich/about',
  '/oslo/services',
  '/new-york/contact',
  '/beirut',
  '/stockholm/weddings',
  '/zurich/privacy-policy',
  '/oslo/terms-conditions',
]
