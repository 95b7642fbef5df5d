import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkConfiguration, type Environment } from './check-configuration.ts'
import { reportLines } from './finding.ts'

const complete: Environment = {
  VITE_SITE_URL: 'https://www.levo.com',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_TEAM: 'team',
  VITE_EMAILJS_TEMPLATE_WELCOME: 'welcome',
  VITE_GA_MEASUREMENT_ID: 'G-AB12CD34EF',
}

/** The findings about the environment, which `changed` differs from a complete one. */
function saidOf(changed: Environment): string {
  return reportLines(checkConfiguration({ ...complete, ...changed })).join('\n')
}

test('a complete environment has no fault of its own', () => {
  const said = saidOf({})
  expect(said).toContain('Inquiries go to https://api.emailjs.com')
  expect(said).not.toMatch(/FAULT.*(VITE_|Inquiries|Metadata)/)
  // The site's address is another than the one in the mail that the repository brings.
  expect(said).toMatch(/FAULT.*welcome mail does not lead to https:\/\/www\.levo\.com,/)
})

describe('each mistake is named with its remedy', () => {
  test.each([
    [{ VITE_EMAILJS_SERVICE_ID: '' }, /FAULT.*VITE_EMAILJS_SERVICE_ID[\s\S]*\.env/],
    [{ VITE_EMAILJS_TEMPLATE_WELCOME: '' }, /decide.*welcome mail/],
    [{ VITE_EMAILJS_ORIGIN: 'http://relay.levo.com' }, /FAULT.*unencrypted[\s\S]*https/],
    [{ VITE_SITE_URL: '' }, /FAULT.*levo\.example[\s\S]*VITE_SITE_URL/],
    [{ VITE_SITE_URL: 'http://www.levo.com' }, /FAULT.*http:\/\/www/],
    [{ VITE_SITE_URL: 'www.levo.com' }, /FAULT.*"www\.levo\.com"[\s\S]*https:\/\/ before/],
    [{ VITE_SITE_URL: 'localhost:8080' }, /FAULT.*no web address/],
    [{ VITE_GA_MEASUREMENT_ID: 'UA-1234' }, /FAULT.*UA-1234[\s\S]*G-AB12/],
  ] as const)('%o', (changed, said) => {
    expect(saidOf(changed)).toMatch(said)
  })
})

describe('the mails', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'levo-doctor-'))
    for (const folder of ['relay/templates', 'app/pages/legal']) {
      await cp(folder, join(root, folder), { recursive: true })
    }
  })
  afterEach(() => rm(root, { recursive: true }))

  /** Changes a text in a template of the copy; what the doctor then says. */
  async function changed(name: string, from: string, to: string): Promise<string> {
    const file = join(root, 'relay/templates', name)
    const text = await readFile(file, 'utf8')
    expect(text).toContain(from)
    await writeFile(file, text.replaceAll(from, to))
    return reportLines(checkConfiguration(complete, root)).join('\n')
  }

  test('a recipient that the sender fills in is a fault', async () => {
    const said = await changed('team.json', 'concierge@levo.example', '{{to_email}}')
    expect(said).toMatch(/FAULT.*addressed to \{\{to_email\}\}: anybody/)
  })

  test('addresses that differ from the site’s are named; those of the site are in order', async () => {
    await changed('team.json', 'concierge@levo.example', 'team@levo.com')
    const right = await changed('welcome.html', 'https://levo.example', 'https://www.levo.com')
    expect(right).toMatch(/ok.*The mails give the addresses of the site/)
    const wrong = await changed('welcome.html', 'tel:+97140000000', 'tel:+97140000001')
    expect(wrong).toMatch(/FAULT.*does not lead to tel:\+97140000000/)
  })
})

// HOST-4
test('example numbers, unconfirmed facts and unreviewed legal texts are named', () => {
  const said = saidOf({})
  expect(said).toMatch(/FAULT.*Examples that nobody owns.*\+971 4 000 0000/)
  expect(said).toMatch(/decide.*facts are not confirmed.*legalName/)
  expect(said).toMatch(/decide.*Counsel has not released app\/pages\/legal\/privacy-policy\.ts/)
})

// HOST-4
test('an example address in an e-mail template is named with its file, and its own is in order', async () => {
  expect(saidOf({})).toMatch(
    /FAULT.*e-mail templates.*concierge@levo\.example \(team\.json\)[\s\S]*relay\/templates/,
  )
  const root = await mkdtemp(join(tmpdir(), 'levo-doctor-'))
  await cp('app/pages/legal', join(root, 'app/pages/legal'), { recursive: true })
  await cp('relay/templates', join(root, 'relay/templates'), { recursive: true })
  for (const name of ['team.json', 'welcome.json', 'welcome.html']) {
    const file = join(root, 'relay/templates', name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('levo.example', 'levo.com'))
  }
  const said = reportLines(checkConfiguration(complete, root)).join('\n')
  expect(said).toMatch(/ok +The e-mail templates name the company’s own addresses/)
  await rm(root, { recursive: true })
})
