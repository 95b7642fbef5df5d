/** An unsent inquiry, kept for the tab's life: it survives a reload, never holds the consent tick (DRAFT-1). */

import { sessionKeys } from '~/browser/raw-session-storage'
import { clearSession, readSession, writeSession } from '~/browser/session-storage'
import type { InquiryFields } from '~/inquiry/inquiry'
import { isSubmissionId } from './inquiry-mail'

/** The fields that a draft may hold. */
export type DraftFields = Omit<InquiryFields, 'privacyConsent'>

/** What is kept of a form that was not sent. */
export interface Draft {
  /** `location` only where the visitor chose it: else it follows the city. */
  fields: Partial<DraftFields>
  /** Set once sending was tried, so that the next attempt keeps its reference. */
  submissionId?: string
}

const textFields = [
  'firstName',
  'lastName',
  'email',
  'instagramHandle',
  'countryId',
  'phone',
  'location',
  'message',
] as const satisfies readonly (keyof DraftFields)[]

/** The draft of this tab; whatever is not as it should be is left out. */
export function readDraft(): Draft | undefined {
  const stored = parse(readSession(sessionKeys.draft))
  if (!isRecord(stored) || !isRecord(stored.fields)) return undefined
  const { fields: kept, submissionId } = stored
  const fields: Partial<DraftFields> = {}
  for (const name of textFields) {
    const value = kept[name]
    if (typeof value === 'string') fields[name] = value
  }
  if (isRecord(kept.services)) {
    fields.services = Object.fromEntries(
      Object.entries(kept.services).filter(([, ticked]) => typeof ticked === 'boolean'),
    )
  }
  return { fields, ...(isSubmissionId(submissionId) && { submissionId }) }
}

/** Keeps a draft, without what it must not hold. */
export function saveDraft({ fields, submissionId }: Draft): void {
  const { services } = fields
  const texts = textFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))
  writeSession(
    sessionKeys.draft,
    JSON.stringify({ fields: { ...Object.fromEntries(texts), services }, submissionId }),
  )
}

/** Forgets the draft: it was sent. */
export function clearDraft(): void {
  clearSession(sessionKeys.draft)
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
