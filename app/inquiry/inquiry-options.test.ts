import { expect, test } from 'vitest'
import { inquiryOptions, optionIds } from './inquiry-options'

// FORM-1
test('lists the three services in order, each with its texts', () => {
  expect(inquiryOptions.map(({ id }) => id)).toEqual(optionIds)
  expect(optionIds).toEqual(['social-media', 'concierge', 'onlyfans'])
})

// FORM-4
test('names the third service plainly and says that it is offered only where it is lawful', () => {
  expect(inquiryOptions.find(({ id }) => id === 'onlyfans')).toMatchObject({
    label: 'OnlyFans management',
    note: expect.stringContaining('lawful'),
  })
})
