import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CityKey } from '../../app/cities/cities.ts'
import type { DocumentName } from '../../app/content/documents.ts'
import { checkContent } from './check-content.ts'
import { documentFiles } from './content-files.ts'
import type { Finding } from './finding.ts'
import { jsonSchemaFiles } from './json-schemas.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const identify = (finding: Finding) => JSON.stringify(finding)
/** The repository's own findings. Tests check only new ones. */
const before = new Set((await checkContent(repository)).map(identify))

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'levo-content-'))
  await cp(join(repository, 'public/assets/content'), join(root, 'public/assets/content'), {
    recursive: true,
  })
  await mkdir(join(root, 'media'))
  await cp(join(repository, 'media/alt.json'), join(root, 'media/alt.json'))
})
afterEach(() => rm(root, { recursive: true }))

function placeOf(name: DocumentName, city: CityKey): string {
  return join(root, `public/assets/content/${name}/jsons/${city}.json`)
}

/** The findings in the copy that are not in the repository. */
async function newFindings(): Promise<Finding[]> {
  return (await checkContent(root)).filter((finding) => !before.has(identify(finding)))
}

/** Changes a document of the copy and returns the new findings. */
async function changed(
  name: DocumentName,
  city: CityKey,
  // biome-ignore lint/suspicious/noExplicitAny: tests write values of any type
  change: (data: any) => void,
): Promise<Finding[]> {
  const data = JSON.parse(await readFile(placeOf(name, city), 'utf8'))
  change(data)
  await writeFile(placeOf(name, city), JSON.stringify(data))
  return newFindings()
}

function short({ file, field, problem }: Finding): string {
  return `${file.split('/').slice(-3).join('/')} ${field}: ${problem}`
}

// DOC-8, WORDS-4
test('the repository’s documents have no findings', async () => {
  const seen: string[] = []
  const findings = await checkContent(repository, ({ file }) => seen.push(file))
  expect(findings.map(short)).toEqual([])
  expect(seen).toEqual(documentFiles.map(({ file }) => file))
})

// DOC-6
test('the schema files are up to date (`npm run check:content -- --fix` writes them)', async () => {
  for (const [file, text] of jsonSchemaFiles()) {
    expect(await readFile(join(repository, file), 'utf8'), file).toBe(text)
  }
})

test('every document has the path of its schema', async () => {
  const schemas = [...jsonSchemaFiles().keys()]
  for (const { name, file } of documentFiles) {
    const { $schema } = JSON.parse(await readFile(join(repository, file), 'utf8'))
    const target = join(dirname(file), $schema)
    expect(target, file).toBe(`schemas/${name}.schema.json`)
    expect(schemas).toContain(target)
  }
})

