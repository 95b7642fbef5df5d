import type { Plugin } from 'vite'

/** How the bundler begins a CommonJS module: an arrow function, which it calls once. */
const wrapper = /__commonJSMin\(\(\((\w+(?:, \w+)?)\) => \{/g

/**
 * Lets the browser read React once (SPEED-3). V8 skims a function that nobody has called yet and reads
 * it again at its call: 200 KB (figures in docs/decisions/002). A parenthesis before the word `function`
 * says that the call comes at once; before an arrow it says nothing.
 */
export function eagerReact(): Plugin {
  return {
    name: 'eager-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code, { name }) {
      if (name !== 'react') return null
      const eager = code.replace(wrapper, '__commonJSMin((function ($1) {')
      if (eager === code)
        this.error("React's modules begin otherwise than tools/build/eager-react.ts expects.")
      return { code: eager, map: null }
    },
  }
}
