import DOMPurify from 'dompurify'

/** A description may only contain inline tags and links (CONT-3). */
const allowed = {
  ALLOWED_TAGS: ['a', 'br', 'strong', 'em', 'b', 'i', 'span'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(https?:|mailto:|tel:|\/(?!\/)|#)/i,
}

/** The HTML without anything that could run or restyle the page; needs a browser. */
export function sanitiseHtml(html: string): string {
  return DOMPurify.sanitize(html, allowed)
}
