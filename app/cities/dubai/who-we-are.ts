import { dubai07 } from '~/pictures/dubai'

/** The picture that the city's `about` document names. */
export const whoWeAre = dubai07
