// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useActiveElement } from './use-active-element'

let close: () => Promise<void>
const scrolledTo = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Reduced motion, because jsdom cannot scroll.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  scrolledTo.mockReset()
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo(this.id)
  }
})

afterEach(async () => {
  await close()
  document.body.innerHTML = ''
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens a page with a chapter at an address; returns a getter of the active element. */
async function open(address: string): Promise<() => string | null> {
  document.body.innerHTML = '<section id="water"></section><div id="page"></div>'
  const page = document.getElementById('page') as HTMLElement
  function Page() {
    return useActiveElement().active
  }
  const root = createRoot(page)
  close = () => act(async () => root.unmount())
  await act(async () =>
    root.render(createElement(MemoryRouter, { initialEntries: [address] }, createElement(Page))),
  )
  return () => page.textContent
}

// ELEM-5
test('activates the element of a fragment at once and scrolls there after 100 ms', async () => {
  const active = await open('/services#water')
  expect(active()).toBe('water')
  await vi.advanceTimersByTimeAsync(99)
  expect(scrolledTo).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('water')
})

// ELEM-5
test('ignores any other fragment', async () => {
  const active = await open('/services#gold')
  expect(active()).toBe('earth')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(scrolledTo).not.toHaveBeenCalled()
})

// ELEM-4
test('keeps the chosen element until its own scroll has started, however late, and ended', async () => {
  let report: IntersectionObserverCallback = () => {}
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const active = await open('/services#water')
  const water = document.getElementById('water') as HTMLElement
  vi.spyOn(water, 'getBoundingClientRect').mockReturnValue({ top: -500 } as DOMRect)
  await act(async () => vi.advanceTimersByTimeAsync(100))
  const aether = { target: { id: 'aether' }, isIntersecting: true }
  async function scrollEnds() {
    await act(async () => {
      report([aether as unknown as IntersectionObserverEntry], {} as IntersectionObserver)
      document.dispatchEvent(new Event('scrollend'))
      await vi.advanceTimersByTimeAsync(100)
    })
  }
  await scrollEnds()
  expect(active()).toBe('water')
  await act(async () => vi.advanceTimersByTimeAsync(5_000))
  expect(active()).toBe('water')
  vi.stubGlobal('scrollY', 300)
  await scrollEnds()
  expect(active()).toBe('aether')
})
