import { expect, test } from 'vitest'
import { elementIds } from '~/services/elements'
import { catalogue, itemText } from './catalogue'

test('lists its categories in order (ELEM-7)', () => {
  const titles = elementIds.map((id) => catalogue[id].map((category) => category.title))
  expect(titles).toEqual([
    [
      'Real Estate & Property Management',
      'Security & Privacy',
      'Financial Stewardship',
      'Business & Professional Services',
    ],
    [
      'Core Concierge & Lifestyle Services',
      'Personal & Lifestyle Enhancement',
      'Education & Family',
      'Food & Dining',
    ],
    [
      'Travel & Experiences',
      'Entertainment & Access',
      'Transportation & Mobility',
      'OnlyFans Management',
    ],
    [
      'Social Media Management',
      'Image Consulting & Branding',
      'Reputation & Crisis Management',
      'Exclusive Media Coverage',
    ],
    [
      'Specialized Membership Tiers',
      'Bespoke Introductions & Opportunities',
      'Extreme Personalization',
    ],
  ])
})

test.each([
  ['Real Estate & Property Management', 'rentals|sales|vacation homes|villas|property management'],
  ['Security & Privacy', 'bodyguards|cybersecurity'],
  ['Financial Stewardship', 'investment strategies|private bankers|wealth advisors'],
  ['Business & Professional Services', 'networking|corporate concierge|legal|financial advisory'],
  ['Core Concierge & Lifestyle Services', '24/7|itinerary planning'],
  ['Personal & Lifestyle Enhancement', 'stylists|wellness|fitness|biohacking'],
  ['Food & Dining', 'private chefs|restaurant access|wine sourcing'],
  ['Travel & Experiences', 'private jets|yachts|helicopters|safaris|honeymoon packages'],
  ['Entertainment & Access', 'vip events|galas|sports|concerts'],
  ['Transportation & Mobility', 'luxury cars|chauffeurs|armored vehicles'],
  ['Specialized Membership Tiers', 'silver|gold|platinum|vip|invitation only'],
])('%s lists its services (ELEM-7)', (title, words) => {
  const category = Object.values(catalogue)
    .flat()
    .find((candidate) => candidate.title === title)
  const printed = category?.items.map(itemText).join('\n').toLowerCase() ?? ''
  const missing = words.split('|').filter((word) => !printed.includes(word))
  expect(missing).toEqual([])
})

// ELEM-7
test('gives every category two to six items and a glyph of its own', () => {
  const categories = Object.values(catalogue).flat()
  for (const { title, items } of categories) {
    expect(items.length, title).toBeGreaterThanOrEqual(2)
    expect(items.length, title).toBeLessThanOrEqual(6)
  }
  expect(new Set(categories.map((category) => category.icon)).size).toBe(categories.length)
})
