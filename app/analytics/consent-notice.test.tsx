// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentKey, writeConsent } from './consent-record'

let close: () => Promise<void>

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.localStorage.clear()
  document.body.innerHTML = ''
})

afterEach(async () => {
  await close()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Renders the notice for a measurement id and returns what a visitor sees and can do. */
async function show(measurementId: string) {
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', measurementId)
  const { act, createElement } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { MemoryRouter } = await import('react-router')
  const { ConsentNotice } = await import('./consent-notice')
  const { consentAnswer, reopenConsent } = await import('~/analytics/consent')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(createElement(MemoryRouter, null, createElement(ConsentNotice))),
  )
  // The question is a lazy chunk.
  await act(() => vi.dynamicImportSettled())
  close = async () => act(async () => root.unmount())
  const buttons = () => [...document.querySelectorAll('button')]
  return {
    consentAnswer,
    reopen: async () => {
      await act(async () => reopenConsent())
      await act(() => vi.dynamicImportSettled())
    },
    names: () => buttons().map((button) => button.textContent),
    press: (name: string) =>
      act(async () =>
        buttons()
          .find((button) => button.textContent === name)
          ?.click(),
      ),
  }
}

test('shows no notice in a build without a measurement id', async () => {
  const notice = await show('')
  expect(notice.names()).toEqual([])
  await notice.reopen()
  expect(notice.names()).toEqual([])
})

describe('with a measurement id', () => {
  test('asks with two answers of equal weight and a link to the policy', async () => {
    const notice = await show('G-TEST')
    expect(notice.names().sort()).toEqual(['Accept', 'Decline'])
    const classes = [...document.querySelectorAll('button')].map((button) => button.className)
    expect(new Set(classes).size).toBe(1)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/privacy-policy')
  })

  test.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('closes on %s and returns with "Cookie settings"', async (name, answer) => {
    const notice = await show('G-TEST')
    await notice.press(name)
    expect(notice.consentAnswer()).toBe(answer)
    expect(notice.names()).toEqual([])
    await notice.reopen()
    expect(notice.names()).toHaveLength(2)
  })

  test('does not ask again after an answer on an earlier visit', async () => {
    window.localStorage.setItem(consentKey, writeConsent('declined', new Date()))
    const notice = await show('G-TEST')
    expect(notice.names()).toEqual([])
  })
})
