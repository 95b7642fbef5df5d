import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * What each room may import besides itself. A room stands after all that it may import, so that there
 * can be no circle; of what lies below it, one names only what it needs.
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
  // What form and relay agree on: fields, mails, references, protocol.
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

function roomsBelow(room: string): string[] {
  return mayImport[room]?.split(' ').filter(Boolean) ?? []
}

/** The room that a file stands in: its folder, the second one within app and tools. */
function roomOf(file: string): string {
  const [first = '', second = '', third] = file.split('/')
  if (first === 'app') return third === undefined ? 'app' : `app/${second}`
  return first === 'tools' ? `tools/${second}` : first
}

/** What a file imports, as it is written. */
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

/** Every file of the repository that a file imports, as paths from the root, endings left out. */
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

/** What each file imports of other rooms. */
const imports = files.flatMap((file) =>
  importsOf(file)
    .map((imported) => ({ file, room: roomOf(file), imported, below: roomOf(imported) }))
    .filter(({ room, below }) => room !== below),
)

// HOUSE-1
test('no room imports what is not below it', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(imports.length).toBeGreaterThan(500)
  const wrong = imports.filter(({ room, below }) => !roomsBelow(room).includes(below))
  expect(wrong.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([])
})

// HOUSE-1
test('every room has its rule, which allows what it needs of the rooms before it', () => {
  const rooms = Object.keys(mayImport)
  expect(new Set(files.map(roomOf))).toEqual(new Set(rooms))
  for (const [index, room] of rooms.entries()) {
    const needed = new Set(imports.filter((one) => one.room === room).map(({ below }) => below))
    expect(new Set(roomsBelow(room)), room).toEqual(needed)
    for (const below of roomsBelow(room)) expect(rooms.slice(0, index), room).toContain(below)
  }
})

// HOUSE-1
test('the relay and all that it imports need its own packages alone, and the site none of them', () => {
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
test('nothing imports what stands in tests/, and that imports no component', () => {
  const others = globSync('{*,{app,art,contract,mailbox,media,relay,tools}/**/*}.{ts,tsx}')
  const tests = globSync('tests/**/*.ts')
  expect(others.length).toBeGreaterThan(files.length)
  expect(tests.length).toBeGreaterThan(60)
  const importsTests = others.filter((file) => importsOf(file).some((one) => /^tests\b/.test(one)))
  expect(importsTests).toEqual([])
  // What a page shows is read in the page; constants, tables and documents may be compared with it.
  const importComponents = tests.filter((file) =>
    importsOf(file).some((one) => existsSync(`${one.replace(/\.tsx$/, '')}.tsx`)),
  )
  expect(importComponents).toEqual([])
})
