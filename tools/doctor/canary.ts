/**
 * `npm run canary [-- https://the.site]`: sends one marked test inquiry to the team and says what
 * came of it, in one line for a daily schedule. Ends with 1 where the inquiry was not accepted.
 */
import { siteOrigin } from '../build/environment.ts'
import { reportLines } from './finding.ts'
import { sendCanary } from './send-canary.ts'

const [address = siteOrigin()] = process.argv.slice(2)
if (!URL.canParse(address)) {
  console.error('Give the site’s address: npm run canary -- https://www.levo.example')
  process.exit(2)
}
const finding = await sendCanary(process.env, address)
console.log([new Date().toISOString(), ...reportLines([finding])].join('\n'))
process.exitCode = finding.state === 'ok' ? 0 : 1
