/** Deletes what Google's tag has stored in this browser (CONSENT-2). */

/** The tag's cookies: `_ga`, and one for each measurement id. */
const ownName = /^_ga(?:_|$)/

/** Deletes the tag's cookies on every domain level of the site. */
export function deleteAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter((found) => ownName.test(found))) {
    for (const domain of ['', ...domainsOf(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor on plain HTTP
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/** A host and its parent domains: the tag sets its cookies on the highest one that the browser allows. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
