import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  /** Id of the element that names it. */
  labelledBy: string
  /** Id of the element that describes it. */
  describedBy?: string
  /** Called on Escape, on a click on the backdrop, and by whatever closes it from inside. */
  onClose: () => void
  /** Where focus goes when it closes; where it came from if left out. */
  returnTo?: RefObject<HTMLElement | null>
  ground?: 'paper' | 'ivory' | 'night'
  className?: string
  children: ReactNode
}

/**
 * A modal window: open as long as it is rendered, and only in the browser. Focus moves in (to its
 * first control) and, when it goes, to `returnTo` or back to where it was.
 */
export function Dialog({
  labelledBy,
  describedBy,
  onClose,
  returnTo,
  ground = 'paper',
  className,
  children,
}: DialogProps) {
  const [before] = useState(() => document.activeElement)
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(
    () => () => {
      const target = returnTo?.current ?? before
      // Only once the window is gone can what was inert behind it take focus.
      queueMicrotask(() => {
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [before, returnTo],
  )

  useLayoutEffect(() => {
    const element = dialog.current
    // Nothing closes it again: it goes with its element, and `onClose` would hear of it.
    if (element && !element.open) {
      // A browser without it cannot read our styles either: there the words stand in the page.
      if (typeof element.showModal === 'function') element.showModal()
      else element.setAttribute('open', '')
    }
  }, [])

  function onCancel(event: SyntheticEvent): void {
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key
    <dialog
      ref={dialog}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      data-theme={ground}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={onCancel}
      // A second Escape closes it without asking.
      onClose={onClose}
      // A press that begins on the words and ends outside is a selection, not a dismissal.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === dialog.current
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedBackdrop.current) onClose()
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
