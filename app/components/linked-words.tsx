import { Fragment, type ReactNode } from 'react'

/** A text whose [words in brackets] become links, made by `links` in order. */
export function linkedWords(
  text: string,
  ...links: readonly ((words: string) => ReactNode)[]
): ReactNode {
  // Every second part was in brackets.
  return text.split(/\[(.+?)\]/).map((part, index) => {
    const link = index % 2 === 1 ? links[(index - 1) / 2] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text keep their order
    return <Fragment key={index}>{link ? link(part) : part}</Fragment>
  })
}
