/**
 * What stands in the prerendered form. React takes that form over as it stands, unless a password
 * manager has put something of its own into it: then React draws a new one, and the words are carried
 * over.
 */

/** The fields of a form as they stood at one moment. */
export interface FormSnapshot {
  form: HTMLFormElement
  /** Texts, choices that were made, and whether checkboxes are ticked, by the control's name. */
  values: ReadonlyMap<string, string | boolean>
  /** Name of the control that had the keyboard. */
  focused: string | undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => 'name' in element && element.name !== '' && 'value' in element,
  )
}

/** Whether nobody has chosen: what is preselected may be of another city than the new form's. */
function isUnchosen(control: Control): boolean {
  return (
    control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === true
  )
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/** Reads a form, where there is one. */
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

/** Whether somebody is at a form or something stands in it, whoever wrote it. */
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

/** Writes what was read into the form that took the other's place; does nothing to the same form. */
export function carryOver({ form, values, focused }: FormSnapshot, to: HTMLFormElement): void {
  if (to === form) return
  for (const control of controlsOf(to)) {
    const value = values.get(control.name)
    if (typeof value === 'boolean' && isCheckbox(control)) control.checked = value
    if (typeof value === 'string') control.value = value
    if (control.name === focused) control.focus({ preventScroll: true })
  }
}
