import { defaultMeta } from '~/site/texts/landing'

export function meta() {
  return [{ title: defaultMeta.title }]
}

/** Never seen: the guard sends every unknown path to the landing page (ROUTE-3). */
export default function UnknownPage() {
  return null
}
