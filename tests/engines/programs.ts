/** Finds the programs of an engine, or installs them with apt as root. */
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

interface Program {
  /** Its names on the PATH. */
  readonly names: readonly string[]
  /** The environment variable for its path. */
  readonly variable?: string
  /** Its Debian package. */
  readonly debian: string
}

/**
 * The path of a program. Installs it with apt if it is missing and the user is root.
 * @throws Error with what to install.
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
  const otherwise = variable ? `, or set its path in ${variable}` : ''
  throw new Error(`${names[0]} is missing. Install it (\`apt-get install ${debian}\`)${otherwise}.`)
}

function find(names: readonly string[]): string | undefined {
  return names
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }))
    .find(({ status }) => status === 0)
    ?.stdout.trim()
}
