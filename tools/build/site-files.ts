import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultCity } from '../../app/cities/cities.ts'
import { isSharedService } from '../../app/services/service-pages.ts'
import { serviceSlugs } from '../../app/services/services.ts'
import { sitemapPaths, splitPath } from '../../app/site/route-table.ts'
import { siteOrigin } from '../environment.ts'

/** Writes sitemap.xml and robots.txt into the built site (META-2, META-4). */
export async function writeSiteFiles(folder: string): Promise<void> {
  const origin = siteOrigin()
  const urls = sitemapPaths()
    .filter(isKnownToSearch)
    .map((path) => `  <url><loc>${origin}${path}</loc></url>`)
    .join('\n')
  await writeFile(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  )
  await writeFile(
    join(folder, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
}

/** Not the other editions of a service that is the same in every city. */
function isKnownToSearch(path: string): boolean {
  const { city = defaultCity, page } = splitPath(path)
  const slug = serviceSlugs.find((known) => page === `/${known}`)
  return city === defaultCity || !slug || !isSharedService(slug)
}
