/** A word that the site does not use, the reason, and the alternative. */
type BannedWord = readonly [pattern: RegExp, reason: string, remedy: string]

const ornate = 'it sounds a hundred years old'
const stock = 'every luxury site says it, so it says nothing'
const riddle = 'it is wit where a reader looks for information'

export const bannedWords: readonly BannedWord[] = [
  [/\bsuppers?\b/i, ornate, 'write "dinner"'],
  [/\bthis letter\b|\bby letter\b/i, ornate, 'write "message" or "e-mail"'],
  [/\b(our|the|one) desks?\b/i, ornate, 'write "team"'],
  [
    /\bthe house (that|which|knows|answers|does|of)\b|\b(people|name|friends|desk) of the house\b|\bour house\b/i,
    'the company is not a house',
    'write "Levo", "we" or "the team"',
  ],
  [/\bwell-kept\b|\bseldom\b|\bwhereupon\b|\bhitherto\b/i, ornate, 'write it as you would say it'],
  [
    /\belevate[sd]?\b|\bunlock(s|ed)?\b|\bseamless(ly)?\b|\bcurated?\b|\bunparalleled\b|\bworld-class\b|\bexquisite\b|\bindulge\b|\btimeless\b|\bunrivalled\b/i,
    stock,
    'say what one gets',
  ],
  [
    /\bbespoke\b/i,
    `${stock}; the catalogue's heading has it once`,
    'write "to your wishes" or say how',
  ],
  [
    /\bthough the book is full\b|\bbook is full\b/i,
    'it promises a table that only the restaurant can give',
    'write "we ask the restaurants we work with"',
  ],
  [
    /\b(city|airport|phone|town) (never |does not |doesn.t )?sleeps?\b|\bis awake\b|\bstay(s)? up\b/i,
    riddle,
    'name the hours with {hours} and {timeZone}',
  ],
  [/\bbrochures?\b/i, riddle, 'say what one gets'],
  [
    /\bcousins?\b|\b(your|somebody.s|everybody.s) mother\b|\baunts?\b/i,
    riddle,
    'name the person’s part: host, guide, chef',
  ],
  [
    /\bone person answers\b|\bthe same person\b/i,
    'the company has not confirmed that it is one person',
    'write "a member of the team"',
  ],
  [
    /\b(your|a) (guest )?file (travels|follows|goes)\b|\bhold your sizes\b|\barrive ahead of you\b/i,
    'the privacy policy mentions no files on guests',
    'leave it out',
  ],
  [
    /\bno minimum stay\b/i,
    'whole homes may not be let short everywhere',
    'say which stays are lawful',
  ],
  [/\bsubscriber correspondence\b/i, 'it reads as writing in a creator’s name', 'leave it out'],
  [
    /\bwe book it all\b|\bcome[s]? with the pass\b|\ball[- ]inclusive package\b/i,
    'it makes the company the seller of a package',
    'say that each part is booked with its own supplier',
  ],
  [
    /\bcable car (held|waits)\b|\bhold(s)? the (first )?cable car\b/i,
    'a public cable car does not wait',
    'name the first departure',
  ],
  [
    /\bguarantee[sd]?\b(?! ?(card|letter))/i,
    'we guarantee nothing that others grant',
    'say what we ask for and who decides',
  ],
  [/\bemails?\b/, 'the site writes it with a hyphen', 'write "e-mail"'],
]
