import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
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
export function Dialog({ returnTo, ...props }: DialogProps) {
  const [before] = useState(() => document.activeElement)

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

  const isNative =
    typeof HTMLDialogElement !== 'undefined' && 'showModal' in HTMLDialogElement.prototype
  return isNative ? <NativeDialog {...props} /> : <FallbackDialog {...props} />
}

type WindowProps = Omit<DialogProps, 'returnTo'>

function NativeDialog({
  labelledBy,
  describedBy,
  onClose,
  ground = 'paper',
  className,
  children,
}: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
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

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** For browsers without `<dialog>`: the same window with focus kept in it by hand. */
function FallbackDialog({
  labelledBy,
  describedBy,
  onClose,
  ground = 'paper',
  className,
  children,
}: WindowProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) return
    panel.current?.querySelector<HTMLElement>(focusable)?.focus()
  }, [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
      return
    }
    if (event.key !== 'Tab') return
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
    const leaving = event.shiftKey ? stops.at(0) : stops.at(-1)
    if (document.activeElement !== leaving) return
    event.preventDefault()
    const next = event.shiftKey ? stops.at(-1) : stops.at(0)
    next?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop; Escape does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop; Escape does the same
    <div
      className={styles.backdrop}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={[styles.dialog, className].filter(Boolean).join(' ')}
        data-theme={ground}
        onKeyDown={onKeyDown}
      >
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
