/** The reference of an inquiry, which team and visitor quote (SEND-4). */
import { site } from '../app/site/site.ts'

const referenceForm = new RegExp(`^${site.submissionPrefix}-\\d{1,16}-[0-9A-Z]{1,16}$`)

/** The random part of a reference: no vowels, and no digits that look like vowels, so that it spells no word. */
const randomLetters = '256789BCDFGHJKLMNPQRSTVWXZ'
const ownReferenceForm = new RegExp(`^${site.submissionPrefix}-(\\d{13})-[${randomLetters}]{9}$`)
/** The tolerated error of a visitor's clock, ms. */
const clockTolerance = 86_400_000

/** A new reference of the form LEVO-{timestamp}-{random}, in capitals (SEND-4). */
export function newSubmissionId(): string {
  const random = crypto.getRandomValues(new Uint32Array(9))
  const letters = Array.from(random, (part) => randomLetters[part % randomLetters.length])
  return `${site.submissionPrefix}-${Date.now()}-${letters.join('')}`
}

/** Whether a reference can only be from `newSubmissionId` at about `now`, ms: not a telephone number or a word. */
export function isOwnReference(text: string, now: number): boolean {
  const [, madeAt] = ownReferenceForm.exec(text) ?? []
  return madeAt !== undefined && Math.abs(Number(madeAt) - now) <= clockTolerance
}

/** Whether a text is one of our references: storage may have been tampered with. */
export function isSubmissionId(text: unknown): text is string {
  return typeof text === 'string' && referenceForm.test(text)
}
