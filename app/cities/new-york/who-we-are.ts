/** The picture that the city's `about` document names. */
export { newYork06 as whoWeAre } from '~/pictures/new-york'
