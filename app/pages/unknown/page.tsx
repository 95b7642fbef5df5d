import { site } from '~/site/site'

export function meta() {
  return [{ title: site.defaultTitle }]
}

/** Never seen: the guard sends every unknown path to the landing page (ROUTE-3). */
export default function UnknownPage() {
  return null
}
