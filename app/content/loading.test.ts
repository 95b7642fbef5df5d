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

test('a document is read from assets/content/{page}/jsons/{city}.json, once (DOC-1, DOC-2)', async () => {
  answer('{"title":"A"}')
  await Promise.all([
    documents.loadDocument('hero', 'oslo'),
    documents.loadDocument('hero', 'oslo'),
  ])
  await documents.loadDocument('hero', 'oslo')
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/assets/content/hero/jsons/oslo.json'])
  expect(logged).not.toHaveBeenCalled()
})

test('a city is nine documents (DOC-1)', async () => {
  answer('{}')
  await documents.preloadCity('beirut')
  await documents.preloadCity('beirut')
  expect(fetched.mock.calls.map(([path]) => path).sort()).toEqual(
    documentNames.map((name) => `/assets/content/${name}/jsons/beirut.json`).sort(),
  )
})

test('ahead of need they come one after another', async () => {
  let open = 0
  let most = 0
  fetched.mockImplementation(async () => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return new Response('{}')
  })
  await documents.readCityAhead('zurich')
  expect(fetched).toHaveBeenCalledTimes(documentNames.length)
  expect(most).toBe(1)
})

describe('a document that cannot be read is logged by name and never rejects (DOC-3)', () => {
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
  function notFound() {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })))
  }
  const askedFor = (name: string) =>
    fetched.mock.calls.filter(([path]) => path.includes(`/${name}/`)).length

  test('one load asks for the document once and logs it once', async () => {
    notFound()
    await documents.cityReady('oslo')
    await documents.readCityAhead('oslo')
    await documents.preloadCity('oslo')
    expect(fetched).toHaveBeenCalledTimes(documentNames.length)
    expect(logged).toHaveBeenCalledTimes(documentNames.length)
  })

  test('the next navigation asks again, and for nothing but what failed', async () => {
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
    // It came: there is nothing left to ask for.
    await documents.loadDocument('hero', 'oslo')
    await documents.cityReady('oslo')
    expect(askedFor('hero')).toBe(2)
  })

  test('a page that was written with its words asks again for the newer ones too', async () => {
    document.body.append(
      Object.assign(document.createElement('script'), {
        id: 'levo-page',
        type: 'application/json',
        textContent: JSON.stringify({ city: 'oslo', documents: { hero: { title: 'Written' } } }),
      }),
    )
    notFound()
    await documents.readCityAhead('oslo')
    await documents.cityReady('oslo')
    expect(askedFor('hero')).toBe(2)
  })

  test('no navigation waits for what has failed already', async () => {
    notFound()
    await documents.cityReady('oslo')
    fetched.mockImplementation(() => new Promise(() => {}))
    const ready = vi.fn()
    await documents.cityReady('oslo').then(ready)
    expect(ready).toHaveBeenCalledOnce()
  })

  test('it waits for what has never been answered', async () => {
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

test('a wrong field is logged by document and field', async () => {
  answer('{"title": 7, "subtitle": "Right"}')
  await documents.loadDocument('hero', 'oslo')
  expect(logged).toHaveBeenCalledOnce()
  expect(String(logged.mock.calls[0]?.[0])).toMatch(/hero\/jsons\/oslo\.json.*"title"/)
})

// DOC-4
describe('waiting for a city', () => {
  test('ends at once where its documents are there', async () => {
    answer('{}')
    await documents.preloadCity('oslo')
    fetched.mockReset()
    await documents.cityReady('oslo')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('ends at once where the page was prerendered with them', async () => {
    const written = {
      city: 'dubai',
      documents: Object.fromEntries(documentNames.map((name) => [name, {}])),
    }
    const block = Object.assign(document.createElement('script'), {
      id: 'levo-page',
      type: 'application/json',
      textContent: JSON.stringify(written),
    })
    document.body.append(block)
    await documents.cityReady('dubai')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('ends after 4 s where the host never answers', async () => {
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

test('a token that nothing fills is named with its document and field; the text stays', async () => {
  answer('{"title":"Call {fone}"}')
  await documents.loadDocument('hero', 'oslo')
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls[0]?.[0]).toMatch(/hero\/jsons\/oslo\.json: "title".*\{fone\}/)
})
