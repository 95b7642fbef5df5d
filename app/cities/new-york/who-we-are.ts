import { newYork07 } from '~/pictures/new-york'

/** The picture that the city's `about` document names. */
export const whoWeAre = newYork07
