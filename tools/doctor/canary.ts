/**
 * `npm run canary [-- https://the.site]`: sends one marked test inquiry to the team and prints the
 * result with the time, for a daily schedule. Exits with 1 if the inquiry was not accepted.
 */
import { siteOrigin } from '../environment.ts'
import { reportLines } from './finding.ts'
import { sendCanary } from './send-canary.ts'
import { isWebAddress } from './web-address.ts'

const [address = siteOrigin()] = process.argv.slice(2)
if (!isWebAddress(address)) {
  console.error(
    `"${address}" is not a web address. Write https:// before the name, in VITE_SITE_URL or here: npm run canary -- https://www.your-domain.com`,
  )
  process.exit(2)
}
console.log(`${new Date().toISOString()} Sending a test inquiry. This can take half a minute.`)
const finding = await sendCanary(process.env, address)
console.log(reportLines([finding]).join('\n'))
process.exitCode = finding.state === 'ok' ? 0 : 1
