/**
 * The company's facts, each defined only here. Texts, mails and legal pages take them from here.
 *
 * A fact that the company has not confirmed has `confirmed: false`. Its value is then a careful
 * default that promises the least. If no default is safe, it has no value: the legal pages show a
 * marked gap, and all other pages leave the fact out. The build lists every unconfirmed fact.
 *
 * To confirm a fact: correct its value, set `confirmed: true`, build.
 */

import type { TimeZone } from '../cities/time-zones.ts'
import { site } from './site.ts'

/** A fact that always has a value: true if `confirmed`, otherwise a careful default. */
export interface Fact<Value = string> {
  readonly value: Value
  readonly confirmed: boolean
}

/** A fact without a safe default: it has no value until it is known. */
export type OpenFact<Value = string> =
  | Fact<Value>
  | { readonly value?: undefined; readonly confirmed: false }

/** The five tiers of membership, as the catalogue names them. */
export const tierNames = ['Silver', 'Gold', 'Platinum', 'VIP', 'By invitation only'] as const

/** A tier of membership. */
export type Tier = (typeof tierNames)[number]

/** The facts of the company; a fact without a value is unknown (SITE-5). */
export interface Facts {
  // Who the company is.
  /** The name in the commercial register. */
  legalName: OpenFact
  /** Street, number, post box and place, as the register has them. */
  legalAddress: OpenFact
  /** Number and authority: 'No. 123456, Dubai Department of Economy and Tourism'. */
  licence: OpenFact
  /** Name and address of the representative in the European Economic Area (GDPR, Article 27). */
  representativeEea: OpenFact
  /** Name and address of the representative in Switzerland (FADP, Article 14). */
  representativeSwitzerland: OpenFact
  /** Where questions about personal data are answered. */
  dataProtectionContact: Fact
  /** Insurer and kind of cover. Shown once it has a value. */
  insurance: OpenFact
  /** Membership of trade bodies and further licences. Shown once it has a value. */
  accreditations: OpenFact
  /** The people who work for it: 'Twelve people, led by …'. Shown once it has a value. */
  team: OpenFact
  /** The languages in which the team answers: 'English and Arabic'. Shown once it has a value. */
  languages: OpenFact
  /** Press coverage: 'The Paper, 3 May 2026'. Shown once it has a value. */
  press: OpenFact

  // Office, hours, answers.
  office: Fact
  /** Whether visitors may come without an appointment, as a sentence. */
  officeVisits: Fact
  hours: Fact
  /** The time zone of the hours; another one needs an entry in cities/time-zones.ts. */
  timeZone: Fact<TimeZone>
  /** How long an answer usually takes; completes "We typically respond". */
  replyTime: Fact
  /** When the proposal comes, as a sentence. */
  proposalTime: Fact
  /** When guests on a journey can call, as a sentence. */
  travellingGuests: Fact

  // Money.
  /** What it costs to ask, as a sentence. */
  costOfAsking: Fact
  /** How the company is paid, as a sentence. */
  fee: Fact

  // Personal data.
  /** Who keeps the preferences that a client asks us to keep; completes "kept by". */
  preferencesKeeper: Fact
  /** How long preferences are kept after the last contact, months. */
  preferencesMonths: Fact<number>
  /** How long inquiries are kept after the last contact, months. */
  inquiryMonths: Fact<number>
  /** How long the host keeps its log, days. */
  serverLogDays: Fact<number>
  /** How long Google Analytics keeps its data, months. */
  analyticsMonths: Fact<number>
  /** The company behind the e-mail service, and its country. */
  emailService: Fact
  /** How long the e-mail service keeps its record of relayed mails, days. */
  emailServiceDays: OpenFact<number>
  /** The company that hosts our mailbox, and the country of its servers. */
  mailboxProvider: OpenFact
  /** The company that hosts the site, and the country of its servers. */
  hostingProvider: OpenFact

  // What is offered.
  /** The country from which the management of creators is run. */
  creatorManagementFrom: OpenFact
  /** Length of the yacht that carries the name, metres. */
  yachtLength: OpenFact<number>
  /** Sleeping cabins for guests. */
  yachtCabins: OpenFact<number>
  yachtCrew: OpenFact<number>
  /** Her home port. */
  yachtBerth: OpenFact
  /** What each tier includes, one phrase each. */
  tiers: OpenFact<Readonly<Record<Tier, string>>>
}

export const facts: Facts = {
  legalName: { confirmed: false },
  legalAddress: { confirmed: false },
  licence: { confirmed: false },
  representativeEea: { confirmed: false },
  representativeSwitzerland: { confirmed: false },
  dataProtectionContact: { value: site.email.display, confirmed: false },
  insurance: { confirmed: false },
  accreditations: { confirmed: false },
  team: { confirmed: false },
  languages: { confirmed: false },
  press: { confirmed: false },

  office: { value: 'Downtown Dubai, UAE', confirmed: true },
  officeVisits: { value: 'Please make an appointment before you come.', confirmed: false },
  hours: { value: 'Monday - Friday: 9AM - 6PM', confirmed: true },
  timeZone: { value: 'Asia/Dubai', confirmed: false },
  replyTime: { value: 'within 2 hours during business hours', confirmed: true },
  proposalTime: { value: 'Our reply says when to expect the proposal.', confirmed: false },
  travellingGuests: {
    value: 'Guests who are travelling with us can call at any hour.',
    confirmed: false,
  },

  costOfAsking: {
    value: 'Asking costs nothing and commits you to nothing.',
    confirmed: false,
  },
  fee: {
    value:
      'You get a written proposal with the suppliers’ prices and our fee. Nothing is booked before you accept it.',
    confirmed: false,
  },

  preferencesKeeper: { value: 'the team in Dubai', confirmed: false },
  preferencesMonths: { value: 24, confirmed: false },
  inquiryMonths: { value: 24, confirmed: false },
  serverLogDays: { value: 30, confirmed: false },
  analyticsMonths: { value: 14, confirmed: false },
  emailService: { value: 'EmailJS Pte. Ltd., Singapore', confirmed: false },
  emailServiceDays: { confirmed: false },
  mailboxProvider: { confirmed: false },
  hostingProvider: { confirmed: false },

  creatorManagementFrom: { confirmed: false },
  yachtLength: { confirmed: false },
  yachtCabins: { confirmed: false },
  yachtCrew: { confirmed: false },
  yachtBerth: { confirmed: false },
  tiers: { confirmed: false },
}

/** The hours' time zone in words: 'Dubai time'. */
export function timeZoneName(): string {
  const place = facts.timeZone.value.split('/').at(-1) ?? ''
  return `${place.replaceAll('_', ' ')} time`
}

/** The office hours for running text: no line begins with a hyphen. */
export const officeHours = facts.hours.value.replaceAll(' - ', '\u00a0- ')

/** The names of the facts that the company has not confirmed yet, in order. */
export function unconfirmedFacts(): (keyof Facts)[] {
  const names = Object.keys(facts) as (keyof Facts)[]
  return names.filter((name) => !facts[name].confirmed)
}
