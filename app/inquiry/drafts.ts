/** An unsent inquiry, stored for the tab: it survives a reload and never contains the consent tick. */

import { sessionKeys } from '~/visit/session-storage'
import { forget, keep, recall } from '~/visit/visit-memory'
import { isSubmissionId } from '../../contract/reference'
import { type ControlName, controlNames } from './inquiry'

/** What the visitor entered, by the names of the form's controls; checkboxes are booleans. */
export type DraftFields = Partial<Record<ControlName, string | boolean>>

/**
 * The stored state of an unsent form. Also written before the form's script runs (form/early-input.ts).
 */
export interface Draft {
  /** `location` only if the visitor chose it: otherwise it follows the city. */
  fields: DraftFields
  /**
   * Set once sending was tried, so that the next attempt reuses the reference. It only applies to its
   * own message: a duplicated tab has the draft too, and with another message it is another inquiry.
   */
  reference?: { id: string; message: string }
}

/** Every control that a draft may contain. */
export const keptControls: readonly ControlName[] = controlNames
  .filter(({ isKept }) => isKept)
  .map(({ name }) => name)

/** The draft of this tab, without invalid parts. */
export function readDraft(): Draft | undefined {
  const stored = parse(recall(sessionKeys.draft))
  if (!isRecord(stored) || !isRecord(stored.fields)) return undefined
  const { fields: kept, reference } = stored
  const fields: DraftFields = {}
  for (const name of keptControls) {
    const value = kept[name]
    if (typeof value === (isTick(name) ? 'boolean' : 'string')) {
      fields[name] = value as string | boolean
    }
  }
  return { fields, ...(isReference(reference) && { reference }) }
}

/** Stores a draft, without what it must not contain. */
export function saveDraft({ fields, reference }: Draft): void {
  const kept = keptControls.flatMap((name) => (isSaid(fields[name]) ? [[name, fields[name]]] : []))
  keep(sessionKeys.draft, JSON.stringify({ fields: Object.fromEntries(kept), reference }))
}

function isSaid(value: string | boolean | undefined): boolean {
  return value !== undefined && value !== ''
}

/** Deletes the draft after it was sent. */
export function clearDraft(): void {
  forget(sessionKeys.draft)
}

/** Whether a control is a checkbox of the services. */
function isTick(name: ControlName): name is Extract<ControlName, `services.${string}`> {
  return name.startsWith('services.')
}

function isReference(value: unknown): value is Draft['reference'] {
  return isRecord(value) && isSubmissionId(value.id) && typeof value.message === 'string'
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
