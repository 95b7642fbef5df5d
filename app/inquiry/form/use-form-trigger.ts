import { type RefObject, useEffect } from 'react'
import { whenIdle } from '~/browser/idle'
import { hurryForm, requestForm } from './form-loading'

/** How near the form must come before its script is loaded. */
const nearness = '600px'
/** How long an idle page waits before it loads the script anyway, ms. */
const idleWait = 6_000
/** No pointerdown: a finger that scrolls begins with one. */
const uses = ['click', 'focusin', 'keydown'] as const

/**
 * Loads the form's script when it is near or used, when the page has long been idle, or at once
 * on a page that was reached by a navigation within the site.
 */
export function useFormTrigger(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current
    // Only a page that was loaded from the host has a first paint to protect.
    const isFirstPage = !document.documentElement.classList.contains('hydrated')
    if (!element || !isFirstPage || typeof IntersectionObserver === 'undefined') {
      hurryForm()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) requestForm()
      },
      { rootMargin: nearness },
    )
    observer.observe(element)
    element.addEventListener('pointerdown', requestForm, { passive: true })
    for (const use of uses) element.addEventListener(use, hurryForm, { passive: true })
    let timer: number | undefined
    const cancel = whenIdle(() => {
      timer = window.setTimeout(requestForm, idleWait)
    })
    return () => {
      observer.disconnect()
      element.removeEventListener('pointerdown', requestForm)
      for (const use of uses) element.removeEventListener(use, hurryForm)
      cancel()
      window.clearTimeout(timer)
    }
  }, [section])
}
