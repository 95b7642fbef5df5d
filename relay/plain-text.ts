const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Elements whose content is dropped. */
const UNREAD = new Set(['head', 'style', 'title'])
const BLOCKS = { p: '\n\n', h1: '\n\n', h2: '\n\n', table: '\n\n' }
const BREAKS_BEFORE: Readonly<Record<string, string>> = { ...BLOCKS, br: '\n', tr: '\n' }
const BREAKS_AFTER: Readonly<Record<string, string>> = { ...BLOCKS, th: ': ' }

/**
 * Derives the plain-text part of a mail from its HTML part.
 *
 * Only for the templates of this folder: it relies on escaped values, so that every `<` begins a tag,
 * and on `white-space: pre-line` for text whose line breaks are kept.
 */
export function plainTextOf(html: string): string {
  let text = ''
  let unread: string | undefined
  let preserved: string | undefined
  for (const token of html.replace(/<!--[\s\S]*?-->/g, '').match(/<[^>]*>|[^<]+/g) ?? []) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token)
    if (tag === null) {
      if (token.startsWith('<') || unread !== undefined) continue
      text += preserved === undefined ? token.replace(/\s+/g, ' ') : token.replace(/\r\n?/g, '\n')
      continue
    }
    const name = (tag[2] ?? '').toLowerCase()
    const closes = tag[1] === '/'
    if (unread !== undefined) {
      if (closes && name === unread) unread = undefined
      continue
    }
    if (!closes && (UNREAD.has(name) || token.includes('class="preheader"'))) {
      unread = name
      continue
    }
    if (!closes && token.includes('white-space: pre-line')) preserved = name
    if (closes && name === preserved) preserved = undefined
    text += (closes ? BREAKS_AFTER[name] : BREAKS_BEFORE[name]) ?? ''
  }
  return `${decodeEntities(tidy(text))}\n`
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
      const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole
    },
  )
}
