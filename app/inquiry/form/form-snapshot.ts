/**
 * The values of the prerendered form. React hydrates that form unless a password manager has changed
 * its markup: then React renders a new one, and the values are copied into it.
 */

/** The fields of a form at one moment. */
export interface FormSnapshot {
  form: HTMLFormElement
  /** Texts, selections that the visitor made, and whether checkboxes are ticked, by the control's name. */
  values: ReadonlyMap<string, string | boolean>
  /** Name of the control that had focus. */
  focused: string | undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'name' in element && element.name !== '' && 'value' in element,
  )
}

/** Whether the visitor has selected nothing: the default may belong to another city than the new form's. */
function isUnchosen(control: Control): boolean {
  return (
    control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === true
  )
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/** Reads a form, if there is one. */
export function readForm(form: HTMLFormElement | null | undefined): FormSnapshot | undefined {
  if (!form) return undefined
  const controls = controlsOf(form)
  return {
    form,
    values: new Map(
      controls
        .filter((control) => !isUnchosen(control))
        .map((control) => [control.name, isCheckbox(control) ? control.checked : control.value]),
    ),
    focused: controls.find((control) => control === document.activeElement)?.name,
  }
}

/** Whether a form has focus or contains any input, from the visitor or the browser. */
export function isInUse(form: HTMLFormElement | null | undefined): boolean {
  if (!form) return false
  return controlsOf(form).some(
    (control) =>
      control === document.activeElement ||
      (isCheckbox(control)
        ? control.checked !== control.defaultChecked
        : !isUnchosen(control) && control.value !== ''),
  )
}

/** Writes the values into the form that replaced it; does nothing if it is the same form. */
export function carryOver({ form, values, focused }: FormSnapshot, to: HTMLFormElement): void {
  if (to === form) return
  for (const control of controlsOf(to)) {
    const value = values.get(control.name)
    if (typeof value === 'boolean' && isCheckbox(control)) control.checked = value
    if (typeof value === 'string') control.value = value
    if (control.name === focused) control.focus({ preventScroll: true })
  }
}
