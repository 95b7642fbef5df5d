/** What the journey needs of a browser; each engine has a thin adapter. */

/** A JavaScript expression that is evaluated in the page. */
export type Expression = string

export interface Size {
  /** The page's part of the window, CSS px. */
  readonly width: number
  readonly height: number
}

/** Keys the journey presses, as `KeyboardEvent.key` names them. */
export type Key = 'Enter' | 'Escape' | 'ArrowRight'

/** One running browser with one window; input goes through the engine as a visitor's would. */
export interface Engine {
  readonly version: string
  open(url: string): Promise<void>
  resize(size: Size): Promise<void>
  /** The expression's value, as JSON carries it. */
  evaluate(expression: Expression): Promise<unknown>
  /** Presses the mouse on the element that the expression gives. */
  click(element: Expression): Promise<void>
  /** Moves the mouse onto the element. */
  hover(element: Expression): Promise<void>
  /** Types into the element, which takes focus. */
  type(element: Expression, text: string): Promise<void>
  press(key: Key): Promise<void>
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>
  /** Ends the browser and whatever was started for it. */
  close(): Promise<void>
}
