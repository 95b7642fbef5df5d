import { expect, test } from 'vitest'
import { serviceIds, servicesOffered } from './services-offered'

// FORM-1
test('the three services stand in their order, each with its words', () => {
  expect(servicesOffered.map(({ id }) => id)).toEqual(serviceIds)
  expect(serviceIds).toEqual(['social-media', 'concierge', 'onlyfans'])
})

// FORM-4
test('the third service is named plainly, and only where it is lawful', () => {
  expect(servicesOffered.find(({ id }) => id === 'onlyfans')).toMatchObject({
    label: 'OnlyFans management',
    note: expect.stringContaining('lawful'),
  })
})
