import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { linkFrom } from '~/site/route-table'

interface SiteLinkProps extends ComponentProps<typeof Link> {
  /** The page's own address, `/about` or `/city/oslo`, with or without query and fragment. */
  to: string
}

/**
 * Every link from page to page. It stays in the family of the current page: in an edition it leads to
 * that city's editions, elsewhere to the pages' own addresses (EDITION-4).
 */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const { pathname } = useLocation()
  // The browser knows every route, so the router need not discover any; the attribute would be in the HTML.
  return <Link discover="none" {...props} to={linkFrom(pathname, to)} />
}
