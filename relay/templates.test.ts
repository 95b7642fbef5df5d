import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { facts, timeZoneName } from '../app/site/facts.ts'
import { site } from '../app/site/site.ts'
import { nextSteps, nextStepsTitle } from '../app/site/texts/next-steps.ts'
import { longestOfField } from '../contract/fields.ts'
import { TEAM_PARAMS, WELCOME_PARAMS } from './trial-inquiry.ts'

const read = (name: string) => readFile(new URL(`./templates/${name}`, import.meta.url), 'utf8')

describe.each([
  ['team', Object.keys(TEAM_PARAMS)],
  ['welcome', Object.keys(WELCOME_PARAMS)],
])('the %s template', (name, params) => {
  // RELAY-7
  test('uses its parameters only, escaped', async () => {
    const source = (await read(`${name}.html`)) + (await read(`${name}.json`))
    expect(source).not.toMatch(/\{\{\{|\{\{&/)
    const used = [...source.matchAll(/\{\{[#/]?([^}]*)\}\}/g)].map(([, param]) => param)
    expect(used.length).toBeGreaterThan(3)
    expect(params).toEqual(expect.arrayContaining(used))
  })

  test('loads nothing from elsewhere', async () => {
    expect(await read(`${name}.html`)).not.toMatch(/<img|<link|<script|url\(|@import|src=/)
  })
})

test('the team template says every field of the inquiry', async () => {
  const source = await read('team.html')
  for (const variable of Object.keys(longestOfField)) expect(source).toContain(`{{${variable}}}`)
})

test('the welcome template repeats no free text but the first name', async () => {
  const used = [...(await read('welcome.html')).matchAll(/\{\{[#/]?([^}]*)\}\}/g)].map(
    ([, param]) => param,
  )
  expect(new Set(used)).toEqual(new Set(['customer_FirstName', 'submission_id', 'time']))
  expect(await read('welcome.json')).not.toMatch(/\{\{(?!to_email)/)
})

// RELAY-7
test('the templates give the facts of the brand, once each', async () => {
  const welcome = await read('welcome.html')
  for (const { display, href } of [site.phone, site.email]) {
    expect(welcome.split(`<a class="ink" href="${href}"`)).toHaveLength(2)
    expect(welcome.split(`>${display}<`)).toHaveLength(2)
  }
  // Whether it is the public address the doctor says: it stands in the environment.
  const [links = []] = [
    ...welcome.matchAll(/<a class="ink" href="https:\/\/([^"]+)"[^>]*>([^<]+)</g),
  ]
  expect(links[1]).toMatch(/^[\w.-]+$/)
  expect(links[2]).toBe(links[1])
  // The team's mailbox need not be the one that visitors see, but no sender may choose it.
  expect(JSON.parse(await read('team.json')).toEmail).toMatch(/^[^{}@\s]+@[^{}@\s]+$/)
  expect(JSON.parse(await read('welcome.json')).replyTo).toMatch(/^[^{}@\s]+@[^{}@\s]+$/)
  expect(await read('team.html')).not.toMatch(/levo\.example/)
})

// FORM-5
test('the welcome template tells the three steps of the form, in its words', async () => {
  const welcome = await read('welcome.html')
  const steps = [...welcome.matchAll(/>\d\. ([^<]+)<\/th>\s*<td[^>]*>([^<]+)</g)]
  expect(steps.map(([, title, text]) => ({ title, text }))).toEqual(nextSteps)
  expect(welcome).toContain(`>${nextStepsTitle}</h2>`)
})

test('both templates give reply time, hours and time zone as the facts have them', async () => {
  const hours = `${facts.replyTime.value} (${facts.hours.value}, ${timeZoneName()})`
  for (const name of ['team.html', 'welcome.html']) expect(await read(name)).toContain(hours)
  expect(await read('welcome.html')).toContain(`typically ${facts.replyTime.value}.`)
})
