/**
 * `npm run bench [-- --at <instant> path…]`: runs Lighthouse (mobile) on built pages and on the same
 * pages without scripts and video, alternately, in three rounds. Prints medians and ratios. Needs a
 * built site. Run it on an otherwise idle machine. `--at 2026-06-21T13:00:00Z` starts every page's
 * clock at that instant, because the time of day selects a city's pictures (HOUR-1).
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { ensureTestChromium, findTestChromium } from '../chromium.ts'
import { startServer } from '../preview/serve.ts'
import { benchPages } from './bench-pages.ts'
import { median } from './median.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const debuggingPort = 9333
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const { values, positionals } = parseArgs({
  options: { at: { type: 'string' } },
  allowPositionals: true,
})
const paths = positionals.length > 0 ? positionals : benchPages

interface Run {
  scores: number[]
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  /** Lighthouse's benchmark index: the speed of the machine in that run. */
  pace: number
}

const built = values.at === undefined ? 'build/client' : await setClock('build/client', values.at)
const stripped = await stripScripts('build/client')
const site = await startServer({
  port: 4393,
  dir: built,
  mailboxDir: '.mailbox/bench',
  quality: 11,
})
const plain = await startServer({
  port: 4394,
  dir: stripped,
  mailboxDir: '.mailbox/bench',
  quality: 11,
})
ensureTestChromium()
const browser = await chromium.launch({
  // It is optimised like the Chrome that visitors have (docs/decisions/016). Debian's is not.
  executablePath: findTestChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
})

console.log(
  'path | perf (plain) a11y best seo | FCP ms (plain, ratio) | LCP ms (plain, ratio) | TBT ms (plain) | CLS | KB | pace',
)
for (const path of paths) {
  await openOnce(site.url + path)
  await openOnce(plain.url + path)
  const full: Run[] = []
  const bare: Run[] = []
  for (let round = 0; round < rounds; round += 1) {
    // The other categories give the same result in every round.
    full.push(await measure(site.url + path, round === 0 ? categories : ['performance']))
    bare.push(await measure(plain.url + path, ['performance']))
  }
  const of = (runs: Run[], key: Exclude<keyof Run, 'scores'>) => median(runs.map((run) => run[key]))
  const score = (runs: Run[]) => median(runs.map((run) => run.scores[0] ?? 0))
  const [, ...others] = full[0]?.scores ?? []
  const ratio = (key: 'fcp' | 'lcp') =>
    `${of(full, key).toFixed(0)} (${of(bare, key).toFixed(0)}, ${(of(full, key) / of(bare, key)).toFixed(2)})`
  console.log(
    [
      path,
      // If the page without scripts also loses points, the machine is the reason.
      `${score(full)} (${score(bare)}) ${others.join(' ')}`,
      ratio('fcp'),
      ratio('lcp'),
      `${of(full, 'tbt').toFixed(0)} (${of(bare, 'tbt').toFixed(0)})`,
      of(full, 'cls').toFixed(3),
      (of(full, 'bytes') / 1024).toFixed(0),
      of(full, 'pace').toFixed(0),
    ].join(' | '),
  )
}

await browser.close()
await site.close()
await plain.close()
await rm(join(stripped, '..'), { recursive: true })
if (built !== 'build/client') await rm(join(built, '..'), { recursive: true })

/** Opens a page once, so that the browser and the server are warm. */
async function openOnce(url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

async function measure(url: string, wanted: readonly string[]): Promise<Run> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...wanted],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { audits, categories: judged, environment } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: wanted.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    pace: environment.benchmarkIndex,
  }
}

/**
 * Copies the site with pages whose clock starts at `instant` (ISO 8601). The script runs because it
 * comes before the page's Content Security Policy.
 */
async function setClock(folder: string, instant: string): Promise<string> {
  const at = Date.parse(instant)
  if (Number.isNaN(at)) throw new Error(`--at ${instant}: no instant such as 2026-06-21T13:00:00Z.`)
  const clock = `<script>{const now=Date.now.bind(Date),ahead=${at}-now();Date=class extends Date{constructor(...given){given.length?super(...given):super(now()+ahead)}static now(){return now()+ahead}};document.currentScript.remove()}</script>`
  return changePages(folder, (html) => html.replace(/<head[^>]*>/, (head) => head + clock))
}

/** Copies the site without its scripts and videos. */
function stripScripts(folder: string): Promise<string> {
  return changePages(folder, (html) =>
    html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<video\b[\s\S]*?<\/video>/g, ''),
  )
}

/** Copies the site into a temporary folder and changes each page. */
async function changePages(folder: string, change: (html: string) => string): Promise<string> {
  // The server writes its compressed files next to the copy.
  const copy = join(await mkdtemp(join(tmpdir(), 'levo-bench-')), 'client')
  await cp(folder, copy, { recursive: true })
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(copy, name)
    await writeFile(file, change(await readFile(file, 'utf8')))
  }
  return copy
}
