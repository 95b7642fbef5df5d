/** Serves the built site with its mailbox, with the headers and redirects that every host sends. */
import { securityHeaders } from '../hosts/headers.ts'
import { movedTo } from '../hosts/redirects.ts'
import { serveFromCommandLine } from './serve.ts'

await serveFromCommandLine({ headers: () => securityHeaders(), redirects: movedTo })
