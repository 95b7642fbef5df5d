/**
 * What the team must know about each field: its label, its place on the page, and how many characters
 * fit. The checks, the JSON Schemas and the editor's forms use it.
 */
import type { DocumentName } from '../../app/content/documents.ts'

/** Label and length of a field in the editor. */
export interface FieldGuide {
  /** The field in plain words. */
  label: string
  /** Its place on the page, or what to write. */
  hint?: string
  /** Characters that fit. Tokens count as their facts, tags do not count. */
  max?: number
  /** A document may omit it without a finding. */
  optional?: true
  /** May contain some HTML tags. */
  html?: true
}

/** Label and fields of a document in the editor. */
export interface DocumentGuide {
  label: string
  /** The page that shows it, for the preview next to the editor. */
  page: string
  /** Keyed by path (document-fields.ts). */
  fields: Readonly<Record<string, FieldGuide>>
}

// Measured at 390 px, the narrowest common viewport: how many characters of English text fit into the
// available lines. Characters per line: 39 of a label, 24 to 28 of a button, 11 of the home page's
// title, 16 of another hero's title, 25 of a heading, 45 of a hero's text, 51 of running text.
const label = 36
const button = 24
const homeTitle = 32
const heroTitle = 48
const heroText = 180
const heading = 78
const narrowHeading = 56
const smallHeading = 40
const lead = 162
const paragraph = 255
const longParagraph = 350
const note = 220

const picture: FieldGuide = {
  label: 'Picture',
  hint: 'The name of a picture in the collection, or the path of an own file (/media/…).',
}
const pictureAlt: FieldGuide = {
  label: 'Alternative text',
  hint: 'Only for an own file: what it shows. Pictures of the collection have their own.',
  max: 125,
  optional: true,
}
const buttonText: FieldGuide = { label: 'Button', max: button }
const buttonLink: FieldGuide = {
  label: 'Button leads to',
  hint: 'A path of the site (/contact), a place on the page (#contact-form) or an address (https://…).',
}
const icon: FieldGuide = { label: 'Sign' }

