import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/**
 * The names of CSS modules' classes in a build, `_` and two letters: names that tell the file and the
 * part, as in development, or a hash of four letters weigh 80 to 700 bytes more on each page. They are
 * numbered in the order of their files, so that both builds, for the browser and for prerendering,
 * give the same. `finish-build.ts` knows them by their form.
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
      throw new Error(`"${part}" gets no short class name (tools/build/class-names.ts).`)
    }
    return `_${letters[Math.floor(number / letters.length)]}${letters[number % letters.length]}`
  }
}
