/** The copy of the site that is built with analytics, for the browser tests and to look at. */

/**
 * Where it stands. A build of the site empties the folder above and takes the copy with it, so that
 * a copy is never older than the site.
 */
export const analyticsCopy = 'build/analytics'

/** A measurement id that nobody has. */
export const testMeasurementId = 'G-TEST000000'
