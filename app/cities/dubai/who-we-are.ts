/** The picture that the city's `about` document names. */
export { dubai08 as whoWeAre } from '~/pictures/dubai'
