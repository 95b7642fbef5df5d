import { expect, test } from 'vitest'
import { classifyPath, renderedPaths } from '../../app/site/route-table.ts'
import { movedTo, redirects } from './redirects.ts'

test.each(['newyork', 'newYork', 'new_york', 'new york', 'NewYork', 'NEW-YORK', 'New York'])(
  'redirects %s to New York',
  (spelling) => {
    expect(redirects().get(`/city/${spelling}`)).toBe('/city/new-york')
    expect(redirects().get(`/${spelling}/*`)).toBe('/new-york/:splat')
    expect(movedTo(`/city/${spelling}/`)).toBe('/city/new-york')
    expect(movedTo(`/${spelling}`)).toBe('/new-york')
    expect(movedTo(`/${spelling}/villas`)).toBe('/new-york/villas')
  },
)

// HOST-1
test('every redirect goes to a page, the same as in the router', () => {
  const rest = (path: string) => path.replace(/\*|:splat/, 'villas')
  for (const [from, to] of redirects()) {
    expect(classifyPath(rest(from))).toEqual(classifyPath(rest(to)))
    expect(renderedPaths).toContain(rest(to))
    expect(movedTo(rest(from))).toBe(rest(to))
  }
})

test('does not redirect pages and unknown paths', () => {
  for (const path of [...renderedPaths, '/nowhere', '/New York/nowhere', '/city/atlantis']) {
    expect(movedTo(path), path).toBeUndefined()
    expect(redirects().has(path), path).toBe(false)
  }
})
