import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { facts, timeZoneName } from '../app/site/facts.ts'
import { site } from '../app/site/site.ts'
import { nextSteps, nextStepsTitle } from '../app/site/texts/next-steps.ts'
import { longestOfField } from '../contract/fields.ts'
import { plainTextOf } from './plain-text.ts'
import { loadTemplate } from './template.ts'
import { templateValues } from './template-values.ts'
import { TEAM_PARAMS, WELCOME_PARAMS } from './trial-inquiry.ts'

const read = (name: string) => readFile(new URL(`./templates/${name}`, import.meta.url), 'utf8')

describe.each([
  ['team', Object.keys(TEAM_PARAMS)],
  ['welcome', Object.keys(WELCOME_PARAMS)],
])('the %s template', (name, params) => {
  // RELAY-7
  test('uses only its parameters, escaped', async () => {
    const source = (await read(`${name}.html`)) + (await read(`${name}.json`))
    expect(source).not.toMatch(/\{\{\{|\{\{&/)
    const used = [...source.matchAll(/\{\{[#/]?([^}]*)\}\}/g)].map(([, param]) => param)
    expect(used.length).toBeGreaterThan(3)
    expect(params).toEqual(expect.arrayContaining(used))
  })

  test('loads no external resources', async () => {
    expect(await read(`${name}.html`)).not.toMatch(/<img|<link|<script|url\(|@import|src=/)
  })
})

test('the team template contains every field of the inquiry', async () => {
  const source = await read('team.html')
  for (const variable of Object.keys(longestOfField)) expect(source).toContain(`{{${variable}}}`)
})

test('the welcome template repeats no free text except the first name', async () => {
  const used = [...(await read('welcome.html')).matchAll(/\{\{[#/]?([^}]*)\}\}/g)].map(
    ([, param]) => param,
  )
  expect(new Set(used)).toEqual(new Set(['customer_FirstName', 'submission_id', 'time']))
  expect(await read('welcome.json')).not.toMatch(/\{\{(?!to_email)/)
})

// RELAY-7
test('the templates contain the phone, e-mail and web address once each', async () => {
  const welcome = await loadTemplate('welcome')
  for (const { display, href } of [site.phone, site.email]) {
    expect(welcome.html.split(`<a class="ink" href="${href}"`)).toHaveLength(2)
    expect(welcome.html.split(`>${display}<`)).toHaveLength(2)
  }
  // The doctor compares it with the public address, which is a build variable.
  const links = /<a class="ink" href="https:\/\/([^"]+)"[^>]*>([^<]+)</.exec(welcome.html) ?? []
  expect(links[1]).toMatch(/^[\w.-]+$/)
  expect(links[2]).toBe(links[1])
  // The team's mailbox can differ from the visible address, but a sender must not choose it.
  const team = await loadTemplate('team')
  for (const address of [team.fields.toEmail, welcome.fields.replyTo]) {
    expect(address).toMatch(/^[^{}@\s]+@[^{}@\s]+$/)
  }
})

// FORM-5
test('the welcome template shows the three steps of the form', async () => {
  const text = plainTextOf((await loadTemplate('welcome')).html)
  const steps = nextSteps.map((step, index) => `${index + 1}. ${step.title}: ${step.text}`)
  expect(text).toContain([nextStepsTitle, '', ...steps].join('\n'))
})

test('both templates are filled with every value of the site', async () => {
  const hours = `${facts.replyTime.value} (${facts.hours.value}, ${timeZoneName()})`
  for (const name of ['team', 'welcome'] as const) {
    const source = (await read(`${name}.html`)) + (await read(`${name}.json`))
    const named = [...source.matchAll(/<%[#/]?([\w-]+).*?%>/g)].map(([, value]) => value)
    const known = [...Object.keys(templateValues), 'number', 'title', 'text']
    expect(known).toEqual(expect.arrayContaining(named))
    const { html } = await loadTemplate(name)
    expect(html).not.toMatch(/<%|%>/)
    expect(plainTextOf(html)).toContain(hours)
  }
})