/** Every field of the nine kinds of document. */
export const fieldGuide: Readonly<Record<DocumentName, DocumentGuide>> = {
  hero: {
    label: 'Home: opening',
    page: '/home',
    fields: {
      subtitle: { label: 'Line over the title', max: label },
      title: { label: 'Title', max: homeTitle },
      cta: { label: 'Call to action' },
      'cta.primary': { label: 'First button' },
      'cta.primary.text': buttonText,
      scrollText: { label: 'Word under the arrow', max: 16 },
    },
  },
  'page-hero': {
    label: 'About and services: opening',
    page: '/about',
    fields: {
      about: { label: 'About page' },
      'about.title': { label: 'Title', max: heroTitle },
      'about.subtitle': { label: 'Line over the title', max: label },
      'about.description': { label: 'Text under the title', max: heroText },
      'about.backgroundImage': picture,
      'about.backgroundAlt': pictureAlt,
      'about.ctaText': buttonText,
      'about.ctaLink': buttonLink,
      services: { label: 'Services page' },
      'services.description': { label: 'Text under the title', max: heroText },
    },
  },
  'why-choose-us': {
    label: 'Why choose us',
    page: '/about',
    fields: {
      title: { label: 'Heading', max: heading },
      subtitle1: { label: 'First text', max: lead },
      subtitle2: { label: 'Second text', max: paragraph },
      features: { label: 'Reasons', hint: 'Three fit next to each other.' },
      'features[]': { label: 'Reason' },
      'features[].title': { label: 'Heading', max: smallHeading },
      'features[].description': { label: 'Text', max: note },
    },
  },
  'image-scaling-section': {
    label: 'Home: picture that grows',
    page: '/home',
    fields: {
      title: { label: 'Line over the heading', max: label },
      heading: { label: 'Heading', max: heading },
      description1: { label: 'First paragraph', max: paragraph },
      description2: { label: 'Second paragraph', max: paragraph },
      imageSrc: picture,
      imageAlt: pictureAlt,
    },
  },
  about: {
    label: 'About page',
    page: '/about',
    fields: {
      whoWeAre: { label: 'Who we are' },
      'whoWeAre.title': { label: 'Line over the heading', max: label },
      'whoWeAre.heading': { label: 'Heading', max: heading },
      'whoWeAre.description1': { label: 'First paragraph', max: longParagraph },
      'whoWeAre.description2': { label: 'Second paragraph', max: longParagraph },
      'whoWeAre.imageSrc': picture,
      'whoWeAre.imageAlt': pictureAlt,
      services: { label: 'Services' },
      'services.title': { label: 'Line over the heading', max: label },
      'services.heading': { label: 'Heading', max: narrowHeading },
      'services.buttonText': buttonText,
      'services.items': { label: 'Cards', hint: 'Four, each with a picture of its place.' },
      'services.items[]': { label: 'Card' },
      'services.items[].title': { label: 'Heading', max: smallHeading },
      'services.items[].description': { label: 'Text', max: paragraph },
      cta: { label: 'Closing call' },
      'cta.title': { label: 'Heading', max: narrowHeading },
      'cta.description': { label: 'Text', max: heroText },
      'cta.buttonText': buttonText,
      'cta.buttonLink': buttonLink,
    },
  },
  contact: {
    label: 'Contact page',
    page: '/contact',
    fields: {
      hero: { label: 'Opening' },
      'hero.title': { label: 'Title', max: heroTitle },
      'hero.subtitle': { label: 'Line over the title', max: label },
      'hero.description': { label: 'Text under the title', max: heroText },
      'hero.backgroundImage': picture,
      'hero.backgroundAlt': pictureAlt,
      'hero.ctaText': buttonText,
      'hero.ctaLink': buttonLink,
      content: { label: 'Details' },
      'content.title': { label: 'Heading', max: heading },
      'content.description': { label: 'Text', max: paragraph },
      'content.contactDetails': {
        label: 'Ways to reach us',
        hint: 'If omitted, the phone, e-mail and WhatsApp of the company are shown.',
        optional: true,
      },
      'content.contactDetails[]': { label: 'Way' },
      'content.contactDetails[].icon': icon,
      'content.contactDetails[].title': { label: 'Name', max: label },
      'content.contactDetails[].value': { label: 'What is shown', max: 60 },
      'content.contactDetails[].link': {
        label: 'Leads to',
        hint: 'tel:+971…, mailto:… or https://…',
      },
      'content.additionalInfo': {
        label: 'Further notes',
        hint: 'If omitted, the office with its hours and the reply time are shown.',
        optional: true,
      },
      'content.additionalInfo[]': { label: 'Note' },
      'content.additionalInfo[].icon': icon,
      'content.additionalInfo[].title': { label: 'Heading', max: label },
      'content.additionalInfo[].description': {
        label: 'Text',
        hint: '<br> begins a new line; <strong>, <em> and <a href="…"> are allowed.',
        max: 238,
        html: true,
      },
    },
  },
  home: {
    label: 'Home: about and contact',
    page: '/home',
    fields: {
      aboutSection: { label: 'About' },
      'aboutSection.subtitle': { label: 'Heading', max: heading },
      'aboutSection.description1': { label: 'First paragraph', max: paragraph },
      'aboutSection.description2': { label: 'Second paragraph', max: paragraph },
      'aboutSection.imageSrc': picture,
      'aboutSection.imageAlt': pictureAlt,
      contactSection: { label: 'Contact' },
      'contactSection.title': { label: 'Heading', max: heading },
      'contactSection.description': { label: 'Text', max: paragraph },
      'contactSection.features': { label: 'Promises' },
      'contactSection.features[]': { label: 'Promise' },
      'contactSection.features[].icon': icon,
      'contactSection.features[].title': { label: 'Heading', max: smallHeading },
      'contactSection.features[].description': { label: 'Text', max: note },
    },
  },
  'pre-footer': {
    label: 'Every page: slogan and closing line',
    page: '/about',
    fields: {
      slogan: { label: 'Slogan', hint: 'Three words; the last is the name, in capitals.' },
      'slogan[]': { label: 'Word', max: 10 },
      closingLine: { label: 'Closing line', max: 150 },
    },
  },
  'contact-form': {
    label: 'Contact form',
    page: '/contact',
    fields: {
      title: { label: 'Heading', max: heading },
      subtitle: { label: 'Text under the heading', max: lead },
      messageHint: {
        label: 'Hint in the empty message',
        hint: 'What to write, as an example.',
        max: 140,
      },
    },
  },
}
