import { type RefObject, useEffect } from 'react'
import { whenIdle } from '~/services/idle'
import { requestForm } from './form-loading'

/** How near the form must come before its script is loaded. */
const nearness = '600px'
/** How long an idle page waits before it loads the script anyway, ms. */
const idleWait = 6_000
const touches = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Loads the form's script when it is near or touched, when the page has long been idle, or at once
 * on a page that was reached by a navigation within the site.
 */
export function useFormTrigger(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current
    // Only a page that was loaded from the host has a first paint to protect.
    const isFirstPage = !document.documentElement.classList.contains('hydrated')
    if (!element || !isFirstPage || typeof IntersectionObserver === 'undefined') {
      requestForm()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) requestForm()
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
    for (const touch of touches) element.addEventListener(touch, requestForm, { passive: true })
    let timer: number | undefined
    const cancel = whenIdle(() => {
      timer = window.setTimeout(requestForm, idleWait)
    })
    return () => {
      observer.disconnect()
      for (const touch of touches) element.removeEventListener(touch, requestForm)
      cancel()
      window.clearTimeout(timer)
    }
  }, [section])
}
