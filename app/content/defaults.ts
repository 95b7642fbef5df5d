/** The default texts of every page, with a token for the city's name (DOC-3). */
import type { CityKey } from '../cities/cities.ts'
import { site, socialLinks } from '../site/site.ts'
import type { DocumentName, DocumentOf } from './documents.ts'
import { fillAll } from './tokens.ts'

type Complete<T> = T extends readonly (infer Item)[]
  ? Item[]
  : T extends object
    ? { [Key in keyof T]-?: Complete<NonNullable<T[Key]>> }
    : T

/** Fields without a default: the page shows the city's own picture or none. */
type WithoutDefault = 'imageSrc' | 'imageAlt' | 'backgroundImage' | 'backgroundAlt'

type Relaxed<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in Exclude<keyof T, WithoutDefault>]: Relaxed<T[Key]> } & {
        [Key in Extract<keyof T, WithoutDefault>]?: T[Key]
      }
    : T

/** A document as the pages use it: every field is present, except pictures, which the city may provide. */
export type DocumentTexts<Name extends DocumentName> = Relaxed<Complete<DocumentOf<Name>>>

type AllTexts = { [Name in DocumentName]: DocumentTexts<Name> }

const whatsapp = socialLinks.find((link) => link.platform === 'whatsapp')

/** The defaults as written; tokens stand for the city and the company's facts. */
const defaults: AllTexts = {
  hero: {
    subtitle: 'For the best {city} experience',
    title: 'Book with {name}',
    cta: { primary: { text: 'Exclusive Access' } },
    scrollText: 'Scroll',
  },
  'page-hero': {
    about: {
      title: 'About {name}',
      subtitle: 'Concierge in {city}',
      description:
        '{name} arranges homes, travel, restaurants and events in {city}, and looks after social media accounts.',
      ctaText: 'View our services',
      ctaLink: '/services',
    },
    services: {
      description: 'Everything we arrange in {city}, in five groups.',
    },
  },
  'why-choose-us': {
    title: 'Why choose {name}',
    subtitle1:
      'One team arranges your stay in {city}: where you live, how you travel, where you eat.',
    subtitle2: 'A member of the team answers your inquiry, typically {replyTime}.',
    features: [
      { title: 'Global Access', description: 'Ask once, for {city} or any other of our cities.' },
      {
        title: 'Beyond concierge',
        description:
          'We also look after homes, household staff, schools and social media accounts.',
      },
      {
        title: 'Discreet Excellence',
        description: 'Your details go only to the suppliers who need them for your booking.',
      },
    ],
  },
  'image-scaling-section': {
    title: '{city}',
    heading: 'Your stay in {city}',
    description1: 'We plan days in {city} around the season, the opening hours and your own pace.',
    description2: 'Send us your dates. {fee}',
  },
  about: {
    whoWeAre: {
      title: 'Who we are',
      heading: 'A concierge company',
      description1:
        '{brand} is a concierge and lifestyle management company. We work in {city} and in our other cities.',
      description2:
        'Write to us once. A member of the team replies, asks what is missing and sends you a written proposal.',
    },
    services: {
      title: 'Services',
      heading: 'What we arrange',
      buttonText: 'View All Services',
      items: [
        {
          title: 'Luxury Accommodations',
          description: 'Hotel suites, apartments and villas in {city}, compared for your dates.',
        },
        {
          title: 'Private Transportation',
          description: 'Chauffeurs, car hire, yachts and private jets, from licensed operators.',
        },
        {
          title: 'Fine Dining',
          description:
            'We ask the restaurants we work with for your table, and find chefs who cook at home.',
        },
        {
          title: 'Event Planning',
          description: 'Birthdays, proposals and weddings: the place, the permits, the caterers.',
        },
      ],
    },
    cta: {
      title: 'Tell us your plans',
      description: 'Send us your dates in {city} and what you would like to do. {costOfAsking}',
      buttonText: 'Get Started',
      buttonLink: '/contact',
    },
  },
  contact: {
    hero: {
      title: 'Contact Us',
      subtitle: 'Get in Touch',
      description:
        'Write, call or send a message. Inquiries are answered in office hours: {hours}, {timeZone}.',
      ctaText: 'Exclusive Access',
      ctaLink: '#contact-form',
    },
    content: {
      title: 'Talk to us',
      description: 'Phone, e-mail and WhatsApp reach the same team. {travellingGuests}',
      contactDetails: [
        { icon: 'phone', title: 'Phone', value: site.phone.display, link: site.phone.href },
        { icon: 'email', title: 'Email', value: site.email.display, link: site.email.href },
        {
          icon: 'whatsapp',
          title: 'WhatsApp',
          value: 'Send us a message',
          link: whatsapp?.url ?? site.phone.href,
        },
      ],
      additionalInfo: [
        {
          icon: 'location',
          title: 'Visit Our Office',
          description: '{office}<br>{hours}, {timeZone}<br>{officeVisits}',
        },
        {
          icon: 'reply',
          title: 'Quick Response',
          description: 'We typically respond {replyTime}',
        },
      ],
    },
  },
  home: {
    aboutSection: {
      subtitle: 'Exceptional travel knowledge to ensure your stay in {city} is unforgettable',
      description1:
        '{name} is a luxury concierge in {city}. We arrange villas and hotel suites, restaurants, drivers, yacht rentals, private jets, honeymoon packages and events.',
      description2:
        'Write to us once. A member of the team replies, typically {replyTime}, and sends a written proposal for your stay in {city}.',
    },
    contactSection: {
      title: 'Contact Our {city} Team',
      description: 'Reach out to our team today to discover how we can assist you.',
      features: [
        {
          icon: 'clock',
          title: '24/7 Support',
          description: '{travellingGuests} Inquiries are answered in office hours, {timeZone}.',
        },
        { icon: 'star', title: 'Premium Service', description: '{fee}' },
        {
          icon: 'handshake',
          title: 'Trusted Partner',
          description: 'We tell suppliers only what they need for your booking.',
        },
      ],
    },
  },
  'pre-footer': {
    slogan: [...site.slogan],
    closingLine: 'Concierge in {city}.',
  },
  'contact-form': {
    title: 'Send us an inquiry',
    subtitle: 'A few lines are enough. We ask for the rest.',
    messageHint: 'Your dates, how many of you, and what you would like us to arrange.',
  },
}

/** The defaults of every document for one city. */
export function defaultTexts(city: CityKey): AllTexts {
  return fillAll(defaults, city)
}

/** The document's fields, with defaults for missing ones and with tokens filled. */
export function withDefaults<Name extends DocumentName>(
  name: Name,
  city: CityKey,
  parsed: DocumentOf<Name> | undefined,
): DocumentTexts<Name> {
  return fillAll(merge(defaults[name], parsed) as DocumentTexts<Name>, city)
}

function merge(fallback: unknown, given: unknown): unknown {
  if (given === undefined) return fallback
  if (Array.isArray(given)) return given.length > 0 ? given : fallback
  if (!isRecord(given) || !isRecord(fallback)) return given
  const keys = new Set([...Object.keys(fallback), ...Object.keys(given)])
  return Object.fromEntries([...keys].map((key) => [key, merge(fallback[key], given[key])]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
