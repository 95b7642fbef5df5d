import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * What each folder may import other than itself. A folder comes after all folders that it may import, so
 * that there are no cycles. It lists only the folders that it needs.
 */
const mayImport: Readonly<Record<string, string>> = {
  'app/styles': '',
  'app/browser': '',
  'app/pictures': '',
  'app/services': 'app/pictures',
  'app/cities': 'app/pictures app/services',
  'app/site': 'app/cities app/services',
  'app/components': 'app/pictures app/site',
  'app/visit': 'app/browser app/cities app/site',
  'app/content': 'app/pictures app/services app/cities app/site app/visit',
  'app/analytics': 'app/cities app/site app/components',
  // What form and relay share: fields, mails, references, protocol.
  contract: 'app/site',
  'app/inquiry':
    'contract app/browser app/cities app/site app/components app/visit app/content app/analytics',
  'app/sections': 'app/browser app/pictures app/site app/components app/content app/analytics',
  'app/pages':
    'app/browser app/pictures app/services app/cities app/site app/components app/visit app/content app/analytics app/inquiry app/sections',
  'app/startup': 'app/browser app/cities app/site app/visit app/content',
  // The shell and the URL map.
  app: 'app/styles app/site app/visit app/content app/pages app/startup',

  media: 'app/styles app/pictures app/services app/cities app/site',
  art: '',

  'tools/chromium.ts': '',
  'tools/fonts.ts': '',
  'tools/environment.ts': 'app/site app/inquiry',
  relay: 'app/styles app/site contract',
  mailbox: 'app/styles contract relay',
  'tools/hosts': 'app/cities app/site tools/environment.ts',
  'tools/build':
    'app/pictures app/services app/cities app/site tools/environment.ts relay mailbox tools/hosts',
  'tools/preview': 'contract tools/environment.ts relay mailbox tools/hosts tools/build',
  'tools/content': 'app/cities app/site app/content',
  'tools/doctor':
    'app/cities app/site app/content contract app/inquiry tools/environment.ts tools/hosts tools/build',
  'tools/edit': 'app/cities app/content tools/content',
  'tools/bench': 'app/cities app/site tools/chromium.ts tools/preview',
  'tools/start.ts': 'tools/environment.ts tools/build tools/preview',
  'tools/shots.ts': 'tools/chromium.ts tools/preview',
  'tools/test.ts': 'tools/chromium.ts relay tools/build',
}

function allowedFor(folder: string): string[] {
  return mayImport[folder]?.split(' ').filter(Boolean) ?? []
}

/** The top-level folder of a file, in app and tools the second-level one. */
function folderOf(file: string): string {
  const [first = '', second = '', third] = file.split('/')
  if (first === 'app') return third === undefined ? 'app' : `app/${second}`
  return first === 'tools' ? `tools/${second}` : first
}

/** The import specifiers of a file. */
function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, source)
  expect(errors, file).toEqual([])
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      source.slice(start + 1, end - 1),
    ),
  ]
}

/** The repository's files that a file imports, as paths from the root without extensions. */
function importsOf(file: string): string[] {
  return namesIn(file).flatMap((name) => {
    const path = name.replace(/\?.*$/, '')
    if (path.startsWith('~/')) return join('app', path.slice(2))
    return path.startsWith('.') ? join(dirname(file), path) : []
  })
}

const files = globSync('{app,art,contract,mailbox,media,relay,tools}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
)

/** The imports of each file from other folders. */
const imports = files.flatMap((file) =>
  importsOf(file)
    .map((imported) => ({ file, folder: folderOf(file), imported, other: folderOf(imported) }))
    .filter(({ folder, other }) => folder !== other),
)

// HOUSE-1
test('folders import only what their rules allow', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(imports.length).toBeGreaterThan(500)
  const wrong = imports.filter(({ folder, other }) => !allowedFor(folder).includes(other))
  expect(wrong.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([])
})

// HOUSE-1
test('every folder has a rule that allows only the folders before it that it needs', () => {
  const folders = Object.keys(mayImport)
  expect(new Set(files.map(folderOf))).toEqual(new Set(folders))
  for (const [index, folder] of folders.entries()) {
    const needed = new Set(imports.filter((one) => one.folder === folder).map((one) => one.other))
    expect(new Set(allowedFor(folder)), folder).toEqual(needed)
    for (const other of allowedFor(folder)) expect(folders.slice(0, index), folder).toContain(other)
  }
})

// HOUSE-1
test('the relay and its imports use only its own packages, and the site uses none of them', () => {
  const reached = new Set(files.filter((file) => file.startsWith('relay/')))
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  const names = [...reached].flatMap(namesIn).filter((name) => !/^(?:\.|node:)/.test(name))
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const { dependencies, devDependencies } = read('relay/package.json')
  const own = Object.keys({ ...dependencies, ...devDependencies })
  expect(reached).toContain('contract/protocol.ts')
  expect(own).toEqual(expect.arrayContaining(names.map((name) => name.split('/')[0])))
  const shared = Object.keys(read('package.json').dependencies).filter((name) => dependencies[name])
  expect(shared).toEqual(['valibot'])
})

// HOUSE-1
test('no source imports from tests/, and tests import no components', () => {
  const others = globSync('{*,{app,art,contract,mailbox,media,relay,tools}/**/*}.{ts,tsx}')
  const tests = globSync('tests/**/*.ts')
  expect(others.length).toBeGreaterThan(files.length)
  expect(tests.length).toBeGreaterThan(60)
  const importsTests = others.filter((file) => importsOf(file).some((one) => /^tests\b/.test(one)))
  expect(importsTests).toEqual([])
  // Tests read what a page shows in the page. They may compare it with constants, tables and documents.
  const importComponents = tests.filter((file) =>
    importsOf(file).some((one) => existsSync(`${one.replace(/\.tsx$/, '')}.tsx`)),
  )
  expect(importComponents).toEqual([])
})
