import { type ComponentProps, useId } from 'react'
import type { CityKey } from '~/cities/cities'
import { CheckLine } from '~/components/check-tile'
import { FieldError } from '~/components/field'
import { linkedWords } from '~/components/linked-words'
import { NewTabLink } from '~/components/new-tab-link'
import { editionPath } from '~/site/route-table'
import { formTexts } from '~/site/texts/form'

interface ConsentProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  city: CityKey
  error?: string
}

/** The required consent (RULE-2). The policy opens in a new tab, so that the form stays open. */
export function Consent({ city, error, className, ...input }: ConsentProps) {
  const id = useId()
  return (
    <div className={className}>
      <CheckLine
        required
        data-unkept=""
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      >
        {linkedWords(formTexts.consent, (words) => (
          // A new tab has no session: the edition opens without one (GUARD-3).
          <NewTabLink href={editionPath('/privacy-policy', city)}>{words}</NewTabLink>
        ))}
      </CheckLine>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
