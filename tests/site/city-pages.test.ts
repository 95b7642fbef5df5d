/** Each city's built page contains its whole profile in order. */
import { expect, test } from 'vitest'
import { cityProfiles } from '../../app/cities/all-profiles'
import { cities, cityKeys } from '../../app/cities/cities'
import { editionPath } from '../../app/site/route-table'
import { htmlOf } from './built-site'

/** The words of a part of the page as a visitor reads them. */
function wordsOf(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<\/?(i|em)>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

// PLACE-3, PLACE-4, CITY-6
test.each(cityKeys)('%s shows its experiences, texts, pictures and form', (city) => {
  const profile = cityProfiles[city]
  const html = wordsOf(htmlOf(editionPath(`/city/${city}`, city)))
  const expected = [
    ...profile.signatureExperiences.flatMap((title, index) => [
      `>${title}<`,
      profile.experienceNotes[index] ?? '?',
    ]),
    '>Partnerships<',
    profile.partnerships,
    '>Cultural & Social Life<',
    profile.cultureSocial,
    'id="why-choose-us"',
    `>Discover ${cities[city].name}<`,
    ...profile.gallery.flatMap(({ base, alt }) => [`src="${base}-`, `alt="${alt}"`]),
    '>Contact Us<',
    profile.contactCta,
    'name="firstName"',
  ]
  let from = html.indexOf('id="experiences"')
  expect(from).toBeGreaterThan(0)
  for (const part of expected) {
    const found = html.indexOf(part, from)
    expect(found, `${part} after the previous part`).toBeGreaterThan(0)
    from = found
  }
})
