/** The browser interface of the journey. Each engine has a thin adapter. */

/** A JavaScript expression that is evaluated in the page. */
export type Expression = string

export interface Size {
  /** The viewport, CSS px. */
  readonly width: number
  readonly height: number
}

/** Keys that the journey presses, as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'ArrowRight'

/** A running browser with one window. Input goes through the engine, like a visitor's. */
export interface Engine {
  readonly version: string
  open(url: string): Promise<void>
  resize(size: Size): Promise<void>
  /** The expression's value, serialised as JSON. */
  evaluate(expression: Expression): Promise<unknown>
  /** Clicks the element that the expression returns. */
  click(element: Expression): Promise<void>
  /** Moves the mouse onto the element. */
  hover(element: Expression): Promise<void>
  /** Types into the element, which takes focus. */
  type(element: Expression, text: string): Promise<void>
  press(key: Key): Promise<void>
  /** A screenshot of the viewport as PNG. */
  picture(): Promise<Uint8Array>
  /** Ends the browser and its helper processes. */
  close(): Promise<void>
}
