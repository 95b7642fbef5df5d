// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { documentNames } from '~/content/document-path'

let documents: typeof import('./loading')
let logged: MockInstance<typeof console.error>
const fetched = vi.fn<(path: string) => Promise<Response>>()

beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = ''
  documents = await import('./loading')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function answer(body: string, status = 200) {
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })))
}

/** Adds the data with which a page was prerendered. */
function prerender(city: string, written: object): void {
  const textContent = JSON.stringify({ city, documents: written })
  const block = { id: 'levo-page', type: 'application/json', textContent }
  document.body.append(Object.assign(document.createElement('script'), block))
}

test('reads a document from assets/content/{page}/jsons/{city}.json, once (DOC-1, DOC-2)', async () => {
  answer('{"title":"A"}')
  await Promise.all([
    documents.loadDocument('hero', 'oslo'),
    documents.loadDocument('hero', 'oslo'),
  ])
  await documents.loadDocument('hero', 'oslo')
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/assets/content/hero/jsons/oslo.json'])
  expect(logged).not.toHaveBeenCalled()
})

test('reads nine documents for a city (DOC-1)', async () => {
  answer('{}')
  await documents.preloadCity('beirut')
  await documents.preloadCity('beirut')
  expect(fetched.mock.calls.map(([path]) => path).sort()).toEqual(
    documentNames.map((name) => `/assets/content/${name}/jsons/beirut.json`).sort(),
  )
})

test('prefetches documents one after another', async () => {
  let open = 0
  let most = 0
  fetched.mockImplementation(async () => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return new Response('{}')
  })
  await documents.prefetchCity('zurich')
  expect(fetched).toHaveBeenCalledTimes(documentNames.length)
  expect(most).toBe(1)
})

describe('an unreadable document is logged by name and never rejects (DOC-3)', () => {
  test.each([
    ['missing', 'Not found', 404, '404'],
    ['broken on the host', 'oops', 500, '500'],
    ['a page instead', '<!doctype html><title>x</title>', 200, 'not JSON'],
    ['cut off', '{"title": "A', 200, 'not JSON'],
    ['empty', '', 200, 'not JSON'],
    ['far too large', JSON.stringify({ title: 'x'.repeat(300_000) }), 200, 'larger'],
  ])('%s', async (_, body, status, reason) => {
    answer(body, status)
    await documents.loadDocument('hero', 'oslo')
    const said = logged.mock.calls.map(([text]) => String(text)).join('\n')
    expect(said).toContain('/assets/content/hero/jsons/oslo.json')
    expect(said).toContain(reason)
  })

  test('unreachable', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await documents.loadDocument('hero', 'oslo')
    expect(logged.mock.calls.join()).toContain('hero/jsons/oslo.json')
  })
})

// DOC-3
describe('after a failure', () => {
  const notFound = () => answer('', 404)
  const askedFor = (name: string) =>
    fetched.mock.calls.filter(([path]) => path.includes(`/${name}/`)).length

  test('requests the document once per load and logs it once', async () => {
    notFound()
    await documents.cityReady('oslo')
    await documents.prefetchCity('oslo')
    await documents.preloadCity('oslo')
    expect(fetched).toHaveBeenCalledTimes(documentNames.length)
    expect(logged).toHaveBeenCalledTimes(documentNames.length)
  })

  test('requests only the failed document again on the next navigation', async () => {
    fetched.mockImplementation((path) =>
      path.includes('/hero/')
        ? Promise.reject(new TypeError('offline'))
        : Promise.resolve(new Response('{}')),
    )
    await documents.cityReady('oslo')
    answer('{"title":"A"}')
    await documents.cityReady('oslo')
    expect(askedFor('hero')).toBe(2)
    expect(askedFor('about')).toBe(1)
    // It arrived: nothing is left to request.
    await documents.loadDocument('hero', 'oslo')
    await documents.cityReady('oslo')
    expect(askedFor('hero')).toBe(2)
  })

  test('makes no navigation wait for a document that has already failed', async () => {
    notFound()
    await documents.cityReady('oslo')
    fetched.mockImplementation(() => new Promise(() => {}))
    const ready = vi.fn()
    await documents.cityReady('oslo').then(ready)
    expect(ready).toHaveBeenCalledOnce()
  })

  test('waits for a document that has not been answered yet', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation((path) =>
      path.includes('/hero/')
        ? new Promise(() => {})
        : Promise.resolve(new Response('', { status: 404 })),
    )
    const ready = vi.fn()
    void documents.cityReady('oslo').then(ready)
    await vi.advanceTimersByTimeAsync(100)
    void documents.cityReady('oslo').then(ready)
    await vi.advanceTimersByTimeAsync(100)
    expect(ready).not.toHaveBeenCalled()
  })
})

// DOC-3, DOC-5
test.each([
  ['a wrong field', '{"title": 7, "subtitle": "Right"}', /hero\/jsons\/oslo\.json.*"title"/],
  ['an unknown token', '{"title":"{fone}"}', /hero\/jsons\/oslo\.json: "title".*\{fone\}/],
])('logs %s by document and field', async (_, body, said) => {
  answer(body)
  await documents.loadDocument('hero', 'oslo')
  expect(logged.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(said)])
})

// DOC-4
describe('waiting for a city', () => {
  test('ends at once when the page was prerendered with them', async () => {
    prerender('dubai', Object.fromEntries(documentNames.map((name) => [name, {}])))
    await documents.cityReady('dubai')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('ends after 4 s when the host never answers', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(() => new Promise(() => {}))
    const ready = vi.fn()
    void documents.cityReady('oslo').then(ready)
    await vi.advanceTimersByTimeAsync(3_900)
    expect(ready).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(ready).toHaveBeenCalledOnce()
  })
})
