/**
 * Makes the hero films from the finished hero pictures: `node art/film.ts CITY... [--draft]`.
 * Writes public/media/film/{city}-1080|720.av1.mp4 and .h264.mp4, and the first frame as
 * media/masters/{city}-film-poster.jpg. `--draft` makes half a second in art/out only. Table: art/films.json.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where a picture may move. `top`: first row (px) of the 16:9 cut; `shore`, `sky`: rows of the cut (0..1), the sky
 * moves fully above the first and not at all below the second; `drift`: share of the width a loop; `keep`: columns
 * (0..1) whose sky stands still, for a tower; `phone`: centre of the upright cut (0..1); `islet`: columns and row
 * (0..1) of land standing in the water before the shore.
 */
type Film = {
  top: number
  shore: number
  sky: [number, number]
  drift: number
  keep: [number, number]
  phone: number
  islet?: [number, number, number]
}

const SECONDS = 8
const FPS = 15 // slow water and cloud: even on 60 Hz screens, and half the frames
const here = import.meta.dirname
const deliverables = join(here, '..', 'public', 'media', 'film')
const masters = join(here, '..', 'media', 'masters')
const films: Record<string, Film> = JSON.parse(readFileSync(join(here, 'films.json'), 'utf8'))

/** Runs a command at the lowest priority; returns its output, throws with its tail when it fails. */
function run(command: string[]): string {
  const done = spawnSync('nice', ['-n', '19', ...command], { encoding: 'utf8' })
  if (done.error) throw done.error
  if (done.status !== 0)
    throw new Error(`${command[0]} failed:\n${(done.stdout + done.stderr).slice(-1500)}`)
  return done.stdout
}

function make(city: string, draft: boolean): void {
  const film = films[city]
  if (!film)
    throw new Error(`No film "${city}" in art/films.json; known: ${Object.keys(films).join(', ')}.`)
  const folder = join(here, 'out') // moved on only when all four files are whole
  mkdirSync(folder, { recursive: true })
  const picture = join(masters, `${city}-hero.jpg`)
  const where = [
    film.top,
    film.shore,
    ...film.sky,
    film.drift,
    film.keep.join(','),
    film.phone,
    (film.islet ?? [0, 0, 0]).join(','),
  ].map(String)
  const seconds = String(draft ? 0.5 : SECONDS)
  console.log(
    city,
    run([
      '/usr/bin/python3',
      join(here, 'film.py'),
      picture,
      join(folder, city),
      seconds,
      String(FPS),
      ...where,
    ]).trim(),
  )
  if (draft) return
  mkdirSync(deliverables, { recursive: true })
  for (const kind of ['1080.h264', '1080.av1', '720.h264', '720.av1'])
    copyFileSync(join(folder, `${city}-${kind}.mp4`), join(deliverables, `${city}-${kind}.mp4`))
  const cut = `crop=1920:1080:0:${film.top}`
  run([
    'ffmpeg',
    '-v',
    'error',
    '-y',
    '-i',
    picture,
    '-vf',
    cut,
    '-q:v',
    '2',
    join(masters, `${city}-film-poster.jpg`),
  ])
}

const words = process.argv.slice(2)
const cities = words.filter((word) => !word.startsWith('--'))
if (cities.length === 0) console.log(`Name the cities: ${Object.keys(films).join(', ')}`)
for (const city of cities) make(city, words.includes('--draft'))
