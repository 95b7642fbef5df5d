import { Fragment } from 'react'
import { site } from '~/site/site'

const links = [site.email, site.phone]

/** A plain text in which the house's e-mail address and number are links. */
export function ContactLinks({ text }: { text: string }) {
  const shown = links.map((link) => link.display)
  const parts = shown.reduce(
    (pieces, address) => pieces.flatMap((piece) => splitAround(piece, address)),
    [text],
  )
  let position = 0
  return parts.map((part) => {
    const link = links.find((known) => known.display === part)
    position += part.length
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
