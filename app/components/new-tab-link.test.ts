import { expect, test } from 'vitest'

test('only new-tab-link.tsx opens new tabs, so that every such link announces it (A11Y-5)', () => {
  const sources = import.meta.glob('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  expect(Object.keys(sources).length).toBeGreaterThan(50)
  const opening = Object.entries(sources)
    .filter(([file, source]) => String(source).includes('_blank') && !file.includes('.test.'))
    .map(([file]) => file)
  expect(opening).toEqual(['./new-tab-link.tsx'])
})
