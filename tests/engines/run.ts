/**
 * `npm run test:engines [-- --only gecko] [--dir folder] [--pictures folder]`: runs the main journey in
 * Chromium, Gecko and WebKit on a built site with its mailbox, or takes screenshots of the pages in
 * each engine. Installs missing engines as root.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { startGecko } from './gecko.ts'
import { journey } from './journey.ts'
import { takePictures } from './pictures.ts'
import { type Site, serveSite } from './site.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const engines = { chromium: startChromium, gecko: startGecko, webkit: startWebKit }
type EngineName = keyof typeof engines

interface Result {
  readonly engine: EngineName
  readonly version: string
  /** Passed steps of all steps. */
  readonly steps: string
  readonly seconds: number
  readonly passed: boolean
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const options = readOptions()
if (!existsSync(join(options.dir, 'index.html'))) {
  stop(`${options.dir} has no site. Build one first: npm start -- --build-only`)
}
const mailboxDir = await mkdtemp(join(tmpdir(), 'levo-engines-'))
const site = await serveSite(options.dir, mailboxDir)
try {
  const results: Result[] = []
  for (const name of options.only) results.push(await tryEngine(name, site))
  console.log()
  console.table(results)
  if (!results.every(({ passed }) => passed)) process.exitCode = 1
} finally {
  await site.close()
  await rm(mailboxDir, { recursive: true })
}

/** Starts an engine and runs the journey, or takes the screenshots, until the end or the first failure. */
async function tryEngine(name: EngineName, site: Site): Promise<Result> {
  console.log(`\n— ${name}`)
  const start = Date.now()
  let engine: Engine | undefined
  let steps = 0
  let passed = false
  try {
    engine = await engines[name]()
    const visitor = new Visitor(engine, site.url)
    if (options.pictures) await takePictures(visitor, join(options.pictures, name))
    else {
      for (const step of journey) {
        await step.take(visitor)
        const complaints = site.takeComplaints()
        if (complaints.length > 0) throw new Error(complaints.join('\n'))
        steps += 1
        console.log(`  passed: ${step.name}`)
      }
    }
    passed = true
  } catch (error) {
    if (engine && !options.pictures) console.error(`  FAILED: ${journey[steps]?.name}`)
    console.error(error instanceof Error ? error.message : error)
    for (const complaint of site.takeComplaints()) console.error(`In the page: ${complaint}`)
  } finally {
    await engine?.close()
  }
  return {
    engine: name,
    version: engine?.version ?? 'none',
    steps: options.pictures ? 'pictures' : `${steps} of ${journey.length}`,
    seconds: Math.round((Date.now() - start) / 100) / 10,
    passed,
  }
}

function readOptions() {
  const { only, ...values } = parseOptions()
  const known = only.filter((name): name is EngineName => Object.hasOwn(engines, name))
  if (known.length < only.length) {
    stop(`The engines are ${Object.keys(engines).join(', ')}; --only named ${only.join(', ')}.`)
  }
  return { ...values, only: known }
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string', multiple: true, default: Object.keys(engines) },
        dir: { type: 'string', default: 'build/client' },
        pictures: { type: 'string' },
      },
    }).values
  } catch (error) {
    return stop(`${(error as Error).message} The options are --only, --dir and --pictures.`)
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
