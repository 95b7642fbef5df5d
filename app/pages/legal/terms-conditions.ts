// COUNSEL MUST REVIEW THIS TEXT BEFORE PUBLICATION. In particular:
// - the facts that the page shows as gaps (app/site/facts.ts), and those that are not confirmed yet;
// - packages: whether the company is an organiser anywhere (Directive (EU) 2015/2302 and its like);
// - the management of adult-content creators: where it may be offered and from where it may be run,
//   with regard to the law of the United Arab Emirates, of Lebanon and of Sweden (whose provisions on buying
//   and procuring sexual acts include, since 1 July 2025, acts performed at a distance) among others;
// - the limits of liability and the choice of law for consumers in each of the cities;
// - licences that single services need (security staff, brokerage, aviation, financial advice).
import { cityNames } from '~/cities/city-words'
import { facts, type OpenFact, officeHours, timeZoneName } from '~/site/facts'
import { site } from '~/site/site'
import { companyRows, orGap } from './company'
import type { LegalDocument, LegalTable } from './legal-document'

/** A row for a fact that is shown only once it is true. */
function ifKnown(what: string, { value }: OpenFact): LegalTable['rows'] {
  return value === undefined ? [] : [[what, value]]
}

/** The text of /terms-conditions (LEGAL-1). */
export const termsConditions: LegalDocument = {
  title: 'Terms & Conditions',
  path: '/terms-conditions',
  metaDescription:
    'The terms under which this website may be used, what an inquiry is and is not, and which law applies.',
  versionDate: '2026-11-22',
  intro:
    'These terms govern the use of this website. They are not the contract for a service: that is agreed with you separately, in writing, when you decide to engage us.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `This site is run by the company below (“${site.name}”, “we”, “us”).`,
        'By using the site you accept these terms. If you do not accept them, please do not use it; you can reach us by telephone instead.',
      ],
      table: {
        head: ['What', 'Who and where'],
        rows: [
          ...companyRows,
          ...ifKnown('Insurance', facts.insurance),
          ...ifKnown('Memberships and further licences', facts.accreditations),
        ],
      },
    },
    {
      id: 'the-site',
      heading: 'The site',
      paragraphs: [
        `The site presents our services in ${cityNames} and lets you send us an inquiry. It is free to use. There is no account, nothing is sold and no payment is taken on it. Anyone who asks you for money in our name through this site is not us.`,
        'We keep the site with care, but we do not promise that it is always reachable or free of error. We may change it, or take it down for a while, without notice.',
        'The site describes what we do in general. It is not an offer that binds us, and not advice in legal, tax, financial or medical matters. Not every service is available in every city, at every time or to every person.',
      ],
    },
    {
      id: 'inquiries',
      heading: 'Inquiries',
      paragraphs: [
        'An inquiry through the form, by telephone or by message is a question, not an order. It obliges neither you nor us, and it makes no contract. The confirmation that you receive by e-mail, and its reference number, say only that your inquiry has arrived.',
        `${facts.costOfAsking.value} We typically respond ${facts.replyTime.value} (${officeHours}, ${timeZoneName()}); that is usual and not guaranteed. ${facts.travellingGuests.value} Please do not use the site in an emergency; call the emergency services of the place where you are.`,
        'The information you give must be true, and you must be at least 18 years old. We may decline an inquiry without giving reasons.',
      ],
    },
    {
      id: 'use',
      heading: 'Fair use',
      paragraphs: ['You may use the site for its purpose. You may not:'],
      list: [
        'write to us in another person’s name without their leave',
        'send anything that is unlawful, threatening or harmful to computers',
        'send inquiries by a program, or in a number that disturbs our work',
        'try to reach parts of the site or its services that are not open to the public',
        'copy the site, in whole or in substantial part, to present it as your own',
      ],
    },
    {
      id: 'services',
      heading: 'Services by separate agreement',
      paragraphs: [
        'Every service, and every membership, is governed by a separate agreement that names its scope, its price, the terms of payment and the terms of cancellation. Where that agreement says something else than these terms, the agreement prevails.',
        `Prices are given on request. ${facts.fee.value} The proposal also names the taxes, and how long it holds.`,
        'What a tier of membership includes and costs is set out in its own agreement, which you receive before you join.',
        'We do nothing that is unlawful where it is to be done, and nothing that would breach sanctions or the rules against money laundering. We may have to ask who you are and where funds come from before we begin.',
      ],
    },
    {
      id: 'suppliers',
      heading: 'Suppliers, packages, homes and tables',
      paragraphs: [
        'Aircraft, yachts, cars, homes, tables, treatments, lessons, security staff and the like are provided by independent suppliers. Where we arrange them, we act as your intermediary unless the agreement says that we provide the service ourselves. Your contract for the service is then with the supplier, on its terms.',
        'Flights are operated by licensed carriers. Financial, legal and medical services are given by persons licensed to give them. We choose suppliers with care, and are answerable for that choice, but not for their performance.',
        'Names of restaurants, hotels, events and other places on this site describe where we can make arrangements. They do not mean that their owners recommend us or work with us exclusively. Availability is theirs to grant. In particular:',
      ],
      list: [
        'Packages and journeys (honeymoons, race weekends, itineraries): we arrange, and you contract with the supplier of each part. We are not the organiser. Where the law makes us the organiser of a package all the same, because of how it is sold, you have the rights that this law gives you, and the agreement says who is liable and how your money is secured.',
        'Homes: we propose only homes that may lawfully be let for the length of your stay. Many places set a shortest stay; in New York a whole home may as a rule not be let for less than 30 days.',
        'Restaurant tables: we ask the restaurants we work with. We do not sell tables, and we promise none before the restaurant has confirmed it.',
        'Public places: a permit may be needed, and some things cannot be reserved at all. The proposal says so.',
      ],
    },
    {
      id: 'creator-management',
      heading: 'OnlyFans management',
      paragraphs: [
        'This site shows no adult content and links to none. OnlyFans is a trade mark of its owner, with whom we are not affiliated.',
        `The management of creators of adult content is a business service, run from ${orGap(facts.creatorManagementFrom)}. It is offered only where it is lawful, and subject to the conditions below, which we do not waive. We may end it at once where one of them is not met, and we report to the authorities what the law obliges us to report.`,
      ],
      list: [
        'It is offered only to adults who are at least 18 years old, or of full age where they live if that is later.',
        'We check the identity and the age of every creator, and of every other person who is to appear, by official documents before any work begins.',
        'It is offered only where both the content and its management are lawful: where the creator lives, where the content is made and where the work is done. The law of some of our cities forbids it wholly or in part. There we refuse it. Ask us: before anything is agreed we tell you whether it is open to you in your city.',
        'Everyone who appears has consented, in writing, and may withdraw. We do no work where there is a sign of pressure or of trafficking.',
        'The rules of the platform are observed, and the creator keeps control of the account.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      paragraphs: [
        `The texts, pictures, films, marks and design of this site, and the names ${site.name} and ${site.brand}, belong to us or are used with permission. You may view the pages, print them for yourself and share links to them. Any other use needs our written consent.`,
        'What you send us remains yours. You allow us to use it to answer you.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures',
      paragraphs: [
        'The pictures and films on this site are illustrative renders, not photographs. They set a mood. They do not show a particular villa, yacht, aircraft or view that is on offer, and the thing you book will look different. Ask us for photographs of it.',
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      paragraphs: [
        'The site links to services of others, such as TikTok, Instagram, WhatsApp and Telegram. We do not run them and are not responsible for their contents. Their own terms apply as soon as you follow a link. If a link of ours leads somewhere it should not, please tell us.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      paragraphs: [
        'How we handle personal data, and what is stored in your browser, is set out in our Privacy Policy.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We are liable without limit for intent, fraud and gross negligence, for death and injury caused by our negligence, and wherever the law does not allow liability to be limited.',
        'Otherwise, and as far as the law allows, we are not liable for loss that arises from the use of this free site: from its being unavailable, from an error in a general description, from an inquiry that was not delivered, or from the sites of others. Liability for services is governed by the agreement for them.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law and courts',
      paragraphs: [
        'These terms are governed by the law of the United Arab Emirates as applied in the Emirate of Dubai. The courts of Dubai have jurisdiction.',
        'If you are a consumer, this does not deprive you of the protection that mandatory provisions of the law of your country of residence give you, nor of a court there to which that law entitles you. This holds in particular in the European Economic Area, in Switzerland, in the State of New York and in Lebanon.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and validity',
      paragraphs: [
        'We may change these terms; the version at the top of this page applies to visits from its date. Agreements already made are not affected.',
        'If one provision is invalid, the others remain. If we do not insist on a right at once, we have not given it up. These terms are written in English; where mandatory law requires another language, that version prevails.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        `Questions about these terms: ${site.email.display} or ${site.phone.display}. Office hours: ${officeHours}, ${timeZoneName()}.`,
      ],
    },
  ],
}
