import { defaultMeta } from '~/site/texts/landing'

/** Metadata of the page for unknown paths. */
export function meta() {
  return [{ title: defaultMeta.title }]
}

/** Never shown: the guard redirects every unknown path to the landing page (ROUTE-3). */
export default function UnknownPage() {
  return null
}
