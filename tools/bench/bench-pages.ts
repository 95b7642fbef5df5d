/** One address of each kind of page, as a first visit opens it: what `npm run bench` measures. */
export const benchPages = [
  '/',
  '/home?city=dubai',
  '/about?city=dubai',
  '/services?city=dubai',
  '/contact?city=dubai',
  '/city/oslo?city=oslo',
  '/villas?city=dubai',
  '/privacy-policy?city=dubai',
  '/terms-conditions?city=dubai',
] as const
