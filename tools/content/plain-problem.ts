/** The validator's messages in words for people who write texts and no code. */

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  Array: 'a list in [square brackets]',
  Object: 'a group of fields in {braces}',
}
const given: Readonly<Record<string, string>> = { ...kinds, null: 'nothing (null)' }

/** Says a validator's message, or what it should have been, in plain words. */
export function plainProblem(message: string): string {
  if (message === 'a list where an object should be')
    return `${kinds.Array} stands where ${kinds.Object} should`
  const [, expected = '', received = ''] =
    /^Invalid type: Expected (.+) but received (.+)$/s.exec(message) ?? []
  if (expected.startsWith('('))
    return `${received} is none of ${[...expected.matchAll(/"([^"]+)"/g)].map(([, word]) => word).join(', ')}`
  if (expected !== '')
    return `${given[received] ?? received} stands where ${kinds[expected] ?? expected} should`
  const [, most] = /^Invalid length: Expected <=(\d+)/.exec(message) ?? []
  if (most) return `the text is longer than the ${most} characters that the site reads`
  const [, size, found] = /^Invalid length: Expected (\d+) but received (\d+)/.exec(message) ?? []
  if (size) return `the list has ${found} entries where the page shows ${size}`
  if (/^Invalid length: Expected >=1 /.test(message)) return 'the text is empty'
  // The rest says what should stand there: "a #fragment, a /path, …".
  return `this is not ${message}`
}
