import { type RefObject, useEffect, useRef, useState } from 'react'

/** Share of the width that the wide pane takes, in widths of a narrow one. */
export const wideShare = 2.6

/** From left to right, as shares of the landing page's width. */
type Span = readonly [from: number, to: number]

/**
 * Whether a text across the panes has only panes in haze behind it: then it is ink (HOUR-3). Above the
 * bands of a phone it has none behind it.
 */
export function useInk<Text extends HTMLElement>(
  isHazy: readonly boolean[],
  wide: number,
): { ref: RefObject<Text | null>; isInk: boolean; covers: (pane: number) => boolean } {
  const ref = useRef<Text>(null)
  const [span, setSpan] = useState<Span>()
  const isNeeded = isHazy.includes(true)

  useEffect(() => {
    if (!isNeeded) return
    const measure = () => setSpan(ref.current ? spanOf(ref.current) : undefined)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isNeeded])

  const covers = (pane: number) => {
    const left = (index: number) =>
      (index + (index > wide ? wideShare - 1 : 0)) / (isHazy.length + wideShare - 1)
    return !!span && left(pane) < span[1] && left(pane + 1) > span[0]
  }
  const isInk = !!span && isHazy.every((hazy, pane) => hazy || !covers(pane))
  return { ref, isInk, covers }
}

function spanOf(text: HTMLElement): Span | undefined {
  const { left, right, bottom } = text.getBoundingClientRect()
  const panes = text.closest('main')?.querySelector('ul')?.getBoundingClientRect()
  if (!panes || bottom <= panes.top) return
  // The text's shadow and the pane's hairline need some room.
  return [(left - 8) / panes.width, (right + 8) / panes.width]
}
