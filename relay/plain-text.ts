const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * Derives the plain-text part of a mail from its HTML part.
 *
 * Only for the templates of this folder: it relies on escaped values, so that every `<` begins a tag,
 * and on `white-space: pre-line` for text whose line breaks are kept.
 */
export function plainTextOf(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    // Elements whose content is dropped.
    .replace(/<(head|style|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<([a-z]\w*)[^>]*class="preheader"[\s\S]*?<\/\1>/gi, '')
    // White space is one space, except in an element that keeps its line breaks.
    .replace(
      /(<([a-z]\w*)[^>]*white-space: pre-line[\s\S]*?)(?=<\/\2>)|\s+/gi,
      (_, kept?: string) => (kept === undefined ? ' ' : kept.replace(/\r\n?/g, '\n')),
    )
    .replace(/<\/?(?:p|h1|h2|table)\b[^>]*>/gi, '\n\n')
    .replace(/<(?:br|tr)\b[^>]*>/gi, '\n')
    .replace(/<\/th>/gi, ': ')
    .replace(/<[^>]*>/g, '')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return `${decodeEntities(text)}\n`
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
