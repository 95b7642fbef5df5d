import { expect, test } from 'vitest'
import { inquiryOptions, optionIds } from './inquiry-options'

// FORM-1
test('the three services stand in their order, each with its words', () => {
  expect(inquiryOptions.map(({ id }) => id)).toEqual(optionIds)
  expect(optionIds).toEqual(['social-media', 'concierge', 'onlyfans'])
})

// FORM-4
test('the third service is named plainly, and only where it is lawful', () => {
  expect(inquiryOptions.find(({ id }) => id === 'onlyfans')).toMatchObject({
    label: 'OnlyFans management',
    note: expect.stringContaining('lawful'),
  })
})
