/** Helpers for checks of the built files: their paths and the parts of a page. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CityKey } from '../../app/cities/cities'
import { type DocumentTexts, withDefaults } from '../../app/content/defaults'
import { documentPath } from '../../app/content/document-path'
import type { DocumentName, DocumentOf } from '../../app/content/documents'
import { renderedPaths } from '../../app/site/route-table'

export const folder = 'build/client'

/** The page that hosts serve for unknown paths. */
export const fallback = '/__spa-fallback.html'

/** Every page with a file: the landing page, both page families and the fallback. */
export const pagePaths: readonly string[] = [...renderedPaths, fallback]

/** The path of the file for an address. */
export function filePath(address: string): string {
  return join(folder, address.split(/[?#]/)[0] ?? '')
}

export function isThere(address: string): boolean {
  return existsSync(filePath(address)) && statSync(filePath(address)).isFile()
}

export function bytesOf(address: string): Buffer {
  return readFileSync(filePath(address))
}

/** A page's HTML. Throws if the page does not exist. */
export function htmlOf(path: string): string {
  return readFileSync(path === fallback ? filePath(path) : join(folder, path, 'index.html'), 'utf8')
}

/** A script of a page: its attributes and its code. */
export interface Script {
  attributes: string
  code: string
}

export function scriptsOf(html: string): Script[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', code = '']) => ({
      attributes,
      code,
    }),
  )
}

/** The module that starts a page's scripts. */
export function starterOf(html: string): string {
  const starter = /<script>var starter="([^"]+)"/.exec(html)?.[1]
  if (!starter) throw new Error('The page has no starter.')
  return starter
}

/** Inline scripts of a page that run. */
export function inlineScriptsOf(html: string): Script[] {
  return scriptsOf(html).filter(
    ({ attributes, code }) => code !== '' && !/type="application\/(ld\+)?json"/.test(attributes),
  )
}

/** The content of a meta element by name, property or http-equiv. Undefined if there is none. */
export function metaOf(html: string, name: string): string | undefined {
  const found = [...html.matchAll(/<meta ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .find((attributes) => attributes.includes(`"${name}"`))
  return (
    found &&
    /content="([^"]*)"/.exec(found)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  )
}

/** A document's texts as a page of the city shows them. */
export function textsOf<Name extends DocumentName>(name: Name, city: CityKey): DocumentTexts<Name> {
  const written = readFileSync(filePath(documentPath(name, city)), 'utf8')
  return withDefaults(name, city, JSON.parse(written) as DocumentOf<Name>)
}

/** The paths in the sitemap. */
export function listedPaths(): string[] {
  const urls = bytesOf('/sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...urls].map(([, url = '']) => new URL(url).pathname)
}
