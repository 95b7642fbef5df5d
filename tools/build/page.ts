import {
  type DefaultTreeAdapterTypes,
  html,
  parse,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Attributes = Readonly<Record<string, string>>

/** A page of the build as an element tree. */
export class Page {
  readonly #document: DefaultTreeAdapterTypes.Document

  /** Parses a whole document. */
  constructor(text: string) {
    // The page includes the content of its noscript elements.
    this.#document = parse(text, { scriptingEnabled: false })
  }

  /** The document as text. */
  html(): string {
    return serialize(this.#document, { scriptingEnabled: false })
  }

  /** The elements with this tag name whose attributes match, in document order. */
  find(name: string, matches: (attributes: Partial<Attributes>) => boolean): Element[] {
    return elementsIn(this.#document).filter(
      (element) => element.tagName === name && matches(attributesOf(element)),
    )
  }

  /** Every class that an element of the page has. */
  classes(): ReadonlySet<string> {
    return new Set(
      elementsIn(this.#document).flatMap(
        (element) => attributesOf(element).class?.split(' ') ?? [],
      ),
    )
  }

  attribute(element: Element, name: string): string {
    return attributesOf(element)[name] ?? ''
  }

  setAttribute(element: Element, name: string, value: string): void {
    tree.adoptAttributes(element, [{ name, value }])
  }

  text(element: Element): string {
    return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
  }

  setText(element: Element, text: string): void {
    for (const node of [...element.childNodes]) tree.detachNode(node)
    if (text) tree.insertText(element, text)
  }

  insertBefore(element: Element, name: string, attributes: Attributes, text = ''): void {
    if (element.parentNode)
      tree.insertBefore(element.parentNode, this.#make(name, attributes, text), element)
  }

  insertAfter(element: Element, name: string, attributes: Attributes): void {
    const siblings = element.parentNode?.childNodes ?? []
    const next = siblings[siblings.indexOf(element) + 1]
    const made = this.#make(name, attributes, '')
    if (!element.parentNode) return
    if (next) tree.insertBefore(element.parentNode, made, next as Element)
    else tree.appendChild(element.parentNode, made)
  }

  appendToHead(name: string, attributes: Attributes, text = ''): void {
    const [head] = this.find('head', () => true)
    if (head) tree.appendChild(head, this.#make(name, attributes, text))
  }

  remove(element: Element): void {
    tree.detachNode(element)
  }

  #make(name: string, attributes: Attributes, text: string): Element {
    const list = Object.entries(attributes).map(([name, value]) => ({ name, value }))
    const element = tree.createElement(name, html.NS.HTML, list)
    this.setText(element, text)
    return element
  }
}

function attributesOf(element: Element): Partial<Attributes> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    tree.isElementNode(node) ? [node, ...elementsIn(node)] : [],
  )
}
