import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Field of the history entry's state that holds the open picture's index. */
const field = 'levoPicture'

function pictureInEntry(): number | undefined {
  const index: unknown = window.history.state?.[field]
  return typeof index === 'number' ? index : undefined
}

/**
 * Which picture is open, kept in a history entry of its own so that Back closes it. The entry is a
 * copy of the router's: for the router nothing moves, so it is kept from hearing of it.
 */
export function useOpenPicture() {
  const { key } = useLocation()
  const [open, setOpen] = useState<number>()
  const inPicture = useRef(false)
  const leaving = useRef(false)

  useEffect(() => {
    function follow() {
      const picture = pictureInEntry()
      inPicture.current = picture !== undefined
      leaving.current = false
      setOpen(picture)
    }

    function followHistory(event: PopStateEvent) {
      const wasInPicture = inPicture.current
      follow()
      const samePage = (event.state?.key ?? 'default') === key
      if (samePage && (wasInPicture || inPicture.current)) event.stopImmediatePropagation()
    }

    // After a reload the entry still says that a picture is open.
    follow()
    // The capture phase comes before the router's own listener.
    window.addEventListener('popstate', followHistory, { capture: true })
    return () => window.removeEventListener('popstate', followHistory, { capture: true })
  }, [key])

  function show(index: number) {
    window.history.pushState({ ...window.history.state, [field]: index }, '')
    inPicture.current = true
    setOpen(index)
  }

  function close() {
    // Going back takes a moment; a second close within it must not leave the page.
    if (leaving.current || !inPicture.current) return
    leaving.current = true
    window.history.back()
  }

  return { open, show, close }
}
