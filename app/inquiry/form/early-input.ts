/**
 * Runs inline before the prerendered form, long before the form's script: what is typed meanwhile is
 * part of the draft from its first letter, and a press on the button is remembered. Its marks stand on
 * the element around the form, which no later script draws anew (contact-form-section.tsx).
 */
import type { sessionKeys } from '../../visit/session-storage.ts'

// The type alone is imported: each byte of this stands in the page, before its first paint.
const draftKey: typeof sessionKeys.draft = 'levo:draft'

for (const type of ['focusin', 'input', 'submit']) {
  document.addEventListener(
    type,
    (event) => {
      const control = event.target as HTMLInputElement
      const form = control.closest('form')
      const marks = form?.parentElement?.dataset
      if (!marks || 'ready' in form.dataset) return
      marks.touched ??= `${Date.now()}`
      if (type === 'submit') {
        // It would reload the page.
        event.preventDefault()
        marks.submitted = ''
      }
      if (type !== 'input' || 'unkept' in control.dataset) return
      try {
        const draft = JSON.parse(sessionStorage[draftKey] ?? '{"fields":{}}')
        draft.fields[control.name] = control.type === 'checkbox' ? control.checked : control.value
        sessionStorage[draftKey] = JSON.stringify(draft)
      } catch {
        // Storage is denied or full, or holds no draft of ours: the words still stand in the form.
      }
    },
    // While capturing: React stops events on their way to what it has not hydrated yet.
    true,
  )
}
