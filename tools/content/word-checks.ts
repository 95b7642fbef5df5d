/**
 * Checks of the site's words: facts that are typed instead of taken from `facts.ts`, contradictions to
 * them, banned words and sentences of two cities. Pure functions: texts in, findings out.
 */
import { type CityKey, cityList, defaultCity } from '../../app/cities/cities.ts'
import { site } from '../../app/site/site.ts'
import { bannedWords } from './banned-words.ts'
import type { Finding } from './finding.ts'

/** A text of the site and its place. */
export interface SiteText {
  /** Its file, from the repository's root if it is a document. */
  file: string
  /** Its field: 'hero.title'. */
  field: string
  text: string
  /** The city of the text, undefined if all cities show it. */
  city?: CityKey
}

/** The longest description that search engines show without truncation, characters. */
export const longestDescription = 155
/** Every text in a document with its path, without pictures, links and icons. */
export function textsIn(data: unknown, file: string, city?: CityKey, field = ''): SiteText[] {
  if (typeof data === 'string') {
    const name = field.split('.').at(-1) ?? ''
    if (/^(\$schema|icon|link|\w+Link|\w+Src|backgroundImage|slug|color|tint)$/.test(name))
      return []
    return [{ file, field, text: data, city }]
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, file, city, field ? `${field}.${key}` : key),
  )
}

interface Rule {
  pattern: RegExp
  problem: string
  remedy: string
  /** Whether a match is allowed. */
  except?: (match: string, text: SiteText) => boolean
}

const digits = (text: string) => text.replace(/\D/g, '')

const rules: readonly Rule[] = [
  {
    pattern:
      /\b\d{1,2}(:\d\d)? ?[AP]M\s*[-–]\s*\d{1,2}(:\d\d)? ?[AP]M\b|\b(nine|9) to (six|6|five|5)\b/i,
    problem: 'types office hours',
    remedy: 'write {hours}, {timeZone}',
  },
  {
    pattern: /\+\d[\d ()-]{6,}\d/,
    problem: 'types a phone number',
    remedy: 'write {phone}',
    except: (match) => digits(match) !== digits(site.phone.display) && match.includes('0000 0000'),
  },
  {
    pattern: /[\w.+-]+@[\w-]+\.\w+/,
    problem: 'types an e-mail address',
    remedy: 'write {email}',
  },
  {
    pattern:
      /\b(within|inside|in under|less than) (an hour|(one|two|three|four|\d+) (minutes|hours?))\b[^.]*\b(answer|repl|respon|business)|\b(answer|repl|respon)\w*\b[^.]*\b(within|inside|in under|less than) (an hour|(one|two|three|four|\d+) (minutes|hours?))\b/i,
    problem: 'types a reply time',
    remedy: 'write {replyTime}',
  },
  {
    pattern: new RegExp(
      `\\b(${cityList.map(({ name }) => name).join('|')}|local|Central European|Eastern) time\\b`,
    ),
    problem: 'names a time zone of its own',
    remedy: 'write {timeZone}: office hours have one time zone for all readers',
    except: (match) => match === 'local time',
  },
  {
    pattern:
      /\b24\/7\b|\b24 hours a day\b|\bround the clock\b|\b(day and night|night and day)\b|\bat any (hour|time of (day|night))\b|\bday or night\b/i,
    problem: 'promises an answer at every hour',
    remedy: 'write {travellingGuests}, or name {hours}',
    // HOME-8 fixes the heading, but not the text under it.
    except: (_, { text }) => text === '24/7 Support' || text.startsWith('24/7 concierge'),
  },
  {
    pattern: /\bhours? (ahead of|behind (it|in|\p{Lu}))/u,
    problem: 'types the time difference to the office',
    remedy: 'write {timeDifference}: it is computed from the time zones, in summer and in winter',
  },
  {
    pattern: new RegExp(
      `\\b[Oo]ffices? (?:is |are )?in (?:the )?(?:${cityList
        .filter(({ key }) => key !== defaultCity)
        .map(({ name }) => name)
        .join('|')})\\b`,
    ),
    problem: 'names an office that does not exist',
    remedy: 'write {office}',
  },
]

/** Finds facts that are typed in a text or contradict the facts of the site. */
export function contradictions(texts: readonly SiteText[]): Finding[] {
  return texts.flatMap((text) =>
    rules.flatMap(({ pattern, problem, remedy, except }) => {
      const match = pattern.exec(text.text)?.[0]
      if (!match || except?.(match, text)) return []
      return [finding(text, `${problem}: “${match}”`, remedy)]
    }),
  )
}

/** Finds words that the site does not use. */
export function bannedWordsIn(texts: readonly SiteText[]): Finding[] {
  return texts.flatMap((text) =>
    bannedWords.flatMap(([pattern, reason, remedy]) => {
      const match = pattern.exec(text.text)?.[0]
      return match ? [finding(text, `“${match}”: ${reason}`, remedy)] : []
    }),
  )
}

/**
 * Finds sentences of at least five words that two cities share. The names of cities are replaced, so
 * that a template with the city's name counts as shared. Sentences in `fixed` may be shared.
 */
export function sharedSentences(
  texts: readonly SiteText[],
  fixed: readonly string[] = [],
): Finding[] {
  const allowed = new Set(fixed.flatMap(sentencesOf))
  const first = new Map<string, SiteText>()
  return texts.flatMap((text) =>
    sentencesOf(text.text).flatMap((sentence) => {
      if (!text.city || allowed.has(sentence)) return []
      const known = first.get(sentence)
      if (!known) first.set(sentence, text)
      if (!known || known.city === text.city) return []
      return [
        finding(
          text,
          `“${sentence}” is also in ${known.file}`,
          'Write what is true only of this city.',
        ),
      ]
    }),
  )
}

/** Sentences of at least five words, without tags, case, final punctuation and city names. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/<[^>]+>/g, '. ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      cityList
        .reduce((line, { name }) => line.replaceAll(name, '{city}'), sentence)
        .trim()
        .replace(/[.!?]+$/, '')
        .toLowerCase(),
    )
    .filter(
      (sentence) =>
        sentence
          .replace(/\{\w+\}/g, '')
          .split(/\s+/)
          .filter(Boolean).length >= 5,
    )
}

function finding({ file, field }: SiteText, problem: string, remedy: string): Finding {
  return { file, field, problem, remedy }
}
