// COUNSEL MUST REVIEW THIS TEXT BEFORE PUBLICATION. In particular:
// - the facts that the page shows as gaps (app/site/facts.ts), and those that are not confirmed yet;
// - whether representatives are needed in the EEA (GDPR, Article 27) and Switzerland (FADP, Article 14);
// - the processors' contracts (the relay instead of EmailJS, if you run it), places of processing and transfer clauses;
// - which countries are recognised as adequate on the day of publication;
// - that the retention times below match the settings of the host, the mailbox, EmailJS and Google Analytics.
import { cityCount } from '~/cities/city-words'
import { facts } from '~/site/facts'
import { site } from '~/site/site'
import { analyticsTable } from './analytics-events'
import { companyRows, gap, orGap } from './company'
import type { LegalDocument } from './legal-document'

const emailServiceTime =
  facts.emailServiceDays.value === undefined ? gap : `${facts.emailServiceDays.value} days`

/** The text of /privacy-policy (LEGAL-1). The storage keys in it are those that the site uses. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  path: '/privacy-policy',
  metaDescription: `What ${site.name} learns about you on this site and in an inquiry, who handles it, how long it is kept, and what you may ask of us.`,
  versionDate: '2026-11-25',
  intro:
    'This page says what we learn about you when you visit this site or write to us, why we need it, who else handles it, how long it is kept, and what you may ask of us. You can read every page without telling us who you are.',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      paragraphs: [
        `The company below decides how your personal data is used (the “controller”; “we”, “us”). Write to ${site.email.display} or call ${site.phone.display} about anything on this page, wherever you live.`,
      ],
      table: {
        head: ['What', 'Who and where'],
        rows: [
          ...companyRows,
          ['Questions about your data', facts.dataProtectionContact.value],
          [
            'Representative in the European Economic Area (GDPR, Article 27)',
            orGap(facts.representativeEea),
          ],
          [
            'Representative in Switzerland (FADP, Article 14)',
            orGap(facts.representativeSwitzerland),
          ],
        ],
      },
    },
    {
      id: 'laws',
      heading: 'Which laws apply',
      paragraphs: [
        `We are established in the United Arab Emirates and offer services in ${cityCount} cities. Which law protects you depends on where you are and where your data is handled:`,
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
        'The form asks for what an answer needs. No law and no contract obliges you to fill it in. First name, last name, e-mail address, city, service and message are required, because without them we cannot reply. The rest is up to you. An inquiry for concierge services that you begin on the page of a service also names that service.',
        'Please leave out passwords, card numbers and identity documents. Please leave out health, diet, belief and private life as well, unless your request depends on them. Where it does, we ask for your explicit consent first and use what you tell us for that request alone.',
        'If you write about other people, such as guests or family, please make sure that they know.',
      ],
      table: {
        head: ['Data', 'Required', 'Why we ask'],
        rows: [
          ['First name and last name', 'Yes', 'To know whom we are answering'],
          ['E-mail address', 'Yes', 'To confirm your inquiry and to reply'],
          ['Telephone number with country code', 'No', 'To call, if you would rather talk'],
          ['Instagram handle', 'No', 'To understand a request about social media'],
          [
            'Location (the city that you ask about)',
            'Yes',
            'To know where we are to arrange something',
          ],
          ['Services (“What can we do for you?”)', 'Yes', 'To know what you are asking for'],
          ['Your message', 'Yes', 'To know what you would like'],
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
        'When your browser asks for a page, the server receives your IP address, the time, the address you asked for, the page you came from and a description of your browser. It needs these to answer you, and keeps them for a short while in its log.',
        'If you call, write an e-mail or send a message by WhatsApp, Telegram, Instagram or TikTok, we receive what you send and the number or name you send it from. Those services are responsible for their own part, under their own terms. This site links to them but loads nothing from them until you follow a link.',
        'If the form cannot be sent, the site offers links with your inquiry already filled in. The WhatsApp link hands that text to WhatsApp as soon as you open it; the e-mail link hands it to your own mail program.',
        'If you become a client, we receive what the booking needs, from you or from the people you travel with, and the supplier’s confirmations and invoices.',
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use it, and on what basis',
      paragraphs: [
        'The table below names the basis in the terms of the GDPR. Under the PDPL we rely on your consent, given with the tick in the form or in the notice about cookies, and on the steps you ask us to take towards a contract. Under Lebanese law the purposes below are the only ones. Under the FADP we keep to what you can expect from this page. Elsewhere the tick in the form says that you have read this page. Whatever you have agreed to, you may take back at any time.',
        'We take no decision about you by automated means, and we do no profiling. We send no newsletter and no advertising unless you have asked for it. We do not sell personal data, nor share it for other people’s advertising.',
      ],
      table: {
        head: ['Purpose', 'Data', 'Basis (GDPR, Article 6)'],
        rows: [
          [
            'Answering your inquiry and preparing a proposal',
            'Form, e-mails, calls, messages',
            'Steps at your request before a contract: 6(1)(b). Where you write on behalf of others, our legitimate interest in replying: 6(1)(f)',
          ],
          [
            'Confirming by e-mail that your inquiry arrived',
            'Name, e-mail address, reference number',
            'The same: 6(1)(b)',
          ],
          [
            'Arranging what you have ordered',
            'What the booking needs',
            'Performance of the contract: 6(1)(b)',
          ],
          [
            'Remembering your preferences for later bookings',
            'What you ask us to remember',
            'Your consent: 6(1)(a); for health, diet or belief your explicit consent: 9(2)(a)',
          ],
          [
            'Running the site and keeping it secure',
            'Server log',
            'Legitimate interest in a working, safe site: 6(1)(f)',
          ],
          [
            'Preventing double sending',
            'Time of the last inquiry, in your browser',
            'Legitimate interest in receiving each inquiry once: 6(1)(f)',
          ],
          ['Learning how the site is used', 'Analytics data', 'Your consent: 6(1)(a)'],
          [
            'Keeping accounts, answering authorities, defending claims',
            'Correspondence and contracts',
            'Legal duty: 6(1)(c); legitimate interest in defending claims: 6(1)(f)',
          ],
        ],
      },
    },
    {
      id: 'preferences',
      heading: 'Your preferences',
      paragraphs: [
        `We keep no note of your preferences unless you ask us to. If you want us to remember a seat, a size or an allergy for your next booking, we ask for your consent, and ${facts.preferencesKeeper.value} keeps it for ${facts.preferencesMonths.value} months after our last contact.`,
        'You may see, correct or delete it at any time, and withdraw your consent. A supplier learns of it only for a booking that you have asked for and only where the booking depends on it.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who else handles it',
      paragraphs: [
        'Within the company, only the people who deal with your inquiry read it. When you ask us to arrange something, we give the supplier (a hotel, a skipper, a school) what it needs for that, and no more. We disclose data to authorities only where the law obliges us.',
        'These companies handle data for us:',
      ],
      list: [
        `E-mail service: ${facts.emailService.value} (“EmailJS”). When you press the button, your browser sends the contents of the form to EmailJS, which relays them to our mailbox and sends you the confirmation. It also sees your IP address. It acts on our instructions as a processor.`,
        `Mailbox, where inquiries are kept and answered: ${orGap(facts.mailboxProvider)}`,
        `Hosting of this site, with the server log: ${orGap(facts.hostingProvider)}`,
        'Google Analytics: Google Ireland Limited for visitors in the European Economic Area and Switzerland, Google LLC (United States) elsewhere; only after you have pressed Accept.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Google Analytics',
      paragraphs: [
        'Where this site uses Google Analytics, a small notice asks you first. Until you press Accept, nothing is loaded from Google and nothing is sent to it. If you press Decline, that remains so, and the site works just the same. The page on which you choose a city never measures.',
        'After you accept, the site sends the events in the table below. What you write in the form is never part of them. Google’s own script adds a random number that stands for your browser, details of your device, language and screen, the page you came from, and your IP address, from which Google derives a rough place and which Google Analytics 4 does not store. Storage for advertising and personal advertisements stays switched off.',
        'You may change your mind at any time with “Cookie settings” at the foot of every page that measures. The cookies are then deleted. What was measured before remains lawful.',
      ],
      table: analyticsTable,
    },
    {
      id: 'browser-storage',
      heading: 'What is stored in your browser',
      paragraphs: [
        'The site keeps a few notes in your own browser. Session storage belongs to one tab and is deleted when you close it. These notes are needed for what you ask the site to do, so they require no consent; they are not sent anywhere by themselves. Cookies are set only after you press Accept.',
        'You can delete all of it in the settings of your browser. The site then asks for your city again.',
      ],
      table: {
        head: ['Name', 'Where', 'What it holds and why', 'How long'],
        rows: [
          [
            'selectedCity',
            'Session storage',
            'The city you have chosen, to show its pages',
            'Until the tab is closed',
          ],
          [
            'levo:destination',
            'Session storage',
            'The page you were going to when the site asked for your city, to continue there',
            'Until you have chosen, or the tab is closed',
          ],
          [
            'levo:draft',
            'Session storage',
            'An inquiry you have begun and not sent, so that a reload does not lose it; never the consent tick',
            'Until the inquiry is sent, or the tab is closed',
          ],
          [
            'levo:last-sent',
            'Session storage',
            'The time of your last inquiry, to prevent double sending',
            'Until the tab is closed',
          ],
          [
            'levo:motion',
            'Session storage',
            'Whether you have paused what moves on the pages, so that it stays so',
            'Until the tab is closed',
          ],
          [
            'levo:consent',
            'Local storage',
            'Your answer to the notice about cookies, its date and the version of the notice, so that you are not asked on every visit',
            'Until you change it, clear your browser, or we ask something new',
          ],
          [
            '_ga, and names that begin with _ga_',
            'Cookies, only after Accept',
            'A random number by which Google Analytics tells one browser from another',
            'Up to 2 years, or until you press Decline',
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
      table: {
        head: ['Data', 'How long'],
        rows: [
          [
            'Inquiries and our correspondence about them',
            `${facts.inquiryMonths.value} months after the last contact, unless a contract follows`,
          ],
          [
            'Contracts, bookings and invoices',
            'For the term of the contract, then as long as the law on accounts, tax and limitation of claims requires',
          ],
          [
            'Preferences you asked us to keep',
            `${facts.preferencesMonths.value} months after the last contact, or until you withdraw your consent`,
          ],
          ['The e-mail service’s record of what it relayed', emailServiceTime],
          [
            'Server log',
            `${facts.serverLogDays.value} days, longer only while an attack or a fault is being investigated`,
          ],
          ['Data in Google Analytics', `${facts.analyticsMonths.value} months`],
        ],
      },
    },
    {
      id: 'transfers',
      heading: 'Transfers to other countries',
      paragraphs: [
        'We work from the United Arab Emirates and Google from Ireland and the United States; the countries of our e-mail service, mailbox and host stand under “Who else handles it”. Suppliers work where you travel. Your data may therefore leave the country in which you are. Neither the European Commission nor the Swiss Federal Council has recognised the United Arab Emirates as offering adequate protection.',
        'When you write to us from the European Economic Area or Switzerland, your data reaches us directly from you. We give it to others abroad only in one of these cases: the country or the recipient has been recognised as adequate (recipients in the United States where they are certified under the EU-US and Swiss-US Data Privacy Frameworks); the standard contractual clauses of the European Commission apply, adapted for Switzerland; or it is necessary for what you have asked us to arrange. From the Emirates we transfer data as Articles 22 and 23 of the PDPL allow.',
        'You may ask us for a copy of the clauses.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `Write to ${facts.dataProtectionContact.value}; your reference number helps us to find you. It is free of charge. We reply within one month. If we have reason to doubt who is asking, we ask for proof, and for no more of it than needed.`,
        'The laws named above differ in detail and know exceptions. Wherever you are, we treat every such request by the list below. We will not serve you worse for having used a right.',
        'You may at any time:',
      ],
      list: [
        'learn whether we hold data about you, what it is used for and where it came from, and receive a copy',
        'have wrong or incomplete data corrected',
        'have data deleted, or its use restricted or stopped',
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
        'The site is delivered over encrypted connections, and the form is sent over one. The site has no accounts. Access to our mailbox is limited to the people who need it.',
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
        'When the site or the law changes, so does this page; its version is at the top. If a change concerns an inquiry that is still open, and matters to you, we write to you. If it concerns the cookies, the site asks you again. An earlier version can be had from us on request.',
      ],
    },
  ],
}
