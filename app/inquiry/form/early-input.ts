/**
 * Runs inline before the prerendered form, long before the form's script. It saves typed text to the
 * draft from the first letter and records a press on the button. Its attributes are on the element
 * around the form, which React never replaces (contact-form-section.tsx).
 */
import type { sessionKeys } from '../../visit/session-storage.ts'

// Only the type is imported: each byte of this is inline in the page and delays its first paint.
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
        // Submitting would reload the page.
        event.preventDefault()
        marks.submitted = ''
      }
      if (type !== 'input' || 'unkept' in control.dataset) return
      try {
        const draft = JSON.parse(sessionStorage[draftKey] ?? '{"fields":{}}')
        draft.fields[control.name] = control.type === 'checkbox' ? control.checked : control.value
        sessionStorage[draftKey] = JSON.stringify(draft)
      } catch {
        // Storage is denied or full, or has no draft of ours: the form still has the text.
      }
    },
    // In the capture phase: React stops events on their way to parts that are not hydrated.
    true,
  )
}
