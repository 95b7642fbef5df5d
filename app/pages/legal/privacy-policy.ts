// COUNSEL MUST REVIEW THIS TEXT BEFORE PUBLICATION. In particular:
// - the company's full registered name, licence number and address, once the owner supplies them;
// - whether representatives are needed in the EEA (GDPR, Article 27) and Switzerland (FADP, Article 14);
// - the processors' contracts, places of processing and transfer clauses, the host's by name;
// - which countries are recognised as adequate on the day of publication;
// - that the retention times below match the settings of the host, EmailJS and Google Analytics.
import { facts } from '~/site/facts'
import { site } from '~/site/site'
import type { LegalDocument } from './legal-document'

/** The text of /privacy-policy (spec 2.11). The storage keys in it are those that the site uses. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  path: '/privacy-policy',
  metaDescription: `What ${site.name} learns about you when you visit this site or write to us, who handles it, how long it is kept, and what you may ask of us under GDPR, the Swiss FADP and the UAE PDPL.`,
  version: 'November 2026',
  versionDate: '2026-11-21',
  intro:
    'This page says what we learn about you when you visit this site or write to us, why we need it, who else handles it, how long it is kept, and what you may ask of us. You can look at every page without telling us who you are.',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      paragraphs: [
        `${site.brand}, ${facts.office.value}, is responsible for the personal data described here (“we”, “us”).`,
        `Write to ${site.email.display} or call ${site.phone.display} about anything on this page. Visitors in the European Economic Area and in Switzerland may use the same address.`,
      ],
    },
    {
      id: 'laws',
      heading: 'Which laws apply',
      paragraphs: [
        'We are established in the United Arab Emirates and offer services in six cities. Which law protects you depends on where you are and where your data is handled:',
      ],
      list: [
        'United Arab Emirates: Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data (PDPL). It applies to us as a business established there, and to people in the Emirates.',
        'Sweden, and every other country of the European Union: the General Data Protection Regulation (EU) 2016/679 (GDPR), with the Swedish Act 2018:218 that supplements it.',
        'Norway: the GDPR as part of the Agreement on the European Economic Area, by the Norwegian Personal Data Act of 15 June 2018.',
        'Switzerland: the Federal Act on Data Protection of 25 September 2020 (FADP).',
        'New York and the rest of the United States: the state and federal law that applies to you. For residents of New York this includes the SHIELD Act on data security and notice of breaches (General Business Law, sections 899-aa and 899-bb).',
        'Lebanon: Law No. 81 of 2018 on Electronic Transactions and Personal Data.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What the contact form takes',
      paragraphs: [
        'The form asks for no more than an answer needs. First name, last name, e-mail address, city, service and message are required: without them we cannot reply. The rest is up to you.',
        'Please leave out passwords, card numbers and identity documents. Tell us about health, diet, belief or private life only if your request depends on it. Where a request cannot be met without such information, we ask for your explicit consent first and use it for that request alone.',
        'If you write about other people, such as guests or family, please make sure that they know.',
      ],
      table: {
        head: ['Data', 'Required', 'Why we ask'],
        rows: [
          ['First name and last name', 'Yes', 'To know whom we are answering'],
          ['E-mail address', 'Yes', 'To confirm your inquiry and to reply'],
          ['Telephone number with country code', 'No', 'To call, if you would rather talk'],
          ['Instagram handle', 'No', 'To understand a request about social media'],
          ['City', 'Yes', 'To pass your inquiry to the right colleague'],
          ['Services you are interested in', 'Yes', 'For the same reason'],
          ['Your message', 'Yes', 'To know what you wish'],
          [
            'Reference number and time of sending',
            'Made by the site',
            'To find your inquiry and to recognise a duplicate',
          ],
        ],
      },
    },
    {
      id: 'other-data',
      heading: 'What else we receive',
      paragraphs: [
        'When your browser asks for a page, the server receives your IP address, the time, the address you asked for, the page you came from and a description of your browser. It needs these to answer you, and it keeps them for a short while in its log.',
        'If you call, write an e-mail or send a message by WhatsApp, Telegram, Instagram or TikTok, we receive what you send and the number or name you send it from. Those services are responsible for their own part, under their own terms. This site contains links to them but loads nothing from them until you follow a link.',
        'If the form cannot be sent, the site offers links with your inquiry already filled in. The WhatsApp link hands that text to WhatsApp as soon as you open it; the e-mail link hands it to your own mail program.',
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use it, and on what basis',
      paragraphs: [
        'The table below names the basis in the terms of the GDPR. Under the PDPL we rely on your consent, given with the tick in the form or in the notice about analytics, and on the steps you ask us to take towards a contract. Under Lebanese law the purposes below are the only ones. Under the FADP we keep to what you can expect from this page.',
        'We take no decision about you by automated means, and we do no profiling. We send no newsletter and no advertising unless you have asked for it. We do not sell personal data, nor share it for other people’s advertising.',
      ],
      table: {
        head: ['Purpose', 'Data', 'Basis (GDPR, Article 6)'],
        rows: [
          [
            'Answering your inquiry and preparing an offer',
            'Form, e-mails, calls, messages',
            'Steps at your request before a contract: 6(1)(b). Where you write on behalf of others, our legitimate interest in replying: 6(1)(f)',
          ],
          [
            'Confirming by e-mail that your inquiry arrived',
            'Name, e-mail address, reference number',
            'The same: 6(1)(b)',
          ],
          [
            'Providing services you have ordered',
            'What the order requires',
            'Performance of the contract: 6(1)(b)',
          ],
          [
            'Running the site and keeping it secure',
            'Server log',
            'Legitimate interest in a working, safe site: 6(1)(f)',
          ],
          [
            'Preventing double sending',
            'Time of the last inquiry, in your browser',
            'Legitimate interest in orderly correspondence: 6(1)(f)',
          ],
          ['Learning which pages are read', 'Analytics data', 'Your consent: 6(1)(a)'],
          [
            'Keeping accounts, answering authorities, defending claims',
            'Correspondence and contracts',
            'Legal duty: 6(1)(c); legitimate interest: 6(1)(f)',
          ],
        ],
      },
    },
    {
      id: 'recipients',
      heading: 'Who else handles it',
      paragraphs: [
        'Within the house, only the people who deal with your inquiry read it. When you ask us to arrange something, we give the supplier (a hotel, a captain, a school) what it needs for that, and no more. We disclose data to authorities only where the law obliges us.',
        'Besides, these companies handle data for us:',
      ],
      list: [
        'EmailJS (EmailJS Pte. Ltd.), the e-mail service. When you press the button, your browser sends the contents of the form to EmailJS, which relays them to our mailbox and sends you the confirmation. It also sees your IP address. It acts on our instructions as a processor.',
        'The provider of our mailbox, where inquiries are kept and answered.',
        'The hosting provider, which delivers the pages of this site and keeps the server log. It acts on our instructions as a processor.',
        'Google Analytics (Google Ireland Limited for visitors in the European Economic Area and Switzerland, Google LLC elsewhere), only after you have pressed Accept.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Google Analytics',
      paragraphs: [
        'Where this site uses Google Analytics, a small notice asks you first. Until you press Accept, nothing is loaded from Google and nothing is sent to it. If you press Decline, that remains so, and the site works just the same. The city-choice page never measures.',
        'After you accept, the site reports through Google’s Consent Mode which pages you open and in which city, how far you read and for how long, which buttons and links you use, whether the film plays, and whether a form was sent. What you write in the form is never part of it. Google also receives your IP address, which Google Analytics 4 does not store, and details of your device. Storage for advertising and personal advertisements stays switched off.',
        'You may change your mind at any time with “Cookie settings” at the foot of every page that measures. Withdrawing is as easy as accepting, and what was measured before remains lawful.',
      ],
    },
    {
      id: 'browser-storage',
      heading: 'What is stored in your browser',
      paragraphs: [
        'The site keeps a few small notes in your own browser. Session storage belongs to one tab and is deleted when you close it. These notes are needed for what you ask the site to do, so they require no consent; they are not sent anywhere by themselves. Cookies are set only after you press Accept.',
        'You can delete all of it in the settings of your browser. The site then simply asks for your city again.',
      ],
      table: {
        head: ['Name', 'Where', 'What it holds', 'How long'],
        rows: [
          [
            'selectedCity',
            'Session storage',
            'The city you have chosen',
            'Until the tab is closed',
          ],
          [
            'levo:destination',
            'Session storage',
            'The page you were going to when the site asked for your city',
            'Until you have chosen, or the tab is closed',
          ],
          [
            'levo:draft',
            'Session storage',
            'An inquiry you have begun and not sent; never the consent tick',
            'Until the inquiry is sent, or the tab is closed',
          ],
          [
            'levo:last-sent',
            'Session storage',
            'The time of your last inquiry, to prevent double sending',
            'Until the tab is closed',
          ],
          [
            'levo:consent',
            'Local storage',
            'Your choice about analytics',
            'Until you change it or clear your browser',
          ],
          [
            '_ga, and names that begin with _ga_',
            'Cookies, only after Accept',
            'A random number by which Google Analytics tells one browser from another',
            'Up to 2 years',
          ],
        ],
      },
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: [
        'We delete data when its purpose has been met and no law requires us to keep it longer.',
      ],
      list: [
        'Inquiries and our correspondence about them: 24 months after the last contact, unless a contract follows.',
        'Where a contract follows: for its term, and afterwards for as long as the law on accounts, tax and limitation of claims requires.',
        'Server logs: 30 days, longer only while an attack or a fault is being investigated.',
        'Data in Google Analytics: 14 months at most.',
      ],
    },
    {
      id: 'transfers',
      heading: 'Transfers to other countries',
      paragraphs: [
        'We work from the United Arab Emirates, and the services named above work from several countries, among them Singapore, Ireland and the United States. Your data may therefore leave the country in which you are. Neither the European Commission nor the Swiss Federal Council has recognised the United Arab Emirates as offering adequate protection.',
        'When you write to us from the European Economic Area or Switzerland, your data reaches us directly from you. We give it to others abroad only where the country or the recipient has been recognised as adequate (for recipients in the United States, where they are certified under the EU-US and Swiss-US Data Privacy Frameworks), or under the standard contractual clauses of the European Commission, adapted for Switzerland, or where it is necessary for what you have asked us to arrange. From the Emirates we transfer data as Articles 22 and 23 of the PDPL allow.',
        'Write to us for a copy of the safeguards that concern your data.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `Write to ${site.email.display}; your reference number helps us to find you. Asking costs nothing. We reply within one month. If we have reason to doubt who is asking, we ask for proof, and for no more of it than needed.`,
        'The laws named above differ in detail and know exceptions. Wherever you are, we treat every such request by the list below. We will not serve you worse for having used a right.',
        'You may at any time:',
      ],
      list: [
        'learn whether we hold data about you, and receive a copy',
        'have wrong or incomplete data corrected',
        'have data deleted, or its use restricted',
        'receive the data you gave us in a common, machine-readable form, or have it sent to somebody else',
        'object to uses that rest on our legitimate interest, and to any direct marketing',
        'withdraw a consent, with effect for the future',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        'We would like to put things right ourselves. You may however complain at any time, without asking us first:',
      ],
      list: [
        'United Arab Emirates: the UAE Data Office',
        'Switzerland: the Federal Data Protection and Information Commissioner (FDPIC)',
        'Norway: Datatilsynet, the Norwegian Data Protection Authority',
        'Sweden: Integritetsskyddsmyndigheten (IMY), the Swedish Authority for Privacy Protection',
        'Elsewhere in the European Economic Area: the authority of the place where you live or work, or where the matter arose',
        'New York: the Attorney General of the State of New York',
        'Lebanon: the competent courts',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'The site is delivered over encrypted connections, and the form is sent over one. The site has no accounts and keeps no inquiry on its own server. Access to our mailbox is limited to the people who need it.',
        'No transmission is free of risk, and e-mail in particular may pass through servers that we do not control. If you have something confidential to say, give us your number and we will call. Should a breach put you at risk, we notify the authorities and you as the law requires.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Our services are for adults. The form is not meant for anyone under 18, and we do not knowingly collect data from them. If a child has written to us, tell us and we delete it. Details of children that a parent gives us, for a school place for instance, are used for that request only.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      paragraphs: [
        'When the site or the law changes, so does this page; the version stands at its top. If a change concerns an inquiry that is still open, and matters to you, we write to you. An earlier version can be had from us on request.',
      ],
    },
  ],
}
