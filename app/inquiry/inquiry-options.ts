/** The services that a visitor can request in the contact form: its three tiles (FORM-1). */

export const optionIds = ['social-media', 'concierge', 'onlyfans'] as const

/** An option's id, as used in the form and in the mails. */
export type OptionId = (typeof optionIds)[number]

/** One check tile of the contact form. */
export interface InquiryOption {
  id: OptionId
  label: string
  /** One line under the label. */
  note: string
}

export const inquiryOptions: readonly InquiryOption[] = [
  {
    id: 'social-media',
    label: 'Social media management',
    note: 'Planning, photography and film, publishing, replies.',
  },
  {
    id: 'concierge',
    label: 'Concierge services',
    note: 'Homes, travel, dining, events, security, advice, memberships.',
  },
  {
    id: 'onlyfans',
    label: 'OnlyFans management',
    note: 'For adult creators, and only where it is lawful.',
  },
]
