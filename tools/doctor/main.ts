/**
 * `npm run doctor [-- https://the.site]`: reports what is missing before the site goes live and, with
 * an address, the faults of the deployed site. Exits with 1 if there is a fault.
 */
import { readEmailConfiguration } from '../../app/inquiry/email-configuration.ts'
import { contentSecurityPolicy } from '../build/content-security-policy.ts'
import '../environment.ts'
import { checkConfiguration } from './check-configuration.ts'
import { checkSite, directiveOf } from './check-site.ts'
import { type Finding, reportLines } from './finding.ts'
import { isWebAddress } from './web-address.ts'

const [address, ...rest] = process.argv.slice(2)

if (rest.length > 0 || (address && !isWebAddress(address))) {
  console.error(
    'The only argument is an address that begins with https://: npm run doctor -- https://www.your-domain.com',
  )
  process.exit(2)
}

const found: Finding[] = []
console.log('The repository and its environment:')
tell(checkConfiguration(process.env))
if (address) {
  console.log(`\nThe site at ${address} (about 60 requests):`)
  const asked = (what: string) => console.log(`  checked ${what}`)
  const { missing } = readEmailConfiguration(process.env)
  // Without an account in this environment there is nothing to compare the site's account with.
  const connects =
    missing.length === 0 ? directiveOf(contentSecurityPolicy([]), 'connect-src') : undefined
  tell(await checkSite(address, { asked, ...(connects && { connects }) }))
}

const count = (state: Finding['state']) => found.filter((finding) => finding.state === state).length
console.log(`\n${count('ok')} in order, ${count('warning')} to decide, ${count('fault')} faults.`)
process.exitCode = count('fault') > 0 ? 1 : 0

function tell(findings: readonly Finding[]): void {
  found.push(...findings)
  for (const line of reportLines(findings)) console.log(line)
}
