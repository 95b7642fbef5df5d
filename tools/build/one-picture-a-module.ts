import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { PictureSource } from '../../app/pictures/picture-source.ts'

const imported = /\/pictures\/(?!all\b|picture-source\b)([\w-]+)(?:\.ts)?$/
const moduleOfOne = /^(.+\.ts)\?picture=(\w+)$/

/**
 * Gives each picture that the client build imports from `app/pictures/<group>` its own module. A chunk
 * contains whole modules: without this plugin every page loads the galleries of all cities for their
 * heroes, 26 KB of script. Pictures are imported under their own names, without `as`.
 */
export function onePictureAModule(): Plugin {
  let folder = ''
  return {
    name: 'one-picture-a-module',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root }) {
      folder = join(root, 'app/pictures')
    },
    transform: {
      filter: { id: /\/app\/.+\.tsx?$/, code: /\/pictures\// },
      handler(code) {
        let split = code
        for (const node of this.parse(code).body.toReversed()) {
          if (node.type !== 'ImportDeclaration') continue
          const group = imported.exec(node.source.value)?.[1]
          if (!group) continue
          const imports = node.specifiers.map(({ local: { name } }) => {
            const address = JSON.stringify(`${join(folder, group)}.ts?picture=${name}`)
            return `import { ${name} } from ${address};`
          })
          split = split.slice(0, node.start) + imports.join('') + split.slice(node.end)
        }
        return { code: split, map: null }
      },
    },
    resolveId: (source) => (moduleOfOne.test(source) ? source : null),
    load: {
      filter: { id: moduleOfOne },
      async handler(id) {
        const [, file = '', name = ''] = moduleOfOne.exec(id) ?? []
        const group: Record<string, PictureSource> = await import(pathToFileURL(file).href)
        return `export const ${name} = ${JSON.stringify(group[name])}`
      },
    },
  }
}
