/**
 * `npm run check:content`: reads every document as the site does and prints its problems. The exit
 * code is 1 if there are any. `-- --fix` first writes the JSON Schemas.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { checkContent } from './check-content.ts'
import { documentFiles } from './content-files.ts'
import { jsonSchemaFiles } from './json-schemas.ts'

const { fix } = parseArgs({ options: { fix: { type: 'boolean' } } }).values
if (fix) for (const [file, text] of jsonSchemaFiles()) await writeFile(file, text)

console.log(`Reading ${documentFiles.length} documents and the texts of the pictures.`)
const findings = await checkContent('.')
for (const { file, field, problem, remedy } of findings) {
  console.log(`\n${file}\n  ${field || 'The file'}: ${problem}.\n    ${remedy}`)
}
console.log(
  findings.length === 0
    ? '\nNothing to mend. Addresses of other sites were not visited.'
    : `\nTo mend: ${findings.length}.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
