import type { AnalyticsEvents } from '~/analytics/analytics'
import type { LegalTable } from './legal-document'

/** The description of one event: when it is sent, and each of its parameters. */
interface EventInWords<Parameters> {
  when: string
  what: Readonly<Record<keyof Parameters, string>>
}

/** Every event that the site can send. The type check reports a missing event or parameter. */
const events: Readonly<{ [Name in keyof AnalyticsEvents]: EventInWords<AnalyticsEvents[Name]> }> = {
  page_view: {
    when: 'You open a page',
    what: { page_path: 'its address', page_title: 'its title', city: 'the city you have chosen' },
  },
  scroll: {
    when: 'You have read a quarter, half, three quarters, nine tenths or all of a page',
    what: { percent: 'how far', page_path: 'the page' },
  },
  time_on_page: {
    when: 'You leave a page',
    what: { seconds: 'how many seconds it was open', page_path: 'the page' },
  },
  engagement: {
    when: 'A page has been in view for 30 seconds',
    what: { action: 'that it was', page_path: 'the page' },
  },
  button_click: {
    when: 'You press a button',
    what: { button: 'its label', location: 'the part of the page it is in' },
  },
  link_click: {
    when: 'You follow a link within this site',
    what: { link: 'where it leads', location: 'the part of the page it is in' },
  },
  external_link_click: {
    when: 'You follow a link to another site',
    what: { host: 'the name of that site', location: 'the part of the page it is in' },
  },
  contact_interaction: {
    when: 'You see the form, send it, copy your message, or press the phone number, the e-mail address or WhatsApp',
    what: { action: 'which of these, and whether sending succeeded' },
  },
  form_submit: {
    when: 'An inquiry has been sent',
    what: { form_type: 'that it was the contact form', status: 'that it was sent' },
  },
  service_interaction: {
    when: 'You choose or read one of the five groups of services',
    what: { service: 'which', action: 'whether you chose it or read it' },
  },
  city_interaction: {
    when: 'You open the page or a picture of a city',
    what: { city: 'which city', action: 'page or picture' },
  },
  video_interaction: {
    when: 'You pause or start the film, or it fails',
    what: { video: 'which film', action: 'which of these' },
  },
  search: { when: 'Not in use: this site has no search', what: { term: 'nothing' } },
  file_download: {
    when: 'Not in use: this site has no files to download',
    what: { file: 'nothing' },
  },
}

/** The events as a table, one per row. */
export const analyticsTable: LegalTable = {
  head: ['Event', 'When it is sent', 'What it tells'],
  rows: Object.entries(events).map(([name, { when, what }]) => [
    name,
    when,
    Object.values(what).join('; '),
  ]),
}
