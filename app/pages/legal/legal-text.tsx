import { Fragment } from 'react'
import { site } from '~/site/site'
import { gap } from './company'

const links = [site.email, site.phone]

/** A plain text in which the company's e-mail address and phone number are links, and gaps are marked. */
export function LegalText({ text }: { text: string }) {
  const shown = [gap, ...links.map((link) => link.display)]
  const parts = shown.reduce(
    (pieces, special) => pieces.flatMap((piece) => splitAround(piece, special)),
    [text],
  )
  let position = 0
  return parts.map((part) => {
    const link = links.find((known) => known.display === part)
    position += part.length
    if (part === gap) return <mark key={position}>{part}</mark>
    return link ? (
      <a key={position} href={link.href}>
        {part}
      </a>
    ) : (
      <Fragment key={position}>{part}</Fragment>
    )
  })
}

function splitAround(text: string, address: string): string[] {
  return text
    .split(address)
    .flatMap((piece, index) => (index === 0 ? [piece] : [address, piece]))
    .filter((piece) => piece !== '')
}
