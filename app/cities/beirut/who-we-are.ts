/** The picture that the city's `about` document names. */
export { beirut10 as whoWeAre } from '~/pictures/beirut'
