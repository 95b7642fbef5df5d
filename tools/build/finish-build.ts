/**
 * The last step of a build: makes every prerendered page paint before its scripts, adds a strict
 * Content Security Policy to each, and writes sitemap, robots.txt, host files and mails.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadTemplate } from '../../relay/template.ts'
import { warnOfMissingVariables } from '../environment.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import { bundleInlineScript, bundleModule } from './bundle-script.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { Page } from './page.ts'
import { reportUnconfirmedFacts } from './report-facts.ts'
import { writeSiteFiles } from './site-files.ts'

/** The two parts of the starter of a page's scripts: inline, and in its own file. */
interface Starter {
  inline: string
  module: string
}

/** Finishes the static site in `folder` in place. Throws if the framework's output is not as expected. */
export async function finishBuild(folder: string): Promise<void> {
  const starter = {
    inline: await bundleInlineScript('app/startup/start-after-paint.ts'),
    module: await bundleModule('app/startup/fetch-scripts.ts'),
  }
  const rendered = await htmlFiles(folder)
  const sheets = await styleSheets(folder)
  for (const file of rendered) {
    const page = new Page(await readFile(file, 'utf8'))
    inlineStyles(page, sheets)
    await deferScripts(page, folder, starter)
    addPolicy(page)
    await writeFile(file, page.html())
  }
  await writeSiteFiles(folder)
  await writeHostFiles(folder)
  await writeMails(join(folder, '../mails'))
  warnOfMissingVariables()
  reportUnconfirmedFacts()
  console.log(`Finished ${rendered.length} pages in ${folder}.`)
}

/** Writes the two mails for the e-mail service. */
async function writeMails(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of ['team', 'welcome'] as const) {
    const { html, fields } = await loadTemplate(name)
    await writeFile(join(folder, `${name}.html`), html)
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(fields, null, 2)}\n`)
  }
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => name.endsWith('.html')).map((name) => join(folder, name))
}

/** Every stylesheet of the build by address. */
async function styleSheets(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [
            `/assets/${name}`,
            (await readFile(join(folder, 'assets', name), 'utf8')).trim(),
          ] as const,
      ),
    ),
  )
}

/**
 * Inlines the page's styles: those it links to, and those of prerendered parts whose script, which
 * would load them, comes later. The links stay, disabled, because React expects them when it hydrates,
 * and later scripts look for them before they load the styles again. Duplicates are removed: the
 * prerender build renames some files, and for a duplicate sheet Chromium recalculates styles of its
 * part of the page while a visitor scrolls.
 */
function inlineStyles(page: Page, sheets: ReadonlyMap<string, string>): void {
  const inlined = new Set<string>()
  const linked = new Set<string>()
  for (const link of page.find('link', (link) => link.rel === 'stylesheet')) {
    // The framework distinguishes the links of two routes to one file by a trailing #.
    const [href = '', mark] = page.attribute(link, 'href').split('#')
    const css = sheets.get(href)
    if (!css) throw new Error(`A link to a missing stylesheet: ${href}`)
    if (!inlined.has(css)) page.insertBefore(link, 'style', {}, css)
    inlined.add(css)
    if (mark === undefined) linked.add(href)
    page.setAttribute(link, 'disabled', '')
  }
  const styled = new Set([...inlined].flatMap(classesIn))
  const used = page.classes()
  for (const [href, css] of sheets) {
    const names = classesIn(css)
    if (linked.has(href) || !names.some((name) => used.has(name))) continue
    const isNeeded = names.some((name) => used.has(name) && !styled.has(name))
    const isRepeated = names.every((name) => styled.has(name))
    // Its other styles are for parts that this page does not have.
    if (!isNeeded && !isRepeated) continue
    if (isNeeded) page.appendToHead('style', {}, css)
    for (const name of names) styled.add(name)
    page.appendToHead('link', { rel: 'stylesheet', href, disabled: '' })
  }
}

/** The class names of CSS Modules in a sheet, as `class-names.ts` shortens them. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.(_\w{2})(?![\w-])/g)].map(([, name]) => name ?? '')
}

/**
 * Moves the framework's scripts to files that run after the first paint. Its inline scripts stay as
 * empty elements, because React counts them when it hydrates.
 */
async function deferScripts(page: Page, folder: string, starter: Starter): Promise<void> {
  const [script] = page.find('script', ({ type }) => type === 'module')
  const contexts = page
    .find('script', () => true)
    .filter((one) => page.text(one).startsWith('window.__reactRouterContext'))
  const preloads = page.find('link', ({ rel }) => rel === 'modulepreload')
  if (!script || contexts.length === 0)
    throw new Error('The page has no scripts. Has the framework changed its output?')
  const modules = preloads.map((link) => page.attribute(link, 'href'))
  const boot = await writeScript(folder, 'boot', page.text(script).trim())
  const list = `const scripts=${JSON.stringify({ boot, modules })}`
  const start = await writeScript(
    folder,
    'start',
    [...contexts.map((one) => page.text(one)), list, starter.module].join(';\n'),
  )
  for (const link of preloads) page.remove(link)
  for (const one of contexts) page.setText(one, '')
  page.insertBefore(script, 'script', {}, `var starter=${JSON.stringify(start)};${starter.inline}`)
  page.remove(script)
}

/** Writes a script under a hashed name and returns its address. */
async function writeScript(folder: string, name: string, code: string): Promise<string> {
  const address = `/assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, address), code)
  return address
}

/** Adds the policy directly after the charset, because it applies to what follows. */
function addPolicy(page: Page): void {
  const scripts = page.find('script', ({ type = '' }) => !/^application\/(ld\+)?json$/.test(type))
  const policy = contentSecurityPolicy(scripts.map((one) => page.text(one)).filter(Boolean))
  const [charset] = page.find('meta', ({ charset }) => charset !== undefined)
  if (!charset) throw new Error('The page has no charset.')
  page.insertAfter(charset, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy })
}
