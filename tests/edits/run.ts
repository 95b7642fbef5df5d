/**
 * `npm run test:edits`: makes each kind of edit that docs/guide and docs/how-to describe for an owner in
 * a copy of the repository, and runs the unit tests, the build and the tests of the built files there.
 * A test that fails repeats a value that it should read from its definition.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { documentNames, documentPath } from '../../app/content/document-path.ts'
import type { DocumentName } from '../../app/content/documents.ts'
import { testVariables } from '../../tools/build/mailbox-variables.ts'

/** The headline of each kind of content document. */
const headlines: Record<DocumentName, string[]> = {
  hero: ['title'],
  'page-hero': ['about', 'title'],
  'why-choose-us': ['title'],
  'image-scaling-section': ['heading'],
  about: ['whoWeAre', 'heading'],
  contact: ['hero', 'title'],
  home: ['contactSection', 'title'],
  'pre-footer': ['closingLine'],
  'contact-form': ['title'],
}

const fact = (value: string) => `{ value: '${value}', confirmed: true }`
const link = "{ platform: 'mastodon', label: 'Mastodon', url: 'https://mastodon.test/@levo' }"
const edits: [file: string, from: RegExp, to: string][] = [
  ['app/site/site.ts', /(?<=const phone = )'.*'/, "'+41 44 555 66 77'"],
  ['app/site/site.ts', /'\S+@\S+', href: '.*'/, "'hi@levo.test', href: 'mailto:hi@levo.test'"],
  // The first link that is not the phone number's; another one takes its place.
  ['app/site/site.ts', /\{ platform: '(?!whatsapp).*\}(?=,)/, link],
  ['app/site/facts.ts', /(?<= legalName: )\{.*\}/, fact('Levo & Partner’s Ltd')],
  ['app/site/facts.ts', /(?<= office: )\{.*\}/, fact('Business Bay, Dubai, UAE')],
  ['app/site/facts.ts', /(?<= hours: )\{.*\}/, fact('Sunday - Thursday: 8:30AM - 5PM')],
  ['app/site/facts.ts', /(?<= replyTime: )\{.*\}/, fact('within one working day')],
  ['app/styles/palette.ts', /(?<=night: )'.*'/, "'#0d0f12'"],
  ['media/alt.json', /(?<="oslo-04": )".*"/, '"Another view of the foyer"'],
]

const root = await mkdtemp(join(tmpdir(), 'levo-edits-'))
// Ctrl+C ends the running step. The copy is still removed.
process.on('SIGINT', () => {})
try {
  const tracked = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).stdout.split('\0')
  for (const file of tracked.filter((name) => existsSync(name))) await cp(file, join(root, file))
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  await makeEdits()
  const failed = [
    // A test lists the files with git.
    'git init -q',
    'git add .',
    'npm run media',
    // The relay's database and disk tests do not depend on edits.
    'npx vitest run --reporter=dot --exclude=relay/disk.test.ts --exclude=relay/*/*.test.ts',
    'npm run build',
    'npm run test:site -- --reporter=dot',
  ].filter((command) => !passes(command))
  for (const command of failed) console.error(`Failed: ${command}`)
  if (failed.length === 0) console.log('\nAll tests pass with the edits.')
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  await rm(root, { recursive: true })
}

async function makeEdits(): Promise<void> {
  for (const [file, from, to] of edits) {
    const text = await readFile(join(root, file), 'utf8')
    if (!from.test(text)) throw new Error(`${file} has no ${from}: correct tests/edits/run.ts.`)
    await writeFile(join(root, file), text.replace(from, to))
  }
  for (const [city, owner] of [
    ['dubai', "Omar's"],
    ['oslo', "Kari's"],
  ] as const) {
    for (const [index, name] of documentNames.entries()) {
      const file = join(root, 'public', documentPath(name, city))
      const document = JSON.parse(await readFile(file, 'utf8'))
      const [field = '', group] = headlines[name].toReversed()
      ;(group ? document[group] : document)[field] = `Food & drink, ${owner} list ${index}`
      await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
    }
  }
  await cp('media/masters/oslo-05.jpg', join(root, 'media/masters/oslo-04.jpg'))
}

/** Runs a command in the copy. Prints its output if it fails. */
function passes(command: string): boolean {
  console.log(`\n— ${command} …`)
  const env = { ...process.env, ...testVariables }
  const [name = '', ...args] = command.split(' ')
  const { status, signal, stdout, stderr } = spawnSync(name, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (signal === 'SIGINT' || status === 130) throw new Error('Interrupted.')
  if (status !== 0) console.error(stdout + stderr)
  return status === 0
}
