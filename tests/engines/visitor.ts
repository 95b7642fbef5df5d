/** Whoever takes the journey: finds things by what they say, and waits until they are there. */
import type { Engine, Size } from './engine.ts'
import { poll, type Truthy } from './poll.ts'

export class Visitor {
  readonly engine: Engine
  /** Origin of the site. */
  readonly origin: string

  constructor(engine: Engine, origin: string) {
    this.engine = engine
    this.origin = origin
  }

  /** Opens a path and waits until scripts have taken the page over. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path)
    await this.waitUntil(`${path} is taken over by its scripts`, isHydrated)
  }

  async resize(size: Size): Promise<void> {
    await this.engine.resize(size)
    await this.waitUntil(
      `the window is ${size.width} px wide`,
      (width, height) => window.innerWidth === width && window.innerHeight === height,
      size.width,
      size.height,
    )
  }

  /** Runs a function in the page; it may use its arguments and nothing else of ours. */
  async evaluate<Args extends readonly unknown[], Value>(
    look: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return (await this.engine.evaluate(call(look, args))) as Value
  }

  /** Asks the page until it answers; see `poll`. */
  async waitUntil<Args extends readonly unknown[], Value>(
    what: string,
    look: (...args: Args) => Value,
    ...args: Args
  ): Promise<Truthy<Value>> {
    return poll(what, () => this.evaluate(look, ...args))
  }

  /** Clicks the first element on show that says the text. */
  async click(css: string, text = ''): Promise<void> {
    await this.engine.click(await this.reach(css, text))
  }

  async hover(css: string, text = ''): Promise<void> {
    await this.engine.hover(await this.reach(css, text))
  }

  /** Types into a field and waits until it holds the text. */
  async fill(css: string, text: string): Promise<void> {
    await this.engine.type(await this.reach(css, ''), text)
    await this.waitUntil(
      `${css} holds "${text}"`,
      (field, value) => document.querySelector<HTMLInputElement>(field)?.value === value,
      css,
      text,
    )
  }

  /** Waits until an element is on show and says the text; returns all that it says. */
  async text(css: string, text = ''): Promise<string> {
    const source = `(() => { const element = ${call(find, [css, text])}; return element && (element.textContent || ' ') })()`
    return String(await poll(`"${text}" stands in ${css}`, () => this.engine.evaluate(source)))
  }

  /** Waits until the address is this path, fragment included. */
  async arrive(address: string): Promise<void> {
    await this.waitUntil(
      `the address is ${address}`,
      (wanted) => {
        const { pathname, search, hash } = window.location
        return [pathname + search + hash, pathname + hash].includes(wanted)
      },
      address,
    )
    await this.waitUntil(`${address} is taken over by its scripts`, isHydrated)
    await this.waitUntil(
      'one page has given way to the other',
      () => !document.documentElement.matches(':active-view-transition'),
    )
  }

  /** Waits until an element stands still and nothing covers it; returns its expression. */
  private async reach(css: string, text: string): Promise<string> {
    const element = call(find, [css, text])
    let before: unknown
    await poll(`"${text}" in ${css} can be reached`, async () => {
      const place = await this.engine.evaluate(`(${reachable})(${element})`)
      const isStill = place !== '' && place === before
      before = place
      return isStill
    })
    return element
  }
}

function call<Args extends readonly unknown[]>(
  look: (...args: Args) => unknown,
  args: Args,
): string {
  return `(${look})(${args.map((argument) => JSON.stringify(argument)).join(', ')})`
}

function isHydrated(): boolean {
  return document.querySelector('html.hydrated') !== null
}

/** In the page: the first visible element that says the text or is labelled with it. */
function find(css: string, text: string): Element | undefined {
  return [...document.querySelectorAll(css)].find((element) => {
    const says = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
    return (
      says.replace(/\s+/g, ' ').includes(text) &&
      element.checkVisibility({ visibilityProperty: true })
    )
  })
}

/** In the page: where a pointer would meet the element, or nothing where something covers it. */
function reachable(element: Element | undefined): string {
  if (!element) return ''
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const box = element.getClientRects()[0]
  if (!box) return ''
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return element.contains(document.elementFromPoint(x, y)) ? `${x} ${y}` : ''
}
