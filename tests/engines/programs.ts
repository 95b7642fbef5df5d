/** The programs an engine needs: found, installed where apt may, or asked for. */
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

interface Program {
  /** Its names on the PATH. */
  readonly names: readonly string[]
  /** The environment variable that may say where it is. */
  readonly variable?: string
  /** The Debian package that holds it. */
  readonly debian: string
}

/**
 * The path of a program; installs it by apt where it is missing and may be.
 * @throws Error that says what to install.
 */
export function need({ names, variable, debian }: Program): string {
  const named = variable && process.env[variable]
  if (named) {
    accessSync(named, constants.X_OK)
    return named
  }
  const there = find(names)
  if (there) return there
  if (process.getuid?.() === 0 && find(['apt-get'])) {
    console.log(`${names[0]} is missing: installing ${debian}.`)
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debian], options)
    const installed = find(names)
    if (installed) return installed
  }
  const otherwise = variable ? `, or say where it is in ${variable}` : ''
  throw new Error(`${names[0]} is missing. Install it (\`apt-get install ${debian}\`)${otherwise}.`)
}

function find(names: readonly string[]): string | undefined {
  return names
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }))
    .find(({ status }) => status === 0)
    ?.stdout.trim()
}
