/**
 * The inquiry's form and its outcome; the fields' labels are in `inquiry/fields.ts`. [Words in
 * brackets] become links, in the order in which the component provides their targets.
 */
import { site } from '../site.ts'

export const formTexts = {
  /** The message's hint on a service page (FORM-9). */
  serviceHint: (city: string, ask: string) => `For ${city}, please tell us ${ask}.`,
  name: 'Inquiry',
  /** The policy opens beside the form (RULE-2). */
  consent: `I agree to the [privacy policy]. I have read it, and I know that an e-mail service passes these details to the ${site.name} team, which uses them to answer this inquiry.`,
  searchCountry: 'Search',
  noCountry: (search: string, code: string) =>
    `No country by the name “${search}” is in the list. The code is still ${code}.`,
  /** A field that only robots see. */
  honeypot: 'Website',
  /** Both with their separators: '4,712 of 5,000'. */
  length: (now: string, most: string) => `${now} of ${most}`,
  /** Follows the length when the field is full. */
  full: ': what goes beyond is cut off',
  send: 'Exclusive Access',
  sending: 'Sending...',
  /** A second inquiry soon after the first (SEND-6). */
  waiting: (seconds: number) =>
    `Inquiries go out at least ${seconds} seconds apart: this one follows the last by itself.`,
  leaving: 'Sending... The page you have chosen opens when your inquiry has arrived.',
  notReady: 'Sent as soon as the form is ready.',
  noScript: 'The form needs JavaScript. Without it, please write or call: the same team answers.',
  notLoaded:
    'The form could not be loaded. Please try again or contact us directly: what you have written is kept.',
  broken: 'The form cannot be shown just now. Please contact us directly.',
  tryAgain: 'Try again',
  /** The confirmation (FORM-7). */
  sent: {
    title: 'Success!',
    text: "Form submitted successfully! We'll reach out soon",
    name: 'Name',
    reference: 'Reference',
    close: 'Close',
  },
  /** The alert (FAIL-1) and the other channels (FAIL-2). */
  failure: {
    failed: 'Failed to send your message. Please try again or contact us directly.',
    error: 'An error occurred while sending your message. Please try again or contact us directly.',
    kept: 'What you have written is kept above.',
    shortened: ' The links below carry a shortened message; “Copy my message” takes all of it.',
    byWhatsapp: 'Send by WhatsApp',
    byEmail: 'Send by e-mail',
    copy: 'Copy my message',
    copied: 'Copied',
    isCopied: 'Your message is copied.',
    copyByHand: 'Copy this text',
    call: `Or call [${site.phone.display}].`,
    reference: (id: string) => ` Reference ${id}`,
  },
  /** Shown when the form is unavailable. */
  channels: { phone: 'Phone', email: 'Email', message: 'Send us a message' },
  /** The inquiry as plain text, for the other channels. */
  asText: {
    title: `Inquiry to ${site.brand}`,
    reference: 'Reference',
    subject: (id: string) => `Inquiry ${id}`.trim(),
    shortenedMark: '… [shortened]',
  },
} as const

/** The messages of invalid fields (RULE-3). */
export const ruleMessages = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  leastLength: (least: number) => `Minimum length is ${least} characters`,
  mostLength: (most: number) => `Maximum length is ${most} characters`,
  phone: 'Please enter a valid phone number',
  privacyConsent: 'You must agree to the privacy policy',
} as const
