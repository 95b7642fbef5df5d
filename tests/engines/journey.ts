/** The steps of the main journey of a visitor in Oslo, the same in every engine. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { documentPath } from '../../app/content/document-path.ts'
import type { DocumentName, DocumentOf } from '../../app/content/documents.ts'
import type { Size } from './engine.ts'
import { poll } from './poll.ts'
import type { Visitor } from './visitor.ts'

/** A step of the journey with its checks. */
export interface Step {
  readonly name: string
  take(visitor: Visitor): Promise<void>
}

export const desktop: Size = { width: 1440, height: 900 }
export const phone: Size = { width: 390, height: 844 }

const menu = 'dialog#mobile-menu'
const lightbox = '[role="dialog"][aria-label^="Pictures of"]'
const form = '#contact-form form'
const confirmation = 'dialog:has(h2)'
const message = 'A table for two on Friday, somewhere quiet.'

export const journey: readonly Step[] = [
  {
    name: 'the landing page offers the cities, and Oslo can be chosen',
    async take(visitor) {
      await visitor.resize(desktop)
      await visitor.open('/')
      await visitor.text('h1', 'Where shall we look after you?')
      await isSound(visitor)
      await visitor.click('main a', 'Oslo')
      await visitor.arrive('/oslo/home')
      assert.equal(await storedCity(visitor), 'oslo')
    },
  },
  {
    name: 'home shows Oslo’s own texts',
    async take(visitor) {
      await visitor.text('main', documentOf('hero').subtitle)
      await visitor.text('main', String(documentOf('home').aboutSection?.description1))
      await visitor.text('header p', 'Your city: Oslo')
      await isSound(visitor)
    },
  },
  {
    name: 'home scrolls exactly as far as requested while sections grow and load',
    async take(visitor) {
      // After a navigation the page scrolls to its top when it receives focus (ROUTE-5).
      await visitor.waitUntil('the page has focus', () => document.activeElement?.id === 'content')
      for (const share of [0.85, 1.7, 2.55, 3.4, 4.25, 5.1, 5.95, 2.55]) {
        const off = await visitor.evaluate(scrollAndSettle, share)
        assert.equal(off, 0, `At ${share} viewport heights the page moved on its own, px.`)
      }
    },
  },
  {
    name: 'on a phone the menu opens as a modal sheet, expands its cities and links to pages',
    async take(visitor) {
      await visitor.resize(phone)
      await isSound(visitor)
      await visitor.click('header button', 'Menu')
      await visitor.text(`${menu}:modal`)
      await visitor.engine.press('Escape')
      await visitor.gone(`${menu}[open]`)
      await visitor.click('header button', 'Menu')
      await visitor.click(`${menu} summary`)
      await visitor.text(`${menu} a`, 'New York')
      await visitor.click(`${menu} a`, 'About')
      await visitor.arrive('/oslo/about')
      await visitor.gone(`${menu}[open]`)
      await isSound(visitor)
    },
  },
  {
    name: 'an element’s card links to its chapter, and the bar to the others',
    async take(visitor) {
      await visitor.resize(desktop)
      await visitor.click('header a', 'home')
      await visitor.arrive('/oslo/home')
      await visitor.click('main a[href="/oslo/services#fire"]')
      await visitor.arrive('/oslo/services#fire')
      await chapterIsInPlace(visitor, 'fire')
      await visitor.click('nav[aria-label="Elements"] a', 'Air')
      await chapterIsInPlace(visitor, 'air')
      await isSound(visitor)
    },
  },
  {
    name: 'the navigation expands on hover and links to Oslo',
    async take(visitor) {
      await visitor.hover('nav[aria-label="Main"] a', 'Cities')
      await visitor.click('nav[aria-label="Main"] a', 'Oslo')
      await visitor.arrive('/oslo')
      await visitor.text('h1', 'Discover Oslo')
      await isSound(visitor)
    },
  },
  {
    name: 'a gallery picture opens in the lightbox, changes to the next and closes',
    async take(visitor) {
      await visitor.click('main ol a', 'picture 2 of')
      await visitor.text(`${lightbox} [role="group"][aria-label^="Picture 2 of"]`)
      await visitor.engine.press('ArrowRight')
      await visitor.waitUntil(
        'the third picture is visible and loaded',
        (css) => {
          const slide = document.querySelector(`${css} [role="group"][aria-label^="Picture 3 of"]`)
          const image = slide?.querySelector('img')
          const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
          return Boolean(image?.complete && image.naturalWidth > 0 && slide?.contains(middle))
        },
        lightbox,
      )
      await visitor.click(`${lightbox} button`, 'Close')
      await visitor.gone(lightbox)
      await visitor.click('main ol a', 'picture 1 of')
      await visitor.text(`${lightbox} [role="group"][aria-label^="Picture 1 of"]`)
      await visitor.evaluate(() => window.history.back())
      await visitor.gone(lightbox)
      await visitor.arrive('/oslo')
    },
  },
  {
    name: 'the form is filled in and sent, and both mails arrive',
    async take(visitor) {
      await visitor.click('nav[aria-label="Main"] a', 'Contact')
      await visitor.arrive('/oslo/contact')
      await isSound(visitor)
      await visitor.click('main a[href$="#contact-form"]')
      await visitor.text(`${form}[data-ready]`)
      await visitor.click(`${form} button[type="submit"]`, 'Exclusive Access')
      await visitor.waitUntil(
        'the first missing field has focus, with its label below the header',
        (css) => {
          const field = document.querySelector<HTMLInputElement>(`${css} [name="firstName"]`)
          const box = field?.labels?.[0]?.getBoundingClientRect()
          const atLabel = box && document.elementFromPoint(box.x + 5, box.y + box.height / 2)
          return document.activeElement === field && atLabel === field?.labels?.[0]
        },
        form,
      )
      const address = `ada.${Date.now()}@example.com`
      await visitor.fill(`${form} [name="firstName"]`, 'Ada')
      await visitor.fill(`${form} [name="lastName"]`, 'Lovelace')
      await visitor.fill(`${form} [name="email"]`, address)
      await visitor.fill(`${form} input[role="combobox"]`, 'norw')
      await visitor.text(`${form} [role="option"]`, 'Norway')
      await visitor.engine.press('Enter')
      await visitor.fill(`${form} [name="phone"]`, '22 12 34 56')
      await visitor.fill(`${form} [name="instagramHandle"]`, '@ada')
      await visitor.click(`${form} label`, 'Concierge services')
      await visitor.fill(`${form} [name="message"]`, message)
      await visitor.click(`${form} label:has([name="privacyConsent"]) > span:first-of-type`)
      await visitor.click(`${form} button[type="submit"]`, 'Exclusive Access')
      const said = await visitor.text(confirmation, 'Form submitted successfully!')
      const [reference] = /LEVO-\d{13}-\w{9}/.exec(said) ?? []
      assert.ok(reference, `The confirmation has a reference: ${said}`)
      await mailsArrive(visitor, address, reference)
      await visitor.click(`${confirmation} button`, 'Close')
      await visitor.waitUntil(
        'the form is empty again',
        (css) =>
          !document.querySelector('dialog:modal') &&
          document.querySelector<HTMLInputElement>(`${css} [name="email"]`)?.value === '',
        form,
      )
    },
  },
  {
    name: 'without a city the landing page comes first, then the requested page',
    async take(visitor) {
      await visitor.evaluate(() => window.sessionStorage.clear())
      await visitor.engine.open(`${visitor.origin}/services#water`)
      await visitor.arrive('/landing')
      assert.equal(await storedCity(visitor), null)
      await visitor.click('main a', 'Stockholm')
      await visitor.arrive('/stockholm/services#water')
      await chapterIsInPlace(visitor, 'water')
    },
  },
  {
    name: 'the contents of a legal text scroll to a paragraph far below immediately after opening',
    async take(visitor) {
      await visitor.engine.open(`${visitor.origin}/stockholm/terms-conditions`)
      await visitor.click('main nav a', 'Governing law')
      await visitor.waitUntil(
        'the page is laid out and the paragraph is below the header',
        (id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1
          const isLaidOut = document.documentElement.matches('.hydrated.laid-out')
          return isLaidOut && top >= 0 && top < 200
        },
        'governing-law',
      )
      await isSound(visitor)
    },
  },
]

