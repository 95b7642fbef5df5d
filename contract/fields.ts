/** What the fields of an inquiry may be: the form judges by it, and the relay refuses what is beyond. */

/** Lengths in characters; the upper ones but the phone's guard against pasted novels (RULE-1, RULE-2). */
export const limits = {
  name: { least: 2, most: 100 },
  email: { most: 254 },
  instagramHandle: { most: 60 },
  phone: { least: 7, most: 15 },
  message: { least: 10, most: 5000 },
} as const

// Wider than most patterns on purpose: apostrophes, plus signs and letters of any script are all
// in use, and a refused address is a lost inquiry. The domain must have a dot and a top level.
const word = String.raw`[^\s@"(),.:;<>[\\\]\p{Cc}]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const topLevel = String.raw`\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])`
/** What is taken for an e-mail address. */
export const emailAddress = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}$`, 'u')

/** The variables of the team's mail that the form's fields fill, with the longest text of each, UTF-16 units. */
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
