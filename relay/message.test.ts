import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { type TemplateName, waiting } from './mail.ts'
import { compose, sourceOf } from './message.ts'
import { loadTemplate } from './template.ts'
import { accepted } from './testing/mails.ts'
import { TEAM_PARAMS, WELCOME_PARAMS } from './trial-inquiry.ts'

const sender = 'website@levo.example'
const received = Date.parse('2026-03-05T14:07:00Z')
/** A reference like those of the site. */
const submission_id = `LEVO-${received - 9_000}-K7F9QZBDG`

/** The letter for a browser's send, parsed like by the recipient's mail program. */
async function letterFor(template: TemplateName, params: Record<string, unknown>) {
  const mail = waiting(accepted(template, params, received))
  const source = await sourceOf(await compose(mail, sender))
  return { source: source.toString(), email: await PostalMime.parse(source) }
}

describe('the team mail', () => {
  test('goes to the company for any parameters, and replies go to the visitor', async () => {
    const { email } = await letterFor('team', {
      ...TEAM_PARAMS,
      to_email: 'stranger@example.com',
      reply_to: 'stranger@example.com',
    })
    const { toEmail } = (await loadTemplate('team')).fields
    expect(email.to).toEqual([{ address: toEmail, name: '' }])
    expect(email.replyTo).toEqual([{ address: 'ada@example.com', name: '' }])
    expect(email.from).toEqual({ address: sender, name: 'Ada Lind via Levo' })
    expect(email.subject).toBe('New inquiry from Ada Lind, stockholm (LEVO-1767225600000-K3F9QZ)')
    expect(email.date).toBe('2026-03-05T14:07:00.000Z')
  })

  test('contains every parameter in both parts', async () => {
    const { html, text } = (await letterFor('team', TEAM_PARAMS)).email
    for (const [name, value] of Object.entries(TEAM_PARAMS)) {
      if (name === 'to_email' || name === 'message') continue
      expect(html).toContain(value.replaceAll('&', '&amp;'))
      expect(text).toContain(value)
    }
    // The message keeps its line breaks.
    expect(html).toMatch(
      /white-space: pre-line[^>]*>A table for two on Friday\.\n\nSomewhere quiet\./,
    )
    expect(text).toContain(TEAM_PARAMS.message)
  })

  test('shows hostile input as it was written', async () => {
    const message = '<script>alert(1)</script>{{phone}}{{{phone}}}&amp;"\'<img src=x onerror=y>'
    const { html, text } = (await letterFor('team', { ...TEAM_PARAMS, message })).email
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;')
    expect(html?.match(/\+46 70 123 45 67|&#x2B;46/g)).toHaveLength(1)
    expect(text).toContain(message)
  })

  test('writes names with quotes and umlauts unchanged into headers', async () => {
    const name = 'Zoë "Z" O’Brien, <Jr.> & Söhne'
    const { email } = await letterFor('team', { ...TEAM_PARAMS, from_name: name })
    expect(email.from?.name).toBe(`${name} via Levo`)
    expect(email.subject).toContain(name)
  })

  test('has an address that mail servers may refuse only in the letter', async () => {
    const { email } = await letterFor('team', { ...TEAM_PARAMS, from_email: 'zoë@example.com' })
    expect(email.replyTo).toBeUndefined()
    expect(email.text).toContain('zoë@example.com')
  })
})

describe('the welcome mail', () => {
  test('greets by first name, has the reference and repeats nothing else of the visitor', async () => {
    const { email, source } = await letterFor('welcome', {
      ...WELCOME_PARAMS,
      submission_id,
      customer_name: 'Ada BUY-PILLS',
      message: 'BUY PILLS',
      from_email: 'pills@example.com',
      reply_to: 'pills@example.com',
      time: 'PILLS',
    })
    expect(email.to).toEqual([{ address: 'ada@example.com', name: '' }])
    const { replyTo } = (await loadTemplate('welcome')).fields
    expect(email.replyTo).toEqual([{ address: replyTo, name: '' }])
    expect(email.html).toContain('Thank you, Ada.')
    expect(email.text).toContain(`Your reference\n\n${submission_id}`)
    expect(source).not.toMatch(/pills/i)
    expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
  })

  test('greets without a name if it is not one (contract/greeting-name.test.ts)', async () => {
    const customer_FirstName = '<a href="https://bad.example">Ada</a>'
    const { email, source } = await letterFor('welcome', { ...WELCOME_PARAMS, customer_FirstName })
    expect(email.html).toContain('>Thank you.<')
    expect(email.text).toContain('Thank you.')
    expect(source).not.toContain('bad.example')
  })

  // RELAY-3
  test.each(['LEVO-18005550199-CALLNOWORBESUED', `LEVO-${received}-CALLNOW99`, 'LEVO-1-K7F9QZBDG'])(
    'repeats neither %s nor other text of a stranger',
    async (reference) => {
      const { email } = await letterFor('welcome', {
        ...WELCOME_PARAMS,
        submission_id: reference,
        customer_FirstName: 'Pay Your Debts',
        time: 'Thursday, November 21, 2030 at 6:42 PM CALLNOW',
      })
      expect(email.subject).toBe('Your inquiry is with us')
      expect(email.text).not.toMatch(/CALLNOW|LEVO-\d|Your reference|reference above|Debts|2030/)
      expect(email.text).toMatch(/Thank you, Pay\.[\s\S]*Received Thursday, March 5, 2026 at /)
    },
  )
})

// RELAY-3
describe('headers', () => {
  test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0'])(
    'are never added by %j',
    async (lineEnd) => {
      const poison = `x${lineEnd}Bcc: victim@example.com${lineEnd}${lineEnd}<h1>body</h1>`
      const { email } = await letterFor('team', {
        ...TEAM_PARAMS,
        from_name: poison,
        location: poison,
        services: poison,
      })
      expect(email.bcc).toBeUndefined()
      expect(email.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(email.to).toHaveLength(1)
    },
  )

  test('have the same message id for the same letter and another for a corrected one', async () => {
    const id = async (template: TemplateName, params: Record<string, unknown>) =>
      (await letterFor(template, params)).email.messageId
    const first = await id('team', TEAM_PARAMS)
    expect(first).toMatch(/^<LEVO-1767225600000-K3F9QZ\.team\.[0-9a-f]{8}@levo\.example>$/)
    expect(await id('team', { ...TEAM_PARAMS, time: 'later' })).toBe(first)
    expect(await id('team', { ...TEAM_PARAMS, phone: '1' })).not.toBe(first)
    expect(await id('welcome', WELCOME_PARAMS)).not.toBe(first)
  })
})
