/** The three services a visitor may ask for in the contact form (FORM-1). */

export const serviceIds = ['social-media', 'concierge', 'onlyfans'] as const

/** A service's id, as it stands in the form and in the mails. */
export type ServiceId = (typeof serviceIds)[number]

/** One check tile of the contact form. */
export interface ServiceOffered {
  id: ServiceId
  label: string
  /** One line under the label. */
  note: string
}

export const servicesOffered: readonly ServiceOffered[] = [
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
