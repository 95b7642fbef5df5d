/** The limits of an inquiry's fields: the form validates with them, and the relay rejects what exceeds them. */

/** Lengths in characters. Except for the phone, the upper limits guard against pasted novels (RULE-1, RULE-2). */
export const limits = {
  name: { least: 2, most: 100 },
  email: { most: 254 },
  instagramHandle: { most: 60 },
  phone: { least: 7, most: 15 },
  message: { least: 10, most: 5000 },
} as const

// Intentionally wider than most patterns: apostrophes, plus signs and letters of any script are in use,
// and a rejected address is a lost inquiry. The domain must have a dot and a top level.
const word = String.raw`[^\s@"(),.:;<>[\\\]\p{Cc}]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const topLevel = String.raw`\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])`
/** Matches what is accepted as an e-mail address. */
export const emailAddress = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}$`, 'u')

/** The variables of the team's mail that the form's fields fill, with the maximum length of each, UTF-16 units. */
export const longestOfField = {
  // First and last name.
  from_name: 2 * limits.name.most + 1,
  from_email: limits.email.most,
  location: 60,
  phone: 40,
  instagram_handle: limits.instagramHandle.most,
  services: 400,
  message: limits.message.most,
} as const

/** A variable of the team's mail that the form's fields fill. */
export type FieldVariable = keyof typeof longestOfField