/** Oslo's document as the repository ships it. */
function documentOf<Name extends DocumentName>(name: Name): DocumentOf<Name> {
  const file = new URL(`../../public${documentPath(name, 'oslo')}`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as DocumentOf<Name>
}

function storedCity(visitor: Visitor): Promise<string | null> {
  return visitor.evaluate(() => window.sessionStorage.getItem('selectedCity'))
}

/** Checks that the page fits the window, uses its fonts without rare characters and has decoded its pictures. */
async function isSound(visitor: Visitor): Promise<void> {
  await visitor.waitUntil('both typefaces are in use', () =>
    ['Cormorant Garamond', 'Jost'].every((family) =>
      [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
    ),
  )
  const rare = await visitor.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Rare') && status !== 'unloaded')
      .map(({ family, style }) => `${family} ${style}`),
  )
  assert.deepEqual(rare, [], 'Fonts with rare characters loaded that no text needs.')
  await picturesDecoded(visitor)
  const beyond = await visitor.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.equal(beyond, 0, 'The page is wider than the window, px.')
}

/** Waits for the pictures in the viewport. */
export async function picturesDecoded(visitor: Visitor): Promise<void> {
  await visitor.waitUntil('every picture in the viewport is decoded', () =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < window.innerHeight
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  )
}

/** Runs in the page: scrolls to a multiple of the viewport height. Returns how far it then moved on its own, px. */
async function scrollAndSettle(share: number): Promise<number> {
  const top = Math.round(window.innerHeight * share)
  window.scrollTo({ top, behavior: 'instant' })
  // A few frames for observers and the browser's scroll anchoring.
  for (let frames = 0; frames < 10; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return Math.round(window.scrollY) - top
}

/** Waits until a chapter is 160 px below the top of the viewport and the bar marks it (ELEM-3). */
async function chapterIsInPlace(visitor: Visitor, element: string): Promise<void> {
  await visitor.waitUntil(
    `the chapter of ${element} is below the header and is marked`,
    (id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
      const marked = document.querySelector('nav[aria-label="Elements"] [aria-current]')
      return Math.abs(top - 160) <= 2 && marked?.getAttribute('href') === `#${id}`
    },
    element,
  )
}

interface Mail {
  readonly template: 'team' | 'welcome'
  readonly to: string
  readonly params: Readonly<Record<string, string>>
}

async function mailsArrive(visitor: Visitor, address: string, reference: string): Promise<void> {
  const mails = await poll('both mails are in the mailbox', async () => {
    const answer = await fetch(`${visitor.origin}/mailbox.json`)
    const all = (await answer.json()) as readonly Mail[]
    const sent = all.filter(({ params }) => params.submission_id === reference)
    return sent.length >= 2 && sent
  })
  assert.deepEqual(mails.map(({ template }) => template).sort(), ['team', 'welcome'])
  const team = mails.find(({ template }) => template === 'team')
  assert.deepEqual(
    [team?.params.from_name, team?.params.from_email, team?.params.phone, team?.params.location],
    ['Ada Lovelace', address, '+47 22 12 34 56', 'oslo'],
  )
  assert.deepEqual(
    [team?.params.instagram_handle, team?.params.services, team?.params.message],
    ['ada', 'concierge', message],
  )
  assert.equal(mails.find(({ template }) => template === 'welcome')?.to, address)
}
