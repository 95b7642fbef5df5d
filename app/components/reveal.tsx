import {
  type CSSProperties,
  type ElementType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'

/** When an element counts as visible (MOVE-1). */
export interface RevealOptions {
  /** Share of the element that must be visible, 0 to 1. */
  threshold?: number
  /** Root margin of the IntersectionObserver. */
  rootMargin?: string
}

/** Options of the city, contact, home and services pages (MOVE-1). */
export const pageReveal: RevealOptions = { threshold: 0.1, rootMargin: '100px 0px -50px 0px' }

/**
 * Whether an element has been in view, once and for good: `unknown` until scripts have checked, `armed`
 * while it is below the viewport, then `in-view`. What is above the viewport at the first check stays
 * `unknown`. Without IntersectionObserver everything is in view.
 */
export function useInView<Target extends Element>({
  threshold = 0.1,
  rootMargin,
}: RevealOptions = {}) {
  const ref = useRef<Target>(null)
  const [state, setState] = useState<'unknown' | 'armed' | 'in-view'>('unknown')

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') {
      setState('in-view')
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setState('in-view')
          observer.disconnect()
        } else if (
          // A part whose layout is deferred has an empty rectangle wherever it is.
          window.scrollY === 0 ||
          entries.some((entry) => entry.boundingClientRect.bottom > 0)
        ) {
          setState('armed')
        }
      },
      { threshold, rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [threshold, rootMargin])

  return { ref, state }
}

interface RevealProps extends RevealOptions {
  as?: ElementType
  children: ReactNode
  className?: string
  /** Delay of the animation, ms. */
  delay?: number
  id?: string
}

/** Animates its content in when it is scrolled into view. Text is never hidden without motion or scripts. */
export function Reveal({
  as: Tag = 'div',
  children,
  className,
  delay,
  id,
  ...options
}: RevealProps) {
  const { ref, state } = useInView<HTMLElement>(options)
  const style = delay ? ({ '--reveal-delay': `${delay}ms` } as CSSProperties) : undefined
  return (
    <Tag ref={ref} id={id} className={className} style={style} data-reveal={state}>
      {children}
    </Tag>
  )
}
