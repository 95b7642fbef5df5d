/** Serves the built site with its mailbox, with the headers and redirects that every host sends. */
import { securityHeaders } from '../deploy/headers.ts'
import { redirects } from '../deploy/redirects.ts'
import { serveFromCommandLine } from '../mailbox/serve.ts'

await serveFromCommandLine({ headers: () => securityHeaders(), redirects: redirects() })
