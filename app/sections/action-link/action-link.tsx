import type { MouseEvent, ReactNode } from 'react'
import { track } from '~/analytics/analytics'
import { followFragment } from '~/browser/follow-fragment'
import { ButtonAnchor, ButtonLink } from '~/components/button'
import { pageOfPath } from '~/site/route-table'

interface ActionLinkProps {
  /** A #fragment of this page, a /path on this site, or an https, mailto or tel address. */
  to: string
  look?: 'ruled' | 'solid' | 'quiet'
  children: ReactNode
}

/** An action in the look of a button with any kind of target, because a document may define it. */
export function ActionLink({ to, look, children }: ActionLinkProps) {
  if (to.startsWith('#')) {
    return (
      <ButtonAnchor
        href={to}
        look={look}
        onClick={(event) => {
          report(event)
          followFragment(event)
        }}
      >
        {children}
      </ButtonAnchor>
    )
  }
  if (to.startsWith('/')) {
    return (
      <ButtonLink to={to} look={look} onClick={report}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <ButtonAnchor href={to} look={look} onClick={report}>
      {children}
    </ButtonAnchor>
  )
}

function report(event: MouseEvent<HTMLAnchorElement>): void {
  track('button_click', {
    button: event.currentTarget.textContent ?? '',
    location: pageOfPath(window.location.pathname),
  })
}
