import { zurich08 } from '~/pictures/zurich'

/** The picture that the city's `about` document names. */
export const whoWeAre = zurich08
