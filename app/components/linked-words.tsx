import { Fragment, type ReactNode } from 'react'

/** A text whose [words in brackets] are links, made by `links` in their order. */
export function linkedWords(
  text: string,
  ...links: readonly ((words: string) => ReactNode)[]
): ReactNode {
  // Every second part stood in brackets.
  return text.split(/\[(.+?)\]/).map((part, index) => {
    const link = index % 2 === 1 ? links[(index - 1) / 2] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
    return <Fragment key={index}>{link ? link(part) : part}</Fragment>
  })
}
