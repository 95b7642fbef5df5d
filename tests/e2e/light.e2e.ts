/** Pictures keep their light under the text of a hero; contrast.ts measures the text in return. */
import { cityKeys } from '../../app/cities/cities'
import { cityPath, editionPath } from '../../app/site/route-table'
import { expect, leaveOutScripts, openPlain, resize, test } from './fixtures'
import { lightKept } from './light'

/** The minimum share of the bare picture's mean luma, in the upper and the lower half (LOOK-6). */
const least = { upper: 0.92, lower: 0.8 }

const groups: [name: string, paths: string[]][] = [
  ["every city's home", cityKeys.map((city) => editionPath('/home', city))],
  ["every city's own page", cityKeys.map((city) => editionPath(cityPath(city), city))],
  [
    'about, contact and services',
    ['/about', '/contact', '/services'].map((path) => editionPath(path, 'dubai')),
  ],
]

for (const [name, paths] of groups) {
  // LOOK-6
  test(`${name} lets its hero's light through`, {
    tag: paths.length < cityKeys.length ? [] : '@exhaustive',
  }, async ({ page }) => {
    await leaveOutScripts(page)
    for (const path of paths) {
      await openPlain(page, path)
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await resize(page, width, height)
        const kept = await lightKept(page)
        expect(kept.upper, `${path}, upper half at ${width} px`).toBeGreaterThanOrEqual(least.upper)
        expect(kept.lower, `${path}, lower half at ${width} px`).toBeGreaterThanOrEqual(least.lower)
      }
    }
  })
}

// LOOK-6: a title of two lines needs more shade below, none above.
test("a service's long title leaves the sky its light", { tag: '@exhaustive' }, async ({
  page,
}) => {
  await leaveOutScripts(page)
  await resize(page, 1440, 900)
  for (const city of cityKeys) {
    await openPlain(page, editionPath('/health-and-beauty', city))
    expect((await lightKept(page)).upper, city).toBeGreaterThanOrEqual(least.upper)
  }
})

// LOOK-6
test('a wide window shows the words of a hero on its picture', async ({ page }) => {
  await leaveOutScripts(page)
  await resize(page, 1440, 900)
  for (const path of ['/home', '/about', '/services', cityPath('dubai')]) {
    await openPlain(page, editionPath(path, 'dubai'))
    const hero = page.locator('main > section').first()
    const picture = await hero.locator('img').first().boundingBox()
    const action = await hero.getByRole('link').first().boundingBox()
    expect((action?.y ?? Infinity) + (action?.height ?? 0), path).toBeLessThan(
      (picture?.y ?? 0) + (picture?.height ?? 0),
    )
  }
})
