import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultCity } from '../../app/site/cities.ts'
import { sitemapPaths } from '../../app/site/route-table.ts'
import { siteOrigin } from './environment.ts'

/** Writes sitemap.xml and robots.txt into the built site (spec 7; decisions "Addresses for search"). */
export async function writeSiteFiles(folder: string): Promise<void> {
  const origin = siteOrigin()
  const urls = sitemapPaths(defaultCity)
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
