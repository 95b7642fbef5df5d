import { describe, expect, test } from 'vitest'
import { pageRoutes } from '~/site/route-table'

const sources = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = Object.entries(sources)
  .filter(([file]) => !/\.test\.|site-link/.test(file))
  .map(([file, source]) => [file.replace('../', ''), String(source)] as const)

/** The router's navigation APIs. */
const waysOfTheRouter = /\b(Link|NavLink|Navigate|Form|useNavigate|useHref|useSubmit)\b/g

/** The navigation APIs that a file imports from the router. */
function waysIn(source: string): string[] {
  return [...source.matchAll(/import\s*\{([^}]*)\}\s*from 'react-router'/g)].flatMap(
    ([, names = '']) => names.match(waysOfTheRouter) ?? [],
  )
}

/** Internal addresses written in the markup, except a page's own address passed as `to`. */
function typedIn(source: string): string[] {
  const attribute = /\s(href|to)=(?:\{(?:[^{}()\n]*[?:|&] ?)?)?(["'`])(\/[^"'`\n]*)\2/g
  return [...source.matchAll(attribute)]
    .filter(([, name, , address = '']) => {
      const page = /^([^#?$]*)(?:[#?]|$)/.exec(address)?.[1]
      return name === 'href' || !pageRoutes.some(({ path }) => path === page)
    })
    .map(([, , , address = '']) => address)
}

// EDITION-4
describe('a hand-written link', () => {
  test('is found', () => {
    expect(waysIn("import { type To, NavLink, useNavigate } from 'react-router'")).toEqual([
      'NavLink',
      'useNavigate',
    ])
    const markup = `
      <SiteLink to="/about" /><SiteLink to={\`/services#\${id}\`} /><a href={pathOf('/x', city)} />
      <a href="/about" /><SiteLink to={\`/\${city}/about\`} /><SiteLink to="/oslo/about" />
      <SiteLink to={isOpen ? url : '/nowhere'} />`
    expect(typedIn(markup)).toEqual(['/about', `/\${city}/about`, '/oslo/about', '/nowhere'])
  })

  test('is in no file: SiteLink makes every link from page to page', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter(([, source]) => waysIn(source).length > 0).map(([file]) => file)).toEqual(
      [],
    )
    const typed = files.flatMap(([file, source]) =>
      typedIn(source).map((address) => `${file}: ${address}`),
    )
    // Screens without a page link to the landing page with plain links, which need no script.
    expect(typed.sort()).toEqual([
      'pages/layout/error-screen.tsx: /',
      'pages/layout/error-screen.tsx: /',
      'pages/layout/waiting.tsx: /',
    ])
  })
})
