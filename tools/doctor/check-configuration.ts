/** Checks of the repository and its environment before the site goes live. */
import { readdirSync, readFileSync } from 'node:fs'
import {
  type EmailVariables,
  readEmailConfiguration,
} from '../../app/inquiry/email-configuration.ts'
import { unconfirmedFacts } from '../../app/site/facts.ts'
import { type SocialLink, site, socialLinks } from '../../app/site/site.ts'
import { type Finding, fault, judge, warning } from './finding.ts'
import { isWebAddress } from './web-address.ts'

/** The build variables from `.env` or the environment. */
export type Environment = EmailVariables & {
  VITE_SITE_URL?: string
  VITE_GA_MEASUREMENT_ID?: string
}

/** The company's data in the repository. */
export interface Company {
  readonly phone: string
  readonly email: string
  readonly socialLinks: readonly SocialLink[]
  /** The names of unconfirmed facts. */
  readonly unconfirmed: readonly string[]
}

const ownCompany: Company = {
  phone: site.phone.display,
  email: site.email.display,
  socialLinks,
  unconfirmed: unconfirmedFacts(),
}

const legalSources = ['app/pages/legal/privacy-policy.ts', 'app/pages/legal/terms-conditions.ts']
/** The first words of a legal text that counsel has not approved. */
const reviewMark = 'COUNSEL MUST REVIEW'

/** Checks the variables, the company's facts, its addresses and the legal texts. */
export function checkConfiguration(
  environment: Environment,
  root = '.',
  company = ownCompany,
): Finding[] {
  return [
    ...checkEmail(environment),
    checkSiteAddress(environment.VITE_SITE_URL),
    checkMeasurementId(environment.VITE_GA_MEASUREMENT_ID),
    checkFacts(company),
    checkExamples(company),
    checkTemplates(root),
    ...checkMails(environment.VITE_SITE_URL ?? '', root),
    ...legalSources.map((source) => checkLegalReview(source, root)),
  ]
}

function checkEmail(environment: EmailVariables): Finding[] {
  const { configuration, missing } = readEmailConfiguration(environment)
  if (missing.length > 0) {
    return [
      fault(
        `The site cannot send inquiries: ${missing.join(', ')} not set.`,
        'Copy .env.example to .env and fill these in (docs/guide/connect-email.md), then build.',
      ),
    ]
  }
  const { origin, welcomeTemplate } = configuration
  return [
    judge(
      !origin.startsWith('http://'),
      `Inquiries go to ${origin || "the site's own origin"}.`,
      `Inquiries would be sent unencrypted to ${origin}.`,
      'VITE_EMAILJS_ORIGIN must begin with https://.',
    ),
    judge(
      welcomeTemplate !== '',
      'Visitors get a welcome mail.',
      'No visitor gets a welcome mail: VITE_EMAILJS_TEMPLATE_WELCOME is not set.',
      'Set it to the id of the welcome template, or leave it unset on purpose.',
      warning,
    ),
  ]
}

function checkSiteAddress(address = ''): Finding {
  const isPublic = isWebAddress(address) && !new URL(address).hostname.endsWith('.example')
  return judge(
    isPublic && address.startsWith('https://'),
    `The address of the site is ${address}.`,
    `Metadata, share previews and the sitemap name "${address || site.origin}".`,
    'Set VITE_SITE_URL to the public address with https:// before the name, as in https://www.your-domain.com, then build.',
  )
}

function checkMeasurementId(id = ''): Finding {
  return judge(
    /^(?:G-[A-Z0-9]{6,})?$/.test(id),
    id
      ? `Analytics with ${id}, after consent.`
      : 'No analytics: VITE_GA_MEASUREMENT_ID is not set.',
    `VITE_GA_MEASUREMENT_ID is "${id}".`,
    'A measurement id looks like G-AB12CD34EF; Google Analytics shows it under Data streams.',
  )
}

function checkFacts({ unconfirmed: names }: Company): Finding {
  return judge(
    names.length === 0,
    'Every fact of the company is confirmed.',
    `${names.length} facts are not confirmed: ${names.join(', ')}.`,
    'Correct each in app/site/facts.ts and set `confirmed: true`, then build.',
    warning,
  )
}

function checkExamples({ phone, email, socialLinks }: Company): Finding {
  const examples = [
    ...(phone.endsWith('000 0000') ? [`the phone number ${phone}`] : []),
    ...(email.endsWith('.example') ? [`the address ${email}`] : []),
    ...socialLinks.filter(({ url }) => /levo[._]example/.test(url)).map(({ label }) => label),
  ]
  return judge(
    examples.length === 0,
    'Phone, e-mail and social links are the company’s own.',
    `Placeholders: ${examples.join(', ')}.`,
    'Put the real ones into app/site/site.ts, then build.',
  )
}

/** Finds placeholder addresses that are written in a template, such as the web address. */
function checkTemplates(root: string): Finding {
  const folder = `${root}/relay/templates`
  const examples = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const found = text.match(/[\w.+-]+@[\w.-]+\.example\b|https?:\/\/[\w.-]+\.example\b/g) ?? []
    return [...new Set(found)].map((example) => `${example} (${file})`)
  })
  return judge(
    examples.length === 0,
    'The e-mail templates have the company’s own addresses.',
    `The e-mail templates have placeholders, and inquiries would go there: ${examples.join(', ')}.`,
    'Put the real ones into the files of relay/templates, build, and paste the mails again where EmailJS sends them (docs/guide/connect-email.md).',
  )
}

/** Whether a sender can choose the team's address, and whether the welcome mail links to the site. */
function checkMails(address: string, root: string): Finding[] {
  const folder = `${root}/relay/templates`
  const team = JSON.parse(readFileSync(`${folder}/team.json`, 'utf8')) as { toEmail: string }
  const welcome = readFileSync(`${folder}/welcome.html`, 'utf8')
  const origin = isWebAddress(address) ? new URL(address).origin : site.origin
  return [
    judge(
      !team.toEmail.includes('{'),
      'No sender can choose the recipient of the team’s mail.',
      `The team’s mail is addressed to ${team.toEmail}: any sender could choose the recipient.`,
      'Write the team’s address in relay/templates/team.json and in the account.',
    ),
    judge(
      welcome.includes(`href="${origin}"`),
      'The welcome mail links to the site.',
      `The welcome mail does not link to ${origin}, the address of the site.`,
      'Correct the link in relay/templates/welcome.html, build, and paste build/mails/welcome.html into the account again.',
    ),
  ]
}

function checkLegalReview(source: string, root: string): Finding {
  return judge(
    !readFileSync(`${root}/${source}`, 'utf8').includes(reviewMark),
    `Counsel has approved ${source}.`,
    `Counsel has not approved ${source}.`,
    'Have it reviewed, then remove the comment at its top.',
    warning,
  )
}
