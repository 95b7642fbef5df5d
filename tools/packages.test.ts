import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
}

// HOST-3
test('every package has an integrity hash and no install script', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const fetched = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  expect(fetched.length).toBeGreaterThan(300)
  const unpinned = fetched.filter(([, one]) => !one.integrity || one.hasInstallScript)
  expect(unpinned.map(([path]) => path)).toEqual([])
})
