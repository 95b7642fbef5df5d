import { type Control, useWatch } from 'react-hook-form'
import type { InquiryFields } from '~/inquiry/fields'
import type { Inquiry } from '~/inquiry/inquiry'
import { formTexts } from '~/site/texts/form'
import { limits } from '../../../contract/fields'

/** From this share of the limit on the length is shown. */
const nearness = 0.9

/** How long the message is, once it comes near its limit, where the field takes nothing more (RULE-1). */
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
