import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { NewTabLink } from './new-tab-link'
import { SiteLink } from './site-link'

type Look = 'ruled' | 'solid' | 'quiet'

/** Classes of a button's look, for elements that are neither a link nor a button. */
function look(kind: Look, className?: string): string {
  return [styles.button, styles[kind], className].filter(Boolean).join(' ')
}

interface ButtonLinkProps extends ComponentProps<typeof SiteLink> {
  look?: Look
  children: ReactNode
}

/** An internal link in the look of a button: the primary action. */
export function ButtonLink({ look: kind = 'ruled', className, ...props }: ButtonLinkProps) {
  return <SiteLink {...props} className={look(kind, className)} />
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
}

/** A button; `type` defaults to `button`. */
export function Button({
  look: kind = 'ruled',
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  return <button {...props} type={type} className={look(kind, className)} />
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  look?: Look
}

/** A link in the look of a button: a web address, which opens in a new tab, or `mailto:`, `tel:`, `#fragment`. */
export function ButtonAnchor({ look: kind = 'ruled', className, ...props }: ButtonAnchorProps) {
  const Anchor = props.href?.startsWith('http') ? NewTabLink : 'a'
  return <Anchor {...props} className={look(kind, className)} />
}
