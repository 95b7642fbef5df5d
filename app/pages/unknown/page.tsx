import { site } from '~/site/site'

export function meta() {
  return [{ title: site.defaultTitle }]
}

/** Never seen: the guard sends every unknown path to the landing page (spec 2.1). */
export default function UnknownPage() {
  return null
}
