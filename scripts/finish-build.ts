/**
 * The last step of a build: makes every prerendered page paint without its scripts, gives each a
 * strict Content Security Policy, and writes sitemap, robots and host files beside them.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeHostFiles } from '../deploy/host-files.ts'
import { bundleInlineScript } from './bundle-inline-script.ts'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts'
import { warnOfMissingVariables } from './environment.ts'
import { writeSiteFiles } from './site-files.ts'

/** Finishes the static site in `folder` in place; throws where the framework's output is not as expected. */
export async function finishBuild(folder: string): Promise<void> {
  const starter = await bundleInlineScript('app/head/start-after-paint.ts')
  const pages = await htmlFiles(folder)
  const sheets = await styleSheets(folder)
  for (const file of pages) {
    const html = await readFile(file, 'utf8')
    const styled = inlineStyles(html, sheets)
    const deferred = await deferScripts(styled, folder, starter)
    const policy = contentSecurityPolicy(inlineScriptHashes(deferred))
    await writeFile(file, withPolicy(deferred, policy))
  }
  await writeSiteFiles(folder)
  await writeHostFiles(folder)
  warnOfMissingVariables()
  console.log(`Finished ${pages.length} pages in ${folder}.`)
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
 * React expects to find them when it hydrates. No styles stand twice: the build for prerendering
 * names some files anew, and Chromium lays a page with a twin sheet out afresh at every new link.
 */
function inlineStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
  const inlined = new Set<string>()
  let page = html
  for (const link of links) {
    // The framework tells apart the links of two routes to one file by a trailing #.
    const href = /href="([^"#]+)#?"/.exec(link)?.[1]
    const css = href && sheets.get(href)
    if (!css) throw new Error(`A stylesheet link that leads nowhere: ${link}`)
    const style = inlined.has(css) ? '' : styleElement(css)
    inlined.add(css)
    page = page.replace(
      link,
      () => style + link.replace('rel="stylesheet"', 'rel="stylesheet" disabled=""'),
    )
  }
  for (const css of sheets.values()) {
    if (inlined.has(css) || !classesOf(css).some((name) => html.includes(name))) continue
    inlined.add(css)
    page = page.replace('</head>', () => `${styleElement(css)}</head>`)
  }
  return page
}

function styleElement(css: string): string {
  return `<style>${css.replaceAll('</style', '<\\/style')}</style>`
}

/** The class names of CSS modules, which no other text of a page contains. */
function classesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(_[\w-]+_\w{5}_\d+)/g)].map(([, name]) => name ?? ''))]
}

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/** Moves the framework's module script into a file of its own and starts it after the first paint. */
async function deferScripts(html: string, folder: string, starter: string): Promise<string> {
  const script = moduleScript.exec(html)
  if (!script?.[1])
    throw new Error('The page has no module script: has the framework changed its output?')
  const modules = [...html.matchAll(preloadLink)].map(([, href]) => href)
  const boot = `/assets/boot-${createHash('sha256').update(script[1]).digest('hex').slice(0, 8)}.js`
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, boot), script[1].trim())
  const code = `var scripts=${JSON.stringify({ boot, modules })};${starter}`
  return html.replace(preloadLink, '').replace(moduleScript, () => `<script>${code}</script>`)
}

function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`
  if (!html.includes('<meta charSet="utf-8"/>'))
    throw new Error('The page does not begin with its charset.')
  return html.replace('<meta charSet="utf-8"/>', (charset) => charset + meta)
}
