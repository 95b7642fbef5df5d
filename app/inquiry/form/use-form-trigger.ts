import { type RefObject, useEffect } from 'react'
import { whenIdle } from '~/browser/idle'
import { isInUse } from './form-snapshot'
import { hurryForm, requestForm } from './lazy-contact-form'

/** Distance to the form at which its script is loaded. */
const nearness = '600px'
/** How long an idle page waits before it loads the script anyway, ms. */
const idleWait = 6_000
/** Events that count as use; a `pointerdown` alone may be a finger that begins to scroll. */
const uses = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'submit'] as const

/**
 * Loads the form's script when the form is near or used, or when the page has long been idle. Loads it
 * at once if the visitor has begun to use the form or reached the page by a navigation within the site.
 */
export function useFormTrigger(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current
    // Only a page loaded from the host has a first paint to protect.
    const isFirstPage = !document.documentElement.classList.contains('hydrated')
    if (
      !element ||
      !isFirstPage ||
      isInUse(element.querySelector('form')) ||
      typeof IntersectionObserver === 'undefined'
    ) {
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
    function onUse({ target, type }: Event): void {
      if (!(target instanceof Node && element?.contains(target))) return
      if (type === 'pointerdown') requestForm()
      else hurryForm()
    }
    // On the window: React stops events on their way to parts that are not hydrated.
    for (const use of uses) window.addEventListener(use, onUse, { capture: true, passive: true })
    let timer: number | undefined
    const cancel = whenIdle(() => {
      timer = window.setTimeout(requestForm, idleWait)
    })
    return () => {
      observer.disconnect()
      for (const use of uses) window.removeEventListener(use, onUse, { capture: true })
      cancel()
      window.clearTimeout(timer)
    }
  }, [section])
}
