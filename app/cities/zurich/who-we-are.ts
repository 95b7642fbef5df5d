/** The picture that the city's `about` document names. */
export { zurich08 as whoWeAre } from '~/pictures/zurich'
