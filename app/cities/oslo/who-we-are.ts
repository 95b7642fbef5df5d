import { oslo10 } from '~/pictures/oslo'

/** The picture that the city's `about` document names. */
export const whoWeAre = oslo10
