/**
 * The texts that replace or cover a page. [Words in brackets] become links, in the order in which the
 * component provides their targets.
 */
import { site } from '../site.ts'

export const noticeTexts = {
  /** A page that throws (ERR-2). */
  broken: {
    title: 'Something went wrong on our side',
    text: `The page could not be shown. What you have written in the form is kept in this tab. [Try again], go [back to the choice of cities], or call us on [${site.phone.display}].`,
  },
  /** An unknown address, shown until the redirect to the landing page. */
  unknown: {
    title: 'Page not found',
    text: `There is no page at this address. [Choose a city], or write to [${site.email.display}].`,
  },
  cookies: {
    name: 'Cookies',
    question:
      'May Google Analytics count visits, presses, scrolling and time? Nothing is sent unless you accept. [Privacy Policy]',
    accept: 'Accept',
    decline: 'Decline',
  },
} as const
