/**
 * `npm run doctor [-- https://the.site]`: what is missing before the site goes live, and, given an
 * address, what the deployed site gets wrong. Ends with 1 where there is a fault.
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
    'Give no address, or one that begins with https://: npm run doctor -- https://www.your-domain.com',
  )
  process.exit(2)
}

const found: Finding[] = []
console.log('The repository and its environment:')
tell(checkConfiguration(process.env))
if (address) {
  console.log(`\nThe site at ${address} (this asks for about 60 files):`)
  const asked = (what: string) => console.log(`  asked for ${what}`)
  const { missing } = readEmailConfiguration(process.env)
  // Without an account here nothing can be said of the one that the site was built with.
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
