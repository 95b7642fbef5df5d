/** What a page says where its document says nothing; the city's name stands in (spec 2.4 to 2.10). */
import { type CityKey, cities } from '../site/cities.ts'
import { site, socialLinks } from '../site/site.ts'
import type { DocumentName, DocumentOf } from './documents.ts'

type Complete<T> = T extends readonly (infer Item)[]
  ? Item[]
  : T extends object
    ? { [Key in keyof T]-?: Complete<NonNullable<T[Key]>> }
    : T

/** Fields that have no default of their own: the page then shows the city's own picture or nothing. */
type WithoutDefault = 'imageSrc' | 'imageAlt' | 'backgroundImage' | 'backgroundAlt'

type Relaxed<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in Exclude<keyof T, WithoutDefault>]: Relaxed<T[Key]> } & {
        [Key in Extract<keyof T, WithoutDefault>]?: T[Key]
      }
    : T

/** A document as the pages use it: every field there, but for pictures, which may be left to the city. */
export type PageTexts<Name extends DocumentName> = Relaxed<Complete<DocumentOf<Name>>>

type AllTexts = { [Name in DocumentName]: PageTexts<Name> }

const whatsapp = socialLinks.find((link) => link.platform === 'whatsapp')

/** The defaults of every document for one city. */
export function defaultTexts(key: CityKey): AllTexts {
  const city = cities[key].name
  return {
    hero: {
      subtitle: `For the best ${city} experience`,
      title: `Book with ${site.name}`,
      cta: { primary: { text: 'Exclusive Access' } },
      scrollText: 'Scroll',
    },
    'page-hero': {
      about: {
        title: `About ${site.name}`,
        subtitle: 'The house',
        description: `A small house with desks in six cities. In ${city}, one person answers and stays with you.`,
        ctaText: 'Our services',
        ctaLink: '/services',
      },
      services: {
        description: `Five elements, one house: everything we look after for you in ${city}.`,
      },
    },
    'why-choose-us': {
      title: 'Why choose us',
      subtitle1: `What a good house does in ${city} is seldom seen.`,
      subtitle2: 'It is felt: in the hour that was kept free, and the call that was not needed.',
      features: [
        { title: 'Global Access', description: 'Six cities, one number.' },
        { title: 'Beyond concierge', description: 'What the desk downstairs cannot do.' },
        { title: 'Discreet Excellence', description: 'Done well, and not spoken of.' },
      ],
    },
    'image-scaling-section': {
      title: city,
      heading: 'The city, closer',
      description1: `We know ${city} by its doors and by the people behind them.`,
      description2: 'Tell us the day. We arrange the hours.',
    },
    about: {
      whoWeAre: {
        title: 'Who we are',
        heading: 'One person, from the first call on',
        description1: `${site.brand} looks after people in ${city} and five other cities.`,
        description2: 'You write once. One person answers, and stays with you until you leave.',
      },
      services: {
        title: 'Services',
        heading: 'What we look after',
        buttonText: 'View All Services',
        items: [
          { title: 'Luxury Accommodations', description: `Villas, suites and houses in ${city}.` },
          { title: 'Private Transportation', description: 'By road, by water and by air.' },
          { title: 'Fine Dining', description: 'The table, the hour, the room behind the room.' },
          {
            title: 'Event Planning',
            description: 'From a dinner for six to a wedding for six hundred.',
          },
        ],
      },
      cta: {
        title: 'Begin with a line',
        description: `Tell us when you will be in ${city}, and what must not go wrong.`,
        buttonText: 'Get Started',
        buttonLink: '/contact',
      },
    },
    contact: {
      hero: {
        title: 'Contact Us',
        subtitle: 'Get in Touch',
        description: 'Write to us, call us, or send a message. Someone is awake.',
        ctaText: 'Exclusive Access',
        ctaLink: '#contact-form',
      },
      content: {
        title: 'Directly',
        description: 'Three ways to reach the same people.',
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
            description: `${site.office}<br>${site.hours}`,
          },
          {
            icon: 'reply',
            title: 'Quick Response',
            description: 'We typically respond within 2 hours during business hours',
          },
        ],
      },
    },
    home: {
      aboutSection: {
        subtitle: `Exceptional travel knowledge to ensure your stay in ${city} is unforgettable`,
        description1: `${site.name} is a luxury concierge in ${city}: a table at eight, though the book is full; a boat for twelve by Friday; a driver who waits.`,
        description2: `You write once. One person in ${city} answers, and stays with you until you leave.`,
      },
      contactSection: {
        title: `Contact Our ${city} Team`,
        description: 'Reach out to our team today to discover how we can assist you.',
        features: [
          { icon: 'clock', title: '24/7 Support', description: 'At any hour, a person.' },
          { icon: 'star', title: 'Premium Service', description: 'Every detail asked once.' },
          { icon: 'handshake', title: 'Trusted Partner', description: 'Your name stays with us.' },
        ],
      },
    },
    'pre-footer': {
      slogan: [...site.slogan],
      closingLine: `${city}, looked after.`,
    },
    'contact-form': {
      title: 'Write to us',
      subtitle: 'A few lines are enough to begin.',
      messageHint: 'Dates, names, and the one thing that must not go wrong.',
    },
  }
}

/** The document's fields where they are there, the defaults where they are not. */
export function withDefaults<Name extends DocumentName>(
  name: Name,
  city: CityKey,
  document: DocumentOf<Name> | undefined,
): PageTexts<Name> {
  return merge(defaultTexts(city)[name], document) as PageTexts<Name>
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
