/** One page of each template; every city is used (sweep.e2e.ts checks that none is missing). */
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