// DOC-8
describe('each fault is reported with document, field and remedy', () => {
  const long = 'Word '.repeat(100).trim()
  type Change = Parameters<typeof changed>[2]
  const faults: [string, DocumentName, Change, field: string, problem: RegExp][] = [
    [
      'a wrong type',
      'hero',
      (data: { title: unknown }) => {
        data.title = 7
      },
      'title',
      /ignores this/,
    ],
    [
      'a missing field',
      'about',
      (data: { cta: { title?: string } }) => {
        delete data.cta.title
      },
      'cta.title',
      /missing/,
    ],
    [
      'a missing group',
      'home',
      (data: { aboutSection?: object }) => {
        delete data.aboutSection
      },
      'aboutSection',
      /missing/,
    ],
    [
      'an unknown field',
      'hero',
      (data: { tittle?: string }) => {
        data.tittle = 'x'
      },
      'tittle',
      /no page reads/,
    ],
    [
      'an unknown field of an entry',
      'why-choose-us',
      (data: { features: { text?: string }[] }) => {
        if (data.features[1]) data.features[1].text = 'x'
      },
      'features.1.text',
      /no page reads/,
    ],
    [
      'a text that is too long for the layout',
      'hero',
      (data: { title: string }) => {
        data.title = 'A title of more than thirty-two letters'
      },
      'title',
      /39 characters, where 32 fit/,
    ],
    [
      'tokens that make it too long',
      'contact-form',
      (data: { title: string }) => {
        data.title = '{fee}'
      },
      'title',
      /characters, where/,
    ],
    [
      'a text that is too long for any field',
      'about',
      (data: { whoWeAre: { description1: string } }) => {
        data.whoWeAre.description1 = long.repeat(5)
      },
      'whoWeAre.description1',
      /ignores this/,
    ],
    [
      'an unknown token',
      'hero',
      (data: { subtitle: string }) => {
        data.subtitle = 'Call {fone}'
      },
      'subtitle',
      /\{fone\} is not a token/,
    ],
    [
      'a tag in a plain text',
      'hero',
      (data: { subtitle: string }) => {
        data.subtitle = '<b>Bold</b>'
      },
      'subtitle',
      /see <b>/,
    ],
    [
      'a tag that is removed',
      'contact',
      (data: { content: object }) => {
        Object.assign(data.content, {
          additionalInfo: [{ icon: 'star', title: 'A', description: '<table>x</table>' }],
        })
      },
      'content.additionalInfo.0.description',
      /removes <table>/,
    ],
    [
      'a page that does not exist',
      'about',
      (data: { cta: { buttonLink: string } }) => {
        data.cta.buttonLink = '/contacts'
      },
      'cta.buttonLink',
      /leads to no page/,
    ],
    [
      'a fragment that does not exist',
      'contact',
      (data: { hero: { ctaLink: string } }) => {
        data.hero.ctaLink = '#form'
      },
      'hero.ctaLink',
      /names a place that \/contact/,
    ],
    [
      'a fragment that another page does not have',
      'about',
      (data: { cta: { buttonLink: string } }) => {
        data.cta.buttonLink = '/services#gold'
      },
      'cta.buttonLink',
      /names a place that \/services/,
    ],
    [
      'a phone that cannot be dialled',
      'about',
      (data: { cta: { buttonLink: string } }) => {
        data.cta.buttonLink = 'tel:0501234567'
      },
      'cta.buttonLink',
      /cannot be dialled/,
    ],
    [
      'an invalid e-mail address',
      'about',
      (data: { cta: { buttonLink: string } }) => {
        data.cta.buttonLink = 'mailto:levo'
      },
      'cta.buttonLink',
      /not an e-mail address/,
    ],
    [
      'a dead link in a text',
      'contact',
      (data: { content: object }) => {
        Object.assign(data.content, {
          additionalInfo: [{ icon: 'star', title: 'A', description: '<a href="/nowhere">x</a>' }],
        })
      },
      'content.additionalInfo.0.description',
      /leads to no page/,
    ],
    [
      'a picture that does not exist',
      'home',
      (data: { aboutSection: { imageSrc: string } }) => {
        data.aboutSection.imageSrc = 'oslo-99'
      },
      'aboutSection.imageSrc',
      /no picture/,
    ],
    [
      'a file that does not exist',
      'home',
      (data: { aboutSection: { imageSrc: string } }) => {
        Object.assign(data.aboutSection, { imageSrc: '/media/own.jpg', imageAlt: 'A quay' })
      },
      'aboutSection.imageSrc',
      /no picture/,
    ],
    [
      'a file without alternative text',
      'home',
      (data: { aboutSection: { imageSrc: string } }) => {
        data.aboutSection.imageSrc = '/media/own.jpg'
      },
      'aboutSection.imageAlt',
      /no alternative text/,
    ],
    [
      'an alternative text for a picture of the collection',
      'home',
      (data: { aboutSection: { imageAlt?: string } }) => {
        data.aboutSection.imageAlt = 'A quay'
      },
      'aboutSection.imageAlt',
      /has its own/,
    ],
    [
      'another city’s name',
      'home',
      (data: { contactSection: { title: string } }) => {
        data.contactSection.title = 'Contact Our Dubai Team'
      },
      'contactSection.title',
      /names Dubai/,
    ],
  ]
  test.each(faults)('%s', async (_, name, change, field, problem) => {
    const findings = await changed(name, 'oslo', change)
    const found = findings.filter((finding) => finding.field === field)
    expect(found.map((finding) => finding.problem).join('\n')).toMatch(problem)
    for (const finding of found) {
      expect(finding.file).toBe(`public/assets/content/${name}/jsons/oslo.json`)
      expect(finding.remedy).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('a sentence of another city with its name replaced', async () => {
    const said = 'We meet you in Oslo with a warm car and a thermos.'
    await changed('home', 'zurich', (data) => {
      data.aboutSection.description1 = said.replace('Oslo', 'Zurich')
    })
    const findings = await changed('about', 'oslo', (data) => {
      data.whoWeAre.description1 = said
    })
    expect(findings.map(short)).toEqual([
      expect.stringMatching(/^home\/jsons\/zurich\.json|^about\/jsons\/oslo\.json|^home/),
    ])
    expect(findings[0]?.problem).toMatch(
      /is also in public\/assets\/content\/(about\/jsons\/oslo|home\/jsons\/zurich)\.json$/,
    )
  })

  test('a city whose documents never name it', async () => {
    for (const { name, city, file } of documentFiles) {
      if (city !== 'beirut') continue
      const text = await readFile(join(root, file), 'utf8')
      await writeFile(
        placeOf(name, city),
        text.replaceAll(/Beirut|\{city\}|\{timeDifference\}/g, 'the town'),
      )
    }
    const findings = await newFindings()
    expect(findings.map(({ problem }) => problem)).toContain('no document of Beirut names the city')
  })

  test.each([
    ['cut off', '{"title": "A', /cannot be read/],
    ['empty', '', /cannot be read/],
    ['a list', '["a"]', /takes a group of fields in \{braces\}/],
  ])('a file that is %s', async (_, text, problem) => {
    await writeFile(placeOf('hero', 'oslo'), text)
    const findings = await newFindings()
    expect(findings.map(short).join('\n')).toMatch(/hero\/jsons\/oslo\.json/)
    expect(findings.map(short).join('\n')).toMatch(problem)
  })

  test('a missing file and an unused one', async () => {
    await rm(placeOf('hero', 'oslo'))
    await writeFile(join(dirname(placeOf('hero', 'oslo')), 'Oslo.json'), '{}')
    const findings = await newFindings()
    expect(findings.map(short)).toEqual([
      expect.stringMatching(/^hero\/jsons\/oslo\.json : the file is missing/),
      expect.stringMatching(
        /^hero\/jsons\/Oslo\.json : no page reads this file: "Oslo" is not a city/,
      ),
    ])
  })

  // WORDS-5
  test.each([
    ['empty', '  ', /no text/],
    ['far too long', 'a'.repeat(126), /126 characters/],
    ['about being a picture', 'A picture of a quay', /says "picture"/],
    ['about a photo', 'Quay in a photo of 1920', /says "photo"/],
    ['a sentence with its full stop', 'A quay at night.', /full stop/],
    ['without a capital', 'a quay at night', /small letter/],
  ])('an alternative text that is %s', async (_, text, problem) => {
    const file = join(root, 'media/alt.json')
    const texts = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...texts, 'oslo-03': text }))
    const findings = await newFindings()
    expect(findings.map(({ field }) => field)).toEqual(['oslo-03'])
    expect(findings[0]?.problem).toMatch(problem)
  })

  test('a text of a decorative picture', async () => {
    const file = join(root, 'media/alt.json')
    const texts = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...texts, 'element-fire': 'A flame in the dark' }))
    expect((await newFindings()).map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/only decorate/),
    ])
  })

  test('two pictures with the same text', async () => {
    const file = join(root, 'media/alt.json')
    const texts = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...texts, 'oslo-03': texts['oslo-02'] }))
    expect((await newFindings()).map(({ problem }) => problem)).toEqual([
      'says the same as "oslo-02"',
    ])
  })
})
