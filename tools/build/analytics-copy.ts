/** The copy of the site that is built with analytics, for browser tests and for manual checks. */

/**
 * The folder of the copy. A build of the site empties `build`, so the copy is never older than the
 * site.
 */
export const analyticsCopy = 'build/analytics'

/** A measurement id without an account. */
export const testMeasurementId = 'G-TEST000000'
