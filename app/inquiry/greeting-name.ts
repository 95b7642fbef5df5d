/**
 * The name by which the welcome mail greets. That mail goes, in the house's name, to whatever
 * address somebody typed: nothing in it may be a stranger's message. Free of imports, because both
 * the site and the server that sends its mails use it.
 */

/** The longest name that is used, in characters. */
const mostCharacters = 40
/** More words than this read as a sentence. */
const mostWords = 3

/** Letters of any script with the marks that belong to them; more marks than that only make a mess. */
const letters = String.raw`(?:\p{L}\p{M}{0,4})+`
/** What may stand inside a word: apostrophes, hyphens, and the invisible joiners of Persian and Indian scripts. */
const joint = String.raw`['’ʼ\u2010\u2011\p{Join_Control}-]`
const word = `${letters}(?:${joint}${letters})*`
const name = new RegExp(`^${word}(?: ${word}){0,${mostWords - 1}}$`, 'u')

/**
 * The name to greet with, or '' where what was typed cannot be just a name: then the mail greets
 * without one. Nothing is cut out of a longer text, as the rest could still be a message.
 */
export function greetingName(typed: string): string {
  const tidy = typed.normalize('NFC').trim().replace(/\s+/gu, ' ')
  return Array.from(tidy).length <= mostCharacters && name.test(tidy) ? tidy : ''
}
