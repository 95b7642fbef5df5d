import type { ComponentProps } from 'react'
import { componentTexts } from '~/site/texts/components'

/** A link that opens a new tab and announces it to screen readers (A11Y-5). */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{componentTexts.newTab}</span>
    </a>
  )
}
