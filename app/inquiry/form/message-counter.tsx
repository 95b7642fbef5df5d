import { type Control, useWatch } from 'react-hook-form'
import type { InquiryFields } from '~/inquiry/fields'
import type { Inquiry } from '~/inquiry/inquiry'
import { formTexts } from '~/site/texts/form'
import { limits } from '../../../contract/fields'

/** Share of the limit from which on the length is shown. */
const nearness = 0.9

/** The length of the message, shown near its limit, at which the field accepts no more (RULE-1). */
export function MessageCounter({ control }: { control: Control<InquiryFields, unknown, Inquiry> }) {
  const message = useWatch({ control, name: 'message' }) ?? ''
  const { most } = limits.message
  const { length } = message
  if (length < most * nearness) return null
  const counted = formTexts.length(length.toLocaleString('en-GB'), most.toLocaleString('en-GB'))
  return (
    <>
      {counted}
      <span role="status">{length >= most && formTexts.full}</span>
    </>
  )
}
