/** The picture that the city's `about` document names. */
export { oslo10 as whoWeAre } from '~/pictures/oslo'
