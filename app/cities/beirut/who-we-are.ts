import { beirut09 } from '~/pictures/beirut'

/** The picture that the city's `about` document names. */
export const whoWeAre = beirut09
