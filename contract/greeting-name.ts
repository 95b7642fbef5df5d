/**
 * The name by which the welcome mail greets. That mail goes, in the house's name, to whatever
 * address somebody typed: nothing in it may be a stranger's message. Free of imports, because both
 * the site and the server that sends its mails use it.
 */

/** The longest name that is used, in characters. */
const mostCharacters = 20
/** More words than this read as a sentence. */
const mostWords = 3

/** Letters of any script with the marks that belong to them; more marks than that only make a mess. */
const letters = String.raw`(?:\p{L}\p{M}{0,4})+`
/** What may stand within a word, once: an apostrophe or a hyphen; the invisible joiners of Persian and Indian scripts may stand often. */
const joiners = String.raw`${letters}(?:\p{Join_Control}${letters})*`
const word = String.raw`${joiners}(?:['’ʼ\u2010\u2011-]${joiners})?`
const name = new RegExp(`^(${word})(?: ${word}){0,${mostWords - 1}}$`, 'u')

/**
 * The name to greet with: the first word of what can be just a name, or '' where what was typed
 * cannot be one; then the mail greets without a name. More words could be a message.
 */
export function greetingName(typed: string): string {
  const tidy = typed.normalize('NFC').trim().replace(/\s+/gu, ' ')
  const [, first = ''] = name.exec(tidy) ?? []
  return Array.from(first).length <= mostCharacters ? first : ''
}
