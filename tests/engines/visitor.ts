/** Actions of the journey: finds elements by their text and waits until they are ready. */
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

  /** Opens a path and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path)
    await this.waitUntil(`${path} is hydrated`, isHydrated)
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

  /** Runs a function in the page. It can use only its arguments. */
  async evaluate<Args extends readonly unknown[], Value>(
    look: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return (await this.engine.evaluate(call(look, args))) as Value
  }

  /** Polls a condition in the page, see `poll`. */
  async waitUntil<Args extends readonly unknown[], Value>(
    what: string,
    look: (...args: Args) => Value,
    ...args: Args
  ): Promise<Truthy<Value>> {
    return poll(what, () => this.evaluate(look, ...args))
  }

  /** Clicks the first visible element with the text. */
  async click(css: string, text = ''): Promise<void> {
    await this.engine.click(await this.reach(css, text))
  }

  async hover(css: string, text = ''): Promise<void> {
    await this.engine.hover(await this.reach(css, text))
  }

  /** Types into a field and waits until it has the value. */
  async fill(css: string, text: string): Promise<void> {
    await this.engine.type(await this.reach(css, ''), text)
    await this.waitUntil(
      `${css} has the value "${text}"`,
      (field, value) => document.querySelector<HTMLInputElement>(field)?.value === value,
      css,
      text,
    )
  }

  /** Waits until an element with the text is visible. Returns its whole text. */
  async text(css: string, text = ''): Promise<string> {
    const source = `(() => { const element = ${call(find, [css, text])}; return element && (element.textContent || ' ') })()`
    return String(await poll(`${css} has the text "${text}"`, () => this.engine.evaluate(source)))
  }

  /** Waits until no element matches. */
  async gone(css: string): Promise<void> {
    await this.waitUntil(`${css} is gone`, (part) => !document.querySelector(part), css)
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
    await this.waitUntil(`${address} is hydrated`, isHydrated)
    await this.waitUntil(
      'the view transition has finished',
      () => !document.documentElement.matches(':active-view-transition'),
    )
  }

  /** Waits until an element does not move and is not covered. Returns its expression. */
  private async reach(css: string, text: string): Promise<string> {
    const element = call(find, [css, text])
    let before: unknown
    await poll(`"${text}" in ${css} can be clicked`, async () => {
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

/** Runs in the page: the first visible element with the text or label. */
function find(css: string, text: string): Element | undefined {
  return [...document.querySelectorAll(css)].find((element) => {
    const says = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
    return (
      says.replace(/\s+/g, ' ').includes(text) &&
      element.checkVisibility({ visibilityProperty: true })
    )
  })
}

/** Runs in the page: the centre of the element, or an empty string if it is covered. */
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
