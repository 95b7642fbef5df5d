import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Field of the history entry's state with the open picture's index. */
const field = 'levoPicture'

function pictureInEntry(): number | undefined {
  const index: unknown = window.history.state?.[field]
  return typeof index === 'number' ? index : undefined
}

/**
 * The open picture, stored in a history entry of its own so that Back closes it. The entry is a copy of
 * the router's: its location does not change, so the router must not handle it.
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

    // After a reload the entry may still have an open picture.
    follow()
    // The capture phase runs before the router's own listener.
    window.addEventListener('popstate', followHistory, { capture: true })
    return () => window.removeEventListener('popstate', followHistory, { capture: true })
  }, [key])

  function show(index: number) {
    window.history.pushState({ ...window.history.state, [field]: index }, '')
    inPicture.current = true
    setOpen(index)
  }

  function close() {
    // Going back is asynchronous; a second close meanwhile must not leave the page.
    if (leaving.current || !inPicture.current) return
    leaving.current = true
    window.history.back()
  }

  return { open, show, close }
}
