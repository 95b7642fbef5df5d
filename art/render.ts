/**
 * Renders pictures of the collection: `node art/render.ts NAME... [--final] [--list] [--sheet]`.
 * Without `--final` a small preview goes to art/out; with it the master goes to media/masters,
 * or to art/views if the name has `-view` in it: those are only seen behind something near.
 * A name may end in `*` (`oslo-*`). The table of slots is art/slots.json.
 * `--sheet` draws art/contact-sheet.jpg from the current masters.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A picture: its script, the size of its master, and the script's arguments. */
type Slot = {
  script: string
  w: number
  h: number
  /** Cycles samples of the master. Not set for numpy studies. */
  spp?: number
  args: Record<string, string | number>
}

const NUMPY_SCRIPTS = new Set([
  'studies',
  'surfaces',
  'north',
  'panorama',
  'dunes',
  'aloft',
  'crop',
])
const PREVIEW_WIDTH = 480 // px
const PREVIEW_SAMPLES = 16

const here = import.meta.dirname
const slots: Record<string, Slot> = JSON.parse(readFileSync(join(here, 'slots.json'), 'utf8'))

/** Expands `oslo-*`. Throws if a name is not in the table. */
function chosenIds(names: string[]): string[] {
  return names.flatMap((name) => {
    const ids = name.endsWith('*')
      ? Object.keys(slots).filter((id) => id.startsWith(name.slice(0, -1)))
      : Object.keys(slots).filter((id) => id === name)
    if (ids.length === 0)
      throw new Error(`No slot "${name}" in art/slots.json; --list shows all names.`)
    return ids
  })
}

/** Runs the script of a slot. Throws with the end of its output if it draws no picture. */
function render(id: string, final: boolean): void {
  const slot = slots[id]
  const w = final ? slot.w : PREVIEW_WIDTH
  const h = Math.round((slot.h * w) / slot.w)
  const masters = id.includes('-view') ? join(here, 'views') : join(here, '..', 'media', 'masters')
  const out = join(final ? masters : join(here, 'out'), `${id}.jpg`)
  const args: Record<string, string | number> = { ...slot.args, w, h, out }
  if (slot.spp) args.spp = final ? slot.spp : PREVIEW_SAMPLES
  const pairs = Object.entries(args).map(([key, value]) => `${key}=${value}`)
  const script = join(here, `${slot.script}.py`)
  const command = NUMPY_SCRIPTS.has(slot.script)
    ? ['/usr/bin/python3', script, '--', ...pairs]
    : ['blender', '-b', '--factory-startup', '-P', script, '--', ...pairs]
  const started = Date.now()
  const run = spawnSync('nice', ['-n', '19', ...command], { encoding: 'utf8' })
  if (run.error) throw run.error
  if (!run.stdout.includes(`RENDERED ${out}`) || !existsSync(out))
    throw new Error(
      `${id}: ${slot.script}.py drew nothing.\n${(run.stdout + run.stderr).slice(-1500)}`,
    )
  console.log(`${id} ${w}x${h} ${((Date.now() - started) / 1000).toFixed(0)} s -> ${out}`)
}

/** Draws all masters on one labelled contact sheet. */
function drawSheet(): void {
  const masters = join(here, '..', 'media', 'masters')
  const out = join(here, 'contact-sheet.jpg')
  const run = spawnSync(
    '/usr/bin/python3',
    [join(here, 'sheet.py'), join(here, 'slots.json'), masters, out],
    { encoding: 'utf8' },
  )
  if (run.error) throw run.error
  if (run.status !== 0) throw new Error(`sheet.py failed:\n${run.stderr.slice(-1500)}`)
  console.log(run.stdout.trim())
}

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (flags.includes('--sheet')) {
  drawSheet()
} else if (flags.includes('--list') || names.length === 0) {
  for (const [id, slot] of Object.entries(slots)) console.log(id.padEnd(28), slot.script)
} else {
  mkdirSync(join(here, 'out'), { recursive: true })
  for (const id of chosenIds(names)) render(id, flags.includes('--final'))
}
