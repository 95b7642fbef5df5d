import { expect, test } from 'vitest'
import { emailLibraryVersion } from '../../contract/protocol'
import { dependencies } from '../../package.json'
import { emailOrigin, readEmailConfiguration } from './email-configuration'

// SEND-1
test('a send names the version of the library that is installed', () => {
  expect(dependencies['@emailjs/browser']).toBe(emailLibraryVersion)
})

test('the origin is the service’s own unless the build says otherwise', () => {
  expect(emailOrigin({})).toBe('https://api.emailjs.com')
  expect(emailOrigin({ VITE_EMAILJS_ORIGIN: '' })).toBe('https://api.emailjs.com')
  expect(emailOrigin({ VITE_EMAILJS_ORIGIN: 'https://mail.example//' })).toBe(
    'https://mail.example',
  )
  expect(emailOrigin({ VITE_EMAILJS_ORIGIN: '/' })).toBe('')
})

test('every variable without which nothing can be sent is named', () => {
  expect(readEmailConfiguration({ VITE_EMAILJS_SERVICE_ID: 'x' }).missing).toEqual([
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_TEMPLATE_TEAM',
  ])
})
