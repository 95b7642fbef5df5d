import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Company, checkConfiguration, type Environment } from './check-configuration.ts'
import { reportLines } from './finding.ts'

const complete: Environment = {
  VITE_SITE_URL: 'https://www.levo.com',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_TEAM: 'team',
  VITE_EMAILJS_TEMPLATE_WELCOME: 'welcome',
  VITE_GA_MEASUREMENT_ID: 'G-AB12CD34EF',
}

/** The report for the complete environment with `changed`. */
function saidOf(changed: Environment): string {
  return reportLines(checkConfiguration({ ...complete, ...changed })).join('\n')
}

test('reports no fault of a complete environment', () => {
  const said = saidOf({})
  expect(said).toContain('Inquiries go to https://api.emailjs.com')
  expect(said).not.toMatch(/FAULT.*(VITE_|Inquiries|Metadata)/)
})

describe('reports each error with its remedy', () => {
  test.each([
    [{ VITE_EMAILJS_SERVICE_ID: '' }, /FAULT.*VITE_EMAILJS_SERVICE_ID[\s\S]*\.env/],
    [{ VITE_EMAILJS_TEMPLATE_WELCOME: '' }, /decide.*welcome mail/],
    [{ VITE_EMAILJS_ORIGIN: 'http://relay.levo.com' }, /FAULT.*unencrypted[\s\S]*https/],
    [{ VITE_SITE_URL: '' }, /FAULT.*levo\.example[\s\S]*VITE_SITE_URL/],
    [{ VITE_SITE_URL: 'http://www.levo.com' }, /FAULT.*http:\/\/www/],
    [{ VITE_SITE_URL: 'www.levo.com' }, /FAULT.*"www\.levo\.com"[\s\S]*https:\/\/ before/],
    [{ VITE_SITE_URL: 'localhost:8080' }, /FAULT.*"localhost:8080"/],
    [{ VITE_GA_MEASUREMENT_ID: 'UA-1234' }, /FAULT.*UA-1234[\s\S]*G-AB12/],
  ] as const)('%o', (changed, said) => {
    expect(saidOf(changed)).toMatch(said)
  })
})

describe('in a copy of the mails and the legal texts', () => {
  /** The link to the site in the welcome mail. */
  const webAddress = /"https:\/\/[^"]*"/
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'levo-doctor-'))
    for (const folder of ['relay/templates', 'app/pages/legal']) {
      await cp(folder, join(root, folder), { recursive: true })
    }
  })
  afterEach(() => rm(root, { recursive: true }))

  /** Changes a text in a template of the copy and returns the report. */
  async function changed(name: string, from: RegExp, to: string): Promise<string> {
    const file = join(root, 'relay/templates', name)
    const text = await readFile(file, 'utf8')
    expect(text).toMatch(from)
    await writeFile(file, text.replace(from, to))
    return reportLines(checkConfiguration(complete, root)).join('\n')
  }

  test('a recipient from the parameters is a fault', async () => {
    const said = await changed('team.json', /"toEmail": ".*"/, '"toEmail": "{{to_email}}"')
    expect(said).toMatch(/FAULT.*addressed to \{\{to_email\}\}: any sender/)
  })

  test('a web address other than the site’s is a fault', async () => {
    const wrong = await changed('welcome.html', webAddress, '"https://www.other.com"')
    expect(wrong).toMatch(/FAULT.*welcome mail does not link to https:\/\/www\.levo\.com, the/)
    const right = await changed('welcome.html', webAddress, '"https://www.levo.com"')
    expect(right).toMatch(/ok.*The welcome mail links to the site/)
  })

  // HOST-4
  test('a placeholder address in a template is a fault with its file', async () => {
    const wrong = await changed('team.json', /"toEmail": ".*"/, '"toEmail": "a@levo.example"')
    expect(wrong).toMatch(
      /FAULT.*e-mail templates.*a@levo\.example \(team\.json\)[\s\S]*relay\/templates/,
    )
    await changed('welcome.html', webAddress, '"https://www.levo.com"')
    const right = await changed('team.json', /"toEmail": ".*"/, '"toEmail": "a@levo.com"')
    expect(right).toMatch(/ok +The e-mail templates have the company’s own addresses/)
  })

  // HOST-4
  test('reports placeholders, unconfirmed facts and unreviewed legal texts', async () => {
    for (const name of ['privacy-policy', 'terms-conditions']) {
      await writeFile(join(root, `app/pages/legal/${name}.ts`), '// COUNSEL MUST REVIEW this.')
    }
    const company: Company = {
      phone: '+971 4 000 0000',
      email: 'a@levo.com',
      socialLinks: [],
      unconfirmed: ['legalName', 'licence'],
    }
    const said = reportLines(checkConfiguration(complete, root, company)).join('\n')
    expect(said).toMatch(/FAULT.*Placeholders: the phone number \+971 4 000 0000\./)
    expect(said).toMatch(/decide.*2 facts are not confirmed: legalName, licence/)
    expect(said).toMatch(/decide.*Counsel has not approved app\/pages\/legal\/privacy-policy\.ts/)
  })
})
