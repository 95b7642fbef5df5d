/** Drives Chromium with its DevTools protocol and Gecko with WebDriver BiDi. */
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Starts a browser that Puppeteer supports. */
export async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = await browser.newPage()

  async function elementOf(expression: string): Promise<ElementHandle> {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (!element) throw new Error('The element is gone.')
    return element as ElementHandle
  }

  return {
    version: (await browser.version()).replace(/^[^\d]*/, ''),
    open: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await elementOf(element)).click(),
    hover: async (element) => (await elementOf(element)).hover(),
    type: async (element, text) => (await elementOf(element)).type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
