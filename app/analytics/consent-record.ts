/** How the visitor's answer about analytics stands in local storage: what, to which question, when. */

export type ConsentAnswer = 'accepted' | 'declined'

/** Local storage key; the privacy policy names it. */
export const consentKey = 'levo:consent'

/**
 * The version of the question. Raise it when the notice says something else or more is sent:
 * answers to an older version count no longer, and every visitor is asked again. A test keeps what
 * each version asked.
 */
export const consentVersion = 1

/** The text that keeps an answer given at a moment. */
export function writeConsent(answer: ConsentAnswer, moment: Date): string {
  return JSON.stringify({ answer, version: consentVersion, date: moment.toISOString() })
}

/** The answer that a stored text keeps; `undefined` unless it answers the question of today. */
export function readConsent(stored: string | null): ConsentAnswer | undefined {
  const record = parse(stored)
  if (record?.version !== consentVersion || Number.isNaN(Date.parse(String(record.date)))) return
  return record.answer === 'accepted' || record.answer === 'declined' ? record.answer : undefined
}

function parse(stored: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
