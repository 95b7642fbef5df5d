/**
 * The last step of a build: makes every prerendered page paint without its scripts, gives each a
 * strict Content Security Policy, and writes sitemap, robots and host files beside them.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { warnOfMissingVariables } from '../environment.ts'
import { writeHostFiles } from '../hosts/host-files.ts'
import { bundleInlineScript, bundleModule } from './bundle-script.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts'
import { reportUnconfirmedFacts } from './report-facts.ts'
import { writeSiteFiles } from './site-files.ts'

/** The two halves of what starts a page's scripts: in the page, and in a file of its own. */
interface Starter {
  inline: string
  module: string
}

/** Finishes the static site in `folder` in place; throws where the framework's output is not as expected. */
export async function finishBuild(folder: string): Promise<void> {
  const starter = {
    inline: await bundleInlineScript('app/startup/start-after-paint.ts'),
    module: await bundleModule('app/startup/fetch-scripts.ts'),
  }
  const rendered = await htmlFiles(folder)
  const sheets = await styleSheets(folder)
  for (const file of rendered) {
    const html = await readFile(file, 'utf8')
    const styled = inlineStyles(html, sheets)
    const deferred = await deferScripts(styled, folder, starter)
    const policy = contentSecurityPolicy(inlineScriptHashes(deferred))
    await writeFile(file, withPolicy(deferred, policy))
  }
  await writeSiteFiles(folder)
  await writeHostFiles(folder)
  warnOfMissingVariables()
  reportUnconfirmedFacts()
  console.log(`Finished ${rendered.length} pages in ${folder}.`)
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => name.endsWith('.html')).map((name) => join(folder, name))
}

/** Every stylesheet of the build by its address. */
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
 * Puts the page's styles into the page: those it links to, and those of parts that are written into
 * it but whose script, which would bring them, comes later. The links stay, switched off, because
 * React expects to find them when it hydrates, and scripts that come later look for them and would
 * bring the styles again. No styles stand twice: the build for prerendering names some files anew,
 * and for a twin sheet Chromium matches its part of the page afresh, while a visitor scrolls.
 */
function inlineStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const inlined = new Set<string>()
  const linked = new Set<string>()
  const page = html.replace(/<link [^>]*rel="stylesheet"[^>]*>/g, (link) => {
    // The framework tells apart the links of two routes to one file by a trailing #.
    const href = /href="([^"#]+)#?"/.exec(link)?.[1]
    const css = href && sheets.get(href)
    if (!css) throw new Error(`A stylesheet link that leads nowhere: ${link}`)
    const style = inlined.has(css) ? '' : styleElement(css)
    inlined.add(css)
    if (!link.includes('#"')) linked.add(href)
    return style + link.replace('rel="stylesheet"', 'rel="stylesheet" disabled=""')
  })
  const styled = new Set([...inlined].flatMap(classesIn))
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  )
  let rest = ''
  for (const [href, css] of sheets) {
    const names = classesIn(css)
    if (linked.has(href) || !names.some((name) => used.has(name))) continue
    if (names.some((name) => !styled.has(name))) rest += styleElement(css)
    for (const name of names) styled.add(name)
    rest += `<link rel="stylesheet" disabled="" href="${href}"/>`
  }
  return page.replace('</head>', () => `${rest}</head>`)
}

function styleElement(css: string): string {
  return `<style>${css.replaceAll('</style', '<\\/style')}</style>`
}

/** The class names of CSS modules in a sheet, as `vite.config.ts` shortens them. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.(_\w{2})(?![\w-])/g)].map(([, name]) => name ?? '')
}

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const contextScript = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/**
 * Moves the framework's scripts into files of their own, which run after the first paint. Its inline
 * ones stay as empty elements, because React counts them when it hydrates.
 */
async function deferScripts(html: string, folder: string, starter: Starter): Promise<string> {
  const script = moduleScript.exec(html)
  const context = [...html.matchAll(contextScript)].map(([, code]) => code)
  if (!script?.[1] || context.length === 0)
    throw new Error('The page lacks its scripts: has the framework changed its output?')
  const modules = [...html.matchAll(preloadLink)].map(([, href]) => href)
  const boot = await writeScript(folder, 'boot', script[1].trim())
  const start = await writeScript(
    folder,
    'start',
    [...context, `const scripts=${JSON.stringify({ boot, modules })}`, starter.module].join(';\n'),
  )
  const code = `var starter=${JSON.stringify(start)};${starter.inline}`
  return html
    .replace(preloadLink, '')
    .replace(contextScript, '<script></script>')
    .replace(moduleScript, () => `<script>${code}</script>`)
}

/** Writes a script under a name that changes with it; returns its address. */
async function writeScript(folder: string, name: string, code: string): Promise<string> {
  const address = `/assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, address), code)
  return address
}

function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  if (!html.includes('<meta charSet="utf-8"/>'))
    throw new Error('The page does not begin with its charset.')
  return html.replace('<meta charSet="utf-8"/>', (charset) => charset + meta)
}
