/** Takes back what Google's tag has stored in this browser (CONSENT-2). */

/** The tag's cookies: `_ga`, and one for each measurement id. */
const ownName = /^_ga(?:_|$)/

/** Deletes the tag's cookies, wherever in the site's domain it has put them. */
export function deleteAnalyticsCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  for (const name of names.filter((found) => ownName.test(found))) {
    for (const domain of ['', ...domainsOf(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor on plain HTTP
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/** A host and every domain above it, because the tag uses the highest that the browser allows. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
