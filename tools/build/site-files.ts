import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultCity } from '../../app/cities/cities.ts'
import { isSharedService } from '../../app/services/service-pages.ts'
import { serviceSlugs } from '../../app/services/services.ts'
import { sitemapPaths, splitPath } from '../../app/site/route-table.ts'
import { noticesFile } from '../../app/site/site.ts'
import { siteOrigin } from '../environment.ts'

/**
 * Writes sitemap.xml and robots.txt into the built site (META-2, META-4) and appends the fonts'
 * licences to those from the bundler (LEGAL-4).
 */
export async function writeSiteFiles(folder: string): Promise<void> {
  const origin = siteOrigin()
  const urls = sitemapPaths()
    .filter(isCanonical)
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
  await appendFile(join(folder, noticesFile), await fontNotices())
}

/** The bundler does not see the fonts: they are subsets of packages that no script imports. */
async function fontNotices(): Promise<string> {
  const notices = ['cormorant-garamond', 'jost'].map(async (font) => {
    const name = `@fontsource-variable/${font}`
    return `\n## ${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, 'utf8')}`
  })
  return (await Promise.all(notices)).join('')
}

/** A service that is the same in every city is listed once, in its default edition. */
function isCanonical(path: string): boolean {
  const { city = defaultCity, page } = splitPath(path)
  const slug = serviceSlugs.find((known) => page === `/${known}`)
  return city === defaultCity || !slug || !isSharedService(slug)
}
