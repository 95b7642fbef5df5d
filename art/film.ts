/**
 * Makes the hero films from the finished hero pictures: `node art/film.ts CITY... [--draft]`.
 * Writes public/media/film/{city}-1080|720.av1.mp4 and .h264.mp4 (wide, and upright for phones).
 * `--draft` makes half a second in art/out only. Table: art/films.json.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The moving parts of a picture. `shore`, `sky`: rows (0..1), the sky moves fully above the first row
 * and not at all below the second. `drift`: fraction of the width per loop. `keep`: columns (0..1)
 * with a still sky, for a tower. `islet`: columns and row (0..1) of land in the water before the shore.
 * `near`: the outline (points x, y, 0..1) of what is within reach and stays still.
 */
type Film = {
  shore: number
  sky: [number, number]
  drift: number
  keep: [number, number]
  islet?: [number, number, number]
  near?: [number, number][]
}

/** The two films of a city: the picture, the width (px), and the suffix of the file names. */
const shapes = [
  { shape: 'wide', picture: 'hero', width: 1728, name: '1080' },
  { shape: 'upright', picture: 'hero-upright', width: 720, name: '720' },
] as const

const SECONDS = 8
const FPS = 15 // divides 60 Hz evenly; enough for slow water and clouds
const here = import.meta.dirname
const deliverables = join(here, '..', 'public', 'media', 'film')
const masters = join(here, '..', 'media', 'masters')
const films: Record<string, Record<(typeof shapes)[number]['shape'], Film>> = JSON.parse(
  readFileSync(join(here, 'films.json'), 'utf8'),
)

/** Runs a command at the lowest priority and returns its output. Throws with the end of the output if it fails. */
function run(command: string[]): string {
  const done = spawnSync('nice', ['-n', '19', ...command], { encoding: 'utf8' })
  if (done.error) throw done.error
  if (done.status !== 0)
    throw new Error(`${command[0]} failed:\n${(done.stdout + done.stderr).slice(-1500)}`)
  return done.stdout
}

function make(city: string, draft: boolean): void {
  const filmsOfCity = films[city]
  if (!filmsOfCity)
    throw new Error(`No film "${city}" in art/films.json; known: ${Object.keys(films).join(', ')}.`)
  const folder = join(here, 'out') // files are copied from here when they are complete
  mkdirSync(folder, { recursive: true })
  for (const { shape, picture, width, name } of shapes) {
    const { shore, sky, drift, keep, islet = [0, 0, 0], near = [] } = filmsOfCity[shape]
    const where = [shore, ...sky, drift, keep.join(','), islet.join(','), near.join(',')]
    const source = join(masters, `${city}-${picture}.jpg`)
    const out = join(folder, `${city}-${name}`)
    const command = ['/usr/bin/python3', join(here, 'film.py'), source, out, width]
    const said = run([...command, draft ? 0.5 : SECONDS, FPS, ...where].map(String))
    console.log(city, shape, said.trim())
    if (draft) continue
    mkdirSync(deliverables, { recursive: true })
    for (const codec of ['h264', 'av1'])
      copyFileSync(`${out}.${codec}.mp4`, join(deliverables, `${city}-${name}.${codec}.mp4`))
  }
}

const words = process.argv.slice(2)
const cities = words.filter((word) => !word.startsWith('--'))
if (cities.length === 0) console.log(`Name the cities: ${Object.keys(films).join(', ')}`)
for (const city of cities) make(city, words.includes('--draft'))
