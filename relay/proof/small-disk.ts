/** A small disk for tests: a file system in memory that only chosen processes see. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A mounted file system that can be filled. */
export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>

const isRoot = process.getuid?.() === 0
/** Another user than root becomes root in a user namespace, if the system allows it. */
const ownMounts = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']
const sameMounts = isRoot ? ['--mount'] : ['--user', '--preserve-credentials', '--mount']

/** Whether this user may mount a disk on this machine. */
export function canMount(): boolean {
  const mount = ['sh', '-c', 'mount -t tmpfs none /mnt']
  return spawnSync('unshare', [...ownMounts, ...mount]).status === 0
}

/** Mounts a disk of `bytes`. */
export async function mountSmallDisk(bytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'levo-disk-'))
  // The disk exists as long as this process, which waits for input.
  const holder = spawn(
    'unshare',
    [
      ...[...ownMounts, 'sh', '-c'],
      `mount -t tmpfs -o size=${bytes} none "${folder}" && echo mounted && exec cat`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit').then(() => Promise.reject(new Error('Could not mount the disk.'))),
  ])
  const filler = join(`/proc/${holder.pid}/root`, folder, 'filler')

  /** Fills the free space. */
  function fill(): void {
    try {
      writeFileSync(filler, Buffer.alloc(bytes))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }

  /** Starts a program that sees the disk. */
  function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const inside = ['--target', String(holder.pid), ...sameMounts, program, ...args]
    return spawn('nsenter', inside, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  }

  return {
    /** Its folder, for processes that `run` has started. */
    folder,
    run,
    fill,
    /** Frees the filled space. */
    makeRoom: () => rmSync(filler),
    /** Remounts it read-only or writable. */
    mountAgain: async (how: 'ro' | 'rw') => {
      const [code] = await once(run('mount', ['-o', `remount,${how}`, folder], process.env), 'exit')
      if (code !== 0) throw new Error(`Could not mount the disk as ${how}.`)
    },
    remove: async () => {
      const gone = once(holder, 'exit')
      holder.stdin.end()
      await gone
      await rmdir(folder)
    },
  }
}
