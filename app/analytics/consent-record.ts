/** The format of the visitor's answer in local storage: the answer, the version of the question, the time. */

/** The visitor's answer to the consent notice. */
export type ConsentAnswer = 'accepted' | 'declined'

/** Local storage key; the privacy policy names it. */
export const consentKey = 'levo:consent'

/**
 * The version of the question. Raise it when the notice says something else or more data is sent:
 * answers to an older version no longer count, and every visitor is asked again. A test records the
 * wording of each version.
 */
export const consentVersion = 1

/** Serialises an answer with its time. */
export function writeConsent(answer: ConsentAnswer, moment: Date): string {
  return JSON.stringify({ answer, version: consentVersion, date: moment.toISOString() })
}

/** Parses a stored answer; `undefined` unless it answers the current version of the question. */
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
