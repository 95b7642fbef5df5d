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
  /** Id of the element that labels it. */
  labelledBy: string
  /** Id of the element that describes it. */
  describedBy?: string
  /** Called on Escape, on a click on the backdrop, and when a control inside closes it. */
  onClose: () => void
  /** Where focus returns on close; by default the element that had it before. */
  returnTo?: RefObject<HTMLElement | null>
  ground?: 'paper' | 'ivory' | 'night'
  className?: string
  children: ReactNode
}

/**
 * A modal dialog, open as long as it is rendered; only renders in the browser. Focus moves to its first
 * control and, on close, to `returnTo` or back to where it was.
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
      // What was inert behind the dialog can take focus only after the dialog is removed.
      queueMicrotask(() => {
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [before, returnTo],
  )

  useLayoutEffect(() => {
    const element = dialog.current
    // No cleanup: the dialog goes with its element, and closing it would call `onClose`.
    if (element && !element.open) {
      // A browser without `showModal` cannot read our styles either: there the content is part of the page.
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
      // The browser closes the dialog on a second Escape without a cancel event.
      onClose={onClose}
      // A press that starts on the text and ends outside is a selection, not a dismissal.
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
