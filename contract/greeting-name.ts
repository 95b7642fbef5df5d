/**
 * The name with which the welcome mail greets. That mail goes, in the company's name, to any address
 * that somebody typed, so it must not carry a stranger's message. Without imports, because both the
 * site and the relay use it.
 */

/** The maximum length of a name, in characters. */
const mostCharacters = 20
/** More words than this read as a sentence. */
const mostWords = 3

/** Letters of any script with their combining marks; more marks than that are unreadable. */
const letters = String.raw`(?:\p{L}\p{M}{0,4})+`
/** What may be inside a word: one apostrophe or hyphen, and any number of the invisible joiners of Persian and Indian scripts. */
const joiners = String.raw`${letters}(?:\p{Join_Control}${letters})*`
const word = String.raw`${joiners}(?:['’ʼ\u2010\u2011-]${joiners})?`
const name = new RegExp(`^(${word})(?: ${word}){0,${mostWords - 1}}$`, 'u')

/**
 * The name to greet with: the first word of a text that can be just a name, or '' if it cannot; then
 * the mail greets without a name. More words could be a message.
 */
export function greetingName(typed: string): string {
  const tidy = typed.normalize('NFC').trim().replace(/\s+/gu, ' ')
  const [, first = ''] = name.exec(tidy) ?? []
  return Array.from(first).length <= mostCharacters ? first : ''
}
