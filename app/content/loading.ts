/**
 * The content documents at run time: fetched once per page and city, parsed at the boundary. A failed
 * document never makes a page fail (DOC-2, DOC-3).
 */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CityKey } from '~/cities/cities'
import { type DocumentTexts, withDefaults } from '~/content/defaults'
import { documentNames, documentPath } from '~/content/document-path'
import type { DocumentName, DocumentOf } from '~/content/documents'
import { unknownTokens } from '~/content/tokens'
import { useCity } from '~/visit/city-selection'
import { type PageData, pageData } from './page-data'

/** How long a navigation waits for a city's documents before it shows defaults, ms. */
const navigationTimeout = 4_000
/** Timeout of one request, ms. */
const fetchTimeout = 20_000
/** A larger response is not one of our documents, bytes. */
const sizeLimit = 200_000

type AnyDocument = DocumentOf<DocumentName>

const documents = new Map<string, AnyDocument>()
const requests = new Map<string, Promise<void>>()
/** Documents whose last request failed; the next navigation requests them again. */
const failures = new Set<string>()
const listeners = new Set<() => void>()

function keyOf(name: DocumentName, city: CityKey): string {
  return `${name}/${city}`
}

const onServer = import.meta.env.SSR
// The build reads the documents from their files; this code does not reach the browser.
const files: Record<string, unknown> = onServer
  ? import.meta.glob('../../public/assets/content/*/jsons/*.json', {
      eager: true,
      import: 'default',
    })
  : {}
// Parsed as in a browser, so that a page is prerendered with the texts that it will fetch.
const parse = onServer ? (await import('~/content/parse-document')).parseDocument : undefined

/** Collects, while a page is prerendered, the documents that it uses. */
export const DocumentsRead = createContext<Set<DocumentName> | undefined>(undefined)

/** The documents of a city that an edition was prerendered with, for its data block. */
export function documentsOf(city: CityKey, names: Iterable<DocumentName>): PageData['documents'] {
  return Object.fromEntries([...names].map((name) => [name, currentDocument(name, city)]))
}

function currentDocument(name: DocumentName, city: CityKey): AnyDocument | undefined {
  return documents.get(keyOf(name, city)) ?? prerenderedDocument(name, city)
}

/** The document that the page was prerendered with: a component that hydrates late needs the same texts. */
function prerenderedDocument(name: DocumentName, city: CityKey): AnyDocument | undefined {
  if (onServer) return parse?.(name, files[`../../public${documentPath(name, city)}`]).parsed
  const own = pageData()
  return own?.city === city ? own.documents[name] : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The texts of one document for the page's city, with defaults for missing fields. */
export function useTexts<Name extends DocumentName>(name: Name): DocumentTexts<Name> {
  const city = useCity()
  useContext(DocumentsRead)?.add(name)
  const read = () => currentDocument(name, city) as DocumentOf<Name> | undefined
  const readPrerendered = () => prerenderedDocument(name, city) as DocumentOf<Name> | undefined
  const parsed = useSyncExternalStore(subscribe, read, readPrerendered)
  return withDefaults(name, city, parsed)
}

async function request(name: DocumentName, city: CityKey): Promise<void> {
  const path = documentPath(name, city)
  try {
    const response = await fetch(path, { signal: timeoutSignal(fetchTimeout) })
    if (!response.ok) throw new Error(`the host answered ${response.status}`)
    const text = await response.text()
    if (text.length > sizeLimit) throw new Error(`it is larger than ${sizeLimit} bytes`)
    const { parseDocument, wholeDocument } = await import('~/content/parse-document')
    const { parsed, faults } = parseDocument(name, parseJson(text))
    const whole = faults.find(({ field }) => field === wholeDocument)
    if (whole) throw new Error(whole.problem)
    for (const { field, problem } of faults) {
      console.error(`Levo: ${path}: "${field}" is left out (${problem}).`)
    }
    for (const { field, token } of unknownTokens(parsed)) {
      console.error(
        `Levo: ${path}: "${field}" holds the unknown token {${token}}; remove its braces.`,
      )
    }
    store(name, city, parsed)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`Levo: ${path} could not be read (${reason}). The page goes on without it.`)
    failures.add(keyOf(name, city))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('it is not JSON')
  }
}

function timeoutSignal(ms: number): AbortSignal | undefined {
  return typeof AbortSignal.timeout === 'function' ? AbortSignal.timeout(ms) : undefined
}

function store(name: DocumentName, city: CityKey, parsed: AnyDocument): void {
  const key = keyOf(name, city)
  const before = currentDocument(name, city)
  // The prerendered texts stay unless something differs (DOC-2).
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(parsed)) return
  documents.set(key, parsed)
  for (const listener of listeners) listener()
}

/**
 * Fetches a document once, however often it is requested. Resolves when it has loaded or failed; never
 * rejects.
 */
export function loadDocument(name: DocumentName, city: CityKey): Promise<void> {
  const key = keyOf(name, city)
  const running = requests.get(key) ?? request(name, city)
  requests.set(key, running)
  return running
}

/** Loads all nine documents of a city (DOC-1). */
export async function preloadCity(city: CityKey): Promise<void> {
  await Promise.all(documentNames.map((name) => loadDocument(name, city)))
}

/** Loads them in the background, one by one: nine requests at once would block a frame. */
export async function prefetchCity(city: CityKey): Promise<void> {
  for (const name of documentNames) await loadDocument(name, city)
}

/** Requests the city's failed documents again, in the background. */
function retryFailures(city: CityKey): void {
  for (const name of documentNames) {
    const key = keyOf(name, city)
    if (!failures.delete(key)) continue
    requests.delete(key)
    void loadDocument(name, city)
  }
}

/**
 * Resolves when the city's texts can be shown: at once if each document has loaded or failed before,
 * otherwise within 4 s. Call it on every navigation: it requests failed documents again, so that a
 * visitor who was briefly offline gets the texts. They replace the defaults when they arrive.
 */
export async function cityReady(city: CityKey): Promise<void> {
  const awaited = documentNames.filter(
    (name) => currentDocument(name, city) === undefined && !failures.has(keyOf(name, city)),
  )
  retryFailures(city)
  if (awaited.length === 0) return
  await Promise.race([
    Promise.all(awaited.map((name) => loadDocument(name, city))),
    new Promise((resolve) => window.setTimeout(resolve, navigationTimeout)),
  ])
}
