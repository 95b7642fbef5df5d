/** Checks of the repository and its environment before the site goes live. */
import { readdirSync, readFileSync } from 'node:fs'
import {
  type EmailVariables,
  readEmailConfiguration,
} from '../../app/inquiry/email-configuration.ts'
import { unconfirmedFacts } from '../../app/site/facts.ts'
import { type SocialLink, site, socialLinks } from '../../app/site/site.ts'
import { type Finding, fault, ok, warning } from './finding.ts'
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
    ...checkExamples(company),
    checkTemplates(root),
    ...checkMails(environment.VITE_SITE_URL ?? '', root),
    ...legalSources.map((source) => checkLegalReview(source, root)),
  ]
}

function checkEmail(environment: EmailVariables): Finding[] {
  const { configuration, missing } = readEmailConfiguration(environment)
  const findings: Finding[] = []
  if (missing.length > 0) {
    findings.push(
      fault(
        `The site cannot send inquiries: ${missing.join(', ')} not set.`,
        'Copy .env.example to .env and fill these in (docs/guide/connect-email.md), then build.',
      ),
    )
  } else findings.push(ok(`Inquiries go to ${configuration.origin || "the site's own origin"}.`))
  if (missing.length === 0 && configuration.welcomeTemplate === '') {
    findings.push(
      warning(
        'No visitor gets a welcome mail: VITE_EMAILJS_TEMPLATE_WELCOME is not set.',
        'Set it to the id of the welcome template, or leave it unset on purpose.',
      ),
    )
  }
  if (configuration.origin.startsWith('http://')) {
    findings.push(
      fault(
        `Inquiries would be sent unencrypted to ${configuration.origin}.`,
        'VITE_EMAILJS_ORIGIN must begin with https://.',
      ),
    )
  }
  return findings
}

function checkSiteAddress(address = ''): Finding {
  if (address !== '' && !isWebAddress(address)) {
    return fault(
      `VITE_SITE_URL is "${address}", which is not a web address.`,
      'Write it with https:// before the name, as in https://www.your-domain.com, then build.',
    )
  }
  if (address === '' || new URL(address).hostname.endsWith('.example')) {
    return fault(
      `Metadata, share previews and the sitemap name ${address || site.origin}.`,
      'Set VITE_SITE_URL to the public address, https:// included, then build.',
    )
  }
  return address.startsWith('https://')
    ? ok(`The address of the site is ${address}.`)
    : fault(`VITE_SITE_URL is ${address}.`, 'It must begin with https://.')
}

function checkMeasurementId(id = ''): Finding {
  if (id === '') return ok('No analytics: VITE_GA_MEASUREMENT_ID is not set.')
  return /^G-[A-Z0-9]{6,}$/.test(id)
    ? ok(`Analytics with ${id}, after consent.`)
    : fault(
        `VITE_GA_MEASUREMENT_ID is "${id}".`,
        'A measurement id looks like G-AB12CD34EF; Google Analytics shows it under Data streams.',
      )
}

function checkFacts({ unconfirmed: names }: Company): Finding {
  return names.length === 0
    ? ok('Every fact of the company is confirmed.')
    : warning(
        `${names.length} facts are not confirmed: ${names.join(', ')}.`,
        'Correct each in app/site/facts.ts and set `confirmed: true`, then build.',
      )
}

function checkExamples({ phone, email, socialLinks }: Company): Finding[] {
  const examples = [
    ...(phone.endsWith('000 0000') ? [`the phone number ${phone}`] : []),
    ...(email.endsWith('.example') ? [`the address ${email}`] : []),
    ...socialLinks.filter(({ url }) => /levo[._]example/.test(url)).map(({ label }) => label),
  ]
  return examples.length === 0
    ? [ok('Phone, e-mail and social links are the company’s own.')]
    : [
        fault(
          `Placeholders: ${examples.join(', ')}.`,
          'Put the real ones into app/site/site.ts, then build.',
        ),
      ]
}

/** Finds placeholder addresses that are written in a template, such as the web address. */
function checkTemplates(root: string): Finding {
  const folder = `${root}/relay/templates`
  const examples = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const found = text.match(/[\w.+-]+@[\w.-]+\.example\b|https?:\/\/[\w.-]+\.example\b/g) ?? []
    return [...new Set(found)].map((example) => `${example} (${file})`)
  })
  return examples.length === 0
    ? ok('The e-mail templates have the company’s own addresses.')
    : fault(
        `The e-mail templates have placeholders, and inquiries would go there: ${examples.join(', ')}.`,
        'Put the real ones into the files of relay/templates, build, and paste the mails again where EmailJS sends them (docs/guide/connect-email.md).',
      )
}

/** Compares the web address in the welcome mail with the build variable. */
function checkMails(address: string, root: string): Finding[] {
  const folder = `${root}/relay/templates`
  const team = JSON.parse(readFileSync(`${folder}/team.json`, 'utf8')) as { toEmail: string }
  const welcome = readFileSync(`${folder}/welcome.html`, 'utf8')
  const findings: Finding[] = []
  if (team.toEmail.includes('{')) {
    findings.push(
      fault(
        `The team’s mail is addressed to ${team.toEmail}: any sender could choose the recipient.`,
        'Write the team’s address in relay/templates/team.json and in the account.',
      ),
    )
  }
  const origin = isWebAddress(address) ? new URL(address).origin : ''
  if (origin !== '' && !welcome.includes(`href="${origin}"`)) {
    findings.push(
      fault(
        `The welcome mail does not link to ${origin}, the address of the site.`,
        'Correct the link in relay/templates/welcome.html, build, and paste build/mails/welcome.html into the account again.',
      ),
    )
  }
  return findings.length > 0 ? findings : [ok('The welcome mail links to the site.')]
}

function checkLegalReview(source: string, root: string): Finding {
  const text = readFileSync(`${root}/${source}`, 'utf8')
  return text.includes(reviewMark)
    ? warning(
        `Counsel has not approved ${source}.`,
        'Have it reviewed, then remove the comment at its top.',
      )
    : ok(`Counsel has approved ${source}.`)
}
