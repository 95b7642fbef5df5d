/**
 * `npm run check:content`: reads every document as the site does and prints its problems. The exit
 * code is 1 if there are any. `-- --fix` first corrects what a script can and regenerates the JSON
 * Schemas.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { unconfirmedFacts } from '../../app/site/facts.ts'
import { checkContent } from './check-content.ts'
import { documentFiles, readText, writeText } from './content-files.ts'
import { fieldLabel } from './field-label.ts'
import { asSentence, type Finding } from './finding.ts'
import { jsonSchemaFiles } from './json-schemas.ts'
import { tidyDocument } from './tidy-document.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

function readOptions(): { fix: boolean } {
  try {
    return { fix: parseArgs({ options: { fix: { type: 'boolean' } } }).values.fix ?? false }
  } catch (error) {
    console.error(`${(error as Error).message}\nThe only option is --fix.`)
    return process.exit(2)
  }
}

async function applyFixes(): Promise<void> {
  let corrected = 0
  for (const { name, file } of documentFiles) {
    const text = await readText(root, file)
    const tidied = text === undefined ? undefined : tidiedOrNot(name, text)
    if (tidied === undefined || tidied.changes.length === 0) continue
    await writeText(root, file, tidied.text)
    corrected += 1
    console.log(`${file}: ${tidied.changes.join('; ')}`)
  }
  for (const [file, text] of jsonSchemaFiles()) {
    if ((await readText(root, file)) === text) continue
    await writeText(root, file, text)
    corrected += 1
    console.log(`${file}: regenerated`)
  }
  console.log(`${counted(corrected, 'file')} corrected.\n`)
}

function tidiedOrNot(name: (typeof documentFiles)[number]['name'], text: string) {
  try {
    return tidyDocument(name, text)
  } catch {
    // The file is not JSON. The check reports where.
    return undefined
  }
}

function report(findings: readonly Finding[]): void {
  for (const file of new Set(findings.map((finding) => finding.file))) {
    console.log(`\n${file}`)
    for (const finding of findings.filter((finding) => finding.file === file)) {
      console.log(`  ${placeOf(finding)}: ${finding.problem}.\n    ${asSentence(finding.remedy)}`)
    }
  }
}

/** The field of a finding: its path in the file and its label in the editor's form. */
function placeOf({ file, field }: Finding): string {
  if (field === '') return 'The file'
  const known = documentFiles.find((one) => one.file === file)
  const label = known ? fieldLabel(known.name, field) : ''
  return label === '' ? field : `${field} (in the form: ${label})`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

const { fix } = readOptions()
if (fix) await applyFixes()

console.log(`Reading ${documentFiles.length} documents and the texts of the pictures:`)
let kind = ''
const findings = await checkContent(root, ({ name, city }, count) => {
  if (name !== kind) process.stdout.write(`${kind === '' ? '' : '\n'}  ${name}:`)
  kind = name
  process.stdout.write(` ${city}${count === 0 ? '' : ` (${count})`}`)
})
process.stdout.write('\n')
report(findings)

const facts = unconfirmedFacts()
if (facts.length > 0) {
  console.log(
    `\n${facts.length} facts of the company are not confirmed (app/site/facts.ts): ${facts.join(', ')}.`,
  )
}
const files = new Set(findings.map(({ file }) => file)).size
console.log(
  findings.length === 0
    ? '\nNothing to mend. Addresses of other sites were not visited.'
    : `\n${counted(findings.length, 'thing')} to mend in ${counted(files, 'file')}.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
