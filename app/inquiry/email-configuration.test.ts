import { expect, test } from 'vitest'
import { emailLibraryVersion } from '../../contract/protocol'
import { dependencies } from '../../package.json'
import { emailOrigin, readEmailConfiguration } from './email-configuration'

// SEND-1
test('sends the version of the installed library', () => {
  expect(dependencies['@emailjs/browser']).toBe(emailLibraryVersion)
})

test('uses the service’s own origin by default', () => {
  expect(emailOrigin({})).toBe('https://api.emailjs.com')
  expect(emailOrigin({ VITE_EMAILJS_ORIGIN: '' })).toBe('https://api.emailjs.com')
  expect(emailOrigin({ VITE_EMAILJS_ORIGIN: 'https://mail.example//' })).toBe(
    'https://mail.example',
  )
  expect(emailOrigin({ VITE_EMAILJS_ORIGIN: '/' })).toBe('')
})

test('names every missing variable without which nothing can be sent', () => {
  expect(readEmailConfiguration({ VITE_EMAILJS_SERVICE_ID: 'x' }).missing).toEqual([
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_TEMPLATE_TEAM',
  ])
})
