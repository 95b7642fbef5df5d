/** A word that the site does not use, with the reason and the alternative. */
export interface BannedWord {
  readonly pattern: RegExp
  readonly reason: string
  readonly remedy: string
}

const ornate = 'it sounds a hundred years old'
const stock = 'every luxury site says it, so it says nothing'
const riddle = 'it is wit where a reader looks for information'

export const bannedWords: readonly BannedWord[] = [
  { pattern: /\bsuppers?\b/i, reason: ornate, remedy: 'write "dinner"' },
  {
    pattern: /\bthis letter\b|\bby letter\b/i,
    reason: ornate,
    remedy: 'write "message" or "e-mail"',
  },
  { pattern: /\b(our|the|one) desks?\b/i, reason: ornate, remedy: 'write "team"' },
  {
    pattern:
      /\bthe house (that|which|knows|answers|does|of)\b|\b(people|name|friends|desk) of the house\b|\bour house\b/i,
    reason: 'the company is not a house',
    remedy: 'write "Levo", "we" or "the team"',
  },
  {
    pattern: /\bwell-kept\b|\bseldom\b|\bwhereupon\b|\bhitherto\b/i,
    reason: ornate,
    remedy: 'write it as you would say it',
  },
  {
    pattern:
      /\belevate[sd]?\b|\bunlock(s|ed)?\b|\bseamless(ly)?\b|\bcurated?\b|\bunparalleled\b|\bworld-class\b|\bexquisite\b|\bindulge\b|\btimeless\b|\bunrivalled\b/i,
    reason: stock,
    remedy: 'say what one gets',
  },
  {
    pattern: /\bbespoke\b/i,
    reason: `${stock}; the catalogue's heading has it once`,
    remedy: 'write "to your wishes" or say how',
  },
  {
    pattern: /\bthough the book is full\b|\bbook is full\b/i,
    reason: 'it promises a table that only the restaurant can give',
    remedy: 'write "we ask the restaurants we work with"',
  },
  {
    pattern:
      /\b(city|airport|phone|town) (never |does not |doesn.t )?sleeps?\b|\bis awake\b|\bstay(s)? up\b/i,
    reason: riddle,
    remedy: 'name the hours with {hours} and {timeZone}',
  },
  { pattern: /\bbrochures?\b/i, reason: riddle, remedy: 'say what one gets' },
  {
    pattern: /\bcousins?\b|\b(your|somebody.s|everybody.s) mother\b|\baunts?\b/i,
    reason: riddle,
    remedy: 'name the person’s part: host, guide, chef',
  },
  {
    pattern: /\bone person answers\b|\bthe same person\b/i,
    reason: 'the company has not confirmed that it is one person',
    remedy: 'write "a member of the team"',
  },
  {
    pattern:
      /\b(your|a) (guest )?file (travels|follows|goes)\b|\bhold your sizes\b|\barrive ahead of you\b/i,
    reason: 'the privacy policy mentions no files on guests',
    remedy: 'leave it out',
  },
  {
    pattern: /\bno minimum stay\b/i,
    reason: 'whole homes may not be let short everywhere',
    remedy: 'say which stays are lawful',
  },
  {
    pattern: /\bsubscriber correspondence\b/i,
    reason: 'it reads as writing in a creator’s name',
    remedy: 'leave it out',
  },
  {
    pattern: /\bwe book it all\b|\bcome[s]? with the pass\b|\ball[- ]inclusive package\b/i,
    reason: 'it makes the company the seller of a package',
    remedy: 'say that each part is booked with its own supplier',
  },
  {
    pattern: /\bcable car (held|waits)\b|\bhold(s)? the (first )?cable car\b/i,
    reason: 'a public cable car does not wait',
    remedy: 'name the first departure',
  },
  {
    pattern: /\bguarantee[sd]?\b(?! ?(card|letter))/i,
    reason: 'we guarantee nothing that others grant',
    remedy: 'say what we ask for and who decides',
  },
  {
    pattern: /\bemails?\b/,
    reason: 'the site writes it with a hyphen',
    remedy: 'write "e-mail"',
  },
]
