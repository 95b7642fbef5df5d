// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollIdle } from './scroll-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function scroll(): void {
  window.dispatchEvent(new Event('scroll'))
}

test('resolves soon on a page that is not scrolled', async () => {
  const rested = vi.fn()
  void scrollIdle().then(rested)
  await vi.advanceTimersByTimeAsync(149)
  expect(rested).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(rested).toHaveBeenCalledOnce()
})

test('waits for as long as scrolling goes on', async () => {
  const rested = vi.fn()
  void scrollIdle().then(rested)
  for (let frame = 0; frame < 100; frame += 1) {
    await vi.advanceTimersByTimeAsync(16)
    scroll()
  }
  expect(rested).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(150)
  expect(rested).toHaveBeenCalledOnce()
})
