import type { PictureSource } from '~/pictures/picture-source'
import type { ServiceSlug } from '~/services/services'

/** The long texts and the pictures of one city, fixed in the code (CITY-6). */
export interface CityProfile {
  /** Meta description of the city's page, 110 to 160 characters. */
  metaDescription: string
  heroImage: PictureSource
  intro: string
  /** Heading above the three experiences. */
  experiencesHeading: string
  signatureExperiences: readonly [string, string, string]
  /** One or two sentences for each signature experience, in the same order. */
  experienceNotes: readonly [string, string, string]
  /** The service that arranges each of them. */
  experienceServices: readonly [ServiceSlug, ServiceSlug, ServiceSlug]
  experiencePictures: readonly [PictureSource, PictureSource, PictureSource]
  partnerships: string
  /** Beside the partnerships; used nowhere else on the page. */
  partnershipsPicture: PictureSource
  cultureSocial: string
  contactCta: string
  /** The gallery in order: Dubai 11 pictures, each other city 10. The first three are shown large. */
  gallery: readonly PictureSource[]
}
