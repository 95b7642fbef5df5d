import { expect, test } from 'vitest'
import { type ElementId, elementIds } from '~/services/elements'
import { catalogue, itemText } from './catalogue'

// ELEM-7: the categories of each element in order, with words of their entries.
const expected: Record<ElementId, Record<string, string>> = {
  earth: {
    'Real Estate & Property Management': 'rentals|sales|vacation homes|villas|property management',
    'Security & Privacy': 'bodyguards|cybersecurity',
    'Financial Stewardship': 'investment strategies|private bankers|wealth advisors',
    'Business & Professional Services': 'networking|corporate concierge|legal|financial advisory',
  },
  water: {
    'Core Concierge & Lifestyle Services': '24/7|itinerary planning',
    'Personal & Lifestyle Enhancement': 'stylists|wellness|fitness|biohacking',
    'Education & Family': '',
    'Food & Dining': 'private chefs|restaurant access|wine sourcing',
  },
  fire: {
    'Travel & Experiences': 'private jets|yachts|helicopters|safaris|honeymoon packages',
    'Entertainment & Access': 'vip events|galas|sports|concerts',
    'Transportation & Mobility': 'luxury cars|chauffeurs|armored vehicles',
    'OnlyFans Management': '',
  },
  air: {
    'Social Media Management': '',
    'Image Consulting & Branding': '',
    'Reputation & Crisis Management': '',
    'Exclusive Media Coverage': '',
  },
  aether: {
    'Specialized Membership Tiers': 'silver|gold|platinum|vip|invitation only',
    'Bespoke Introductions & Opportunities': '',
    'Extreme Personalization': '',
  },
}

test.each(elementIds)('%s lists its categories in order, each with its services', (id) => {
  expect(catalogue[id].map(({ title }) => title)).toEqual(Object.keys(expected[id]))
  for (const { title, items } of catalogue[id]) {
    const printed = items.map(itemText).join('\n').toLowerCase()
    const words = expected[id][title]?.split('|') ?? []
    expect(words.filter((word) => !printed.includes(word))).toEqual([])
  }
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
