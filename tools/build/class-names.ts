import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/**
 * Names the CSS Modules classes of a build with `_` and two letters. Readable names, as in
 * development, or a hash of four letters add 80 to 700 bytes to each page. Classes are numbered in the
 * order of their files, so the client build and the prerender build use the same names.
 * `finish-build.ts` recognises them by their form.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('app/**/*.module.css', { cwd: root }).toSorted()
  const parts = files.flatMap((file) => {
    const names = readFileSync(join(root, file), 'utf8').matchAll(
      /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi,
    )
    return [...new Set([...names].map(([, name]) => `${file} ${name}`))]
  })
  const numbers = new Map(parts.map((part, index) => [part, index]))
  return (name, file) => {
    const part = `${relative(root, file)} ${name}`
    const number = numbers.get(part)
    if (number === undefined || number >= letters.length ** 2) {
      throw new Error(`No short class name for "${part}" (tools/build/class-names.ts).`)
    }
    return `_${letters[Math.floor(number / letters.length)]}${letters[number % letters.length]}`
  }
}
