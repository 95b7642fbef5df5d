import { describe, expect, test } from 'vitest'
import { cityKeys } from '~/cities/cities'
import { cityProfiles } from './all-profiles'

describe.each(cityKeys)('the pictures of %s (CITY-6)', (city) => {
  const { heroImage, partnershipsPicture, experiencePictures, gallery } = cityProfiles[city]

  test('each city has its own gallery of 10 pictures, Dubai of 11', () => {
    expect(new Set(gallery.map(({ id }) => id)).size).toBe(city === 'dubai' ? 11 : 10)
    for (const { id } of gallery) expect(id).toMatch(new RegExp(`^${city}-\\d\\d$`))
  })

  test('the picture that opens its page has a crop for portrait windows', () => {
    // media/derivatives.ts lists these pictures.
    expect(heroImage).toHaveProperty('uprightWidths')
  })

  test('no picture repeats, except that the gallery may contain the hero and an experience shown small', () => {
    const outside = [partnershipsPicture, ...experiencePictures].map(({ id }) => id)
    expect(new Set([heroImage.id, ...outside]).size).toBe(5)
    const large = gallery.slice(0, 3).map(({ id }) => id)
    expect(outside.filter((id) => large.includes(id))).toEqual([])
    expect(gallery.map(({ id }) => id)).not.toContain(partnershipsPicture.id)
  })
})
