/** The main journey of a visitor of Oslo, step by step, the same in every engine. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { documentPath } from '../../app/content/document-path.ts'
import type { DocumentName, DocumentOf } from '../../app/content/documents.ts'
import type { Size } from './engine.ts'
import { poll } from './poll.ts'
import type { Visitor } from './visitor.ts'

/** A promise that the site makes, and the way to see it kept. */
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
    name: 'the landing offers the cities; Oslo is chosen',
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
    name: 'home speaks of Oslo, in Oslo’s own words',
    async take(visitor) {
      await visitor.text('main', documentOf('hero').subtitle)
      await visitor.text('main', String(documentOf('home').aboutSection?.description1))
      await visitor.text('header p', 'Your city: Oslo')
      await isSound(visitor)
    },
  },
  {
    name: 'home scrolls exactly as far as it is asked to, whatever grows and arrives on the way',
    async take(visitor) {
      // A page that has just come goes to its top as it takes the keyboard along (ROUTE-5).
      await visitor.waitUntil(
        'the page has the keyboard',
        () => document.activeElement?.id === 'content',
      )
      for (const share of [0.85, 1.7, 2.55, 3.4, 4.25, 5.1, 5.95, 2.55]) {
        const off = await visitor.evaluate(scrollAndSettle, share)
        assert.equal(off, 0, `At ${share} windows the page moved by so many px on its own.`)
      }
    },
  },
  {
    name: 'on a phone the menu opens as a modal sheet, unfolds its cities and leads on',
    async take(visitor) {
      await visitor.resize(phone)
      await isSound(visitor)
      await visitor.click('header button', 'Menu')
      await visitor.waitUntil(
        'the menu is modal',
        (css) => document.querySelector(`${css}:modal`) !== null,
        menu,
      )
      await visitor.engine.press('Escape')
      await visitor.waitUntil(
        'Escape has closed it',
        (css) => !document.querySelector(`${css}[open]`),
        menu,
      )
      await visitor.click('header button', 'Menu')
      await visitor.click(`${menu} summary`)
      await visitor.text(`${menu} a`, 'New York')
      await visitor.click(`${menu} a`, 'About')
      await visitor.arrive('/oslo/about')
      await visitor.waitUntil(
        'the menu is closed',
        (css) => !document.querySelector(`${css}[open]`),
        menu,
      )
      await isSound(visitor)
    },
  },
  {
    name: 'an element’s card leads to its chapter, the bar to another',
    async take(visitor) {
      await visitor.resize(desktop)
      await visitor.click('header a', 'home')
      await visitor.arrive('/oslo/home')
      await visitor.click('main a[href="/oslo/services#fire"]')
      await visitor.arrive('/oslo/services#fire')
      await chapterStands(visitor, 'fire')
      await visitor.click('nav[aria-label="Elements"] a', 'Air')
      await chapterStands(visitor, 'air')
      await isSound(visitor)
    },
  },
  {
    name: 'the navigation unfolds on hover and leads to Oslo',
    async take(visitor) {
      await visitor.hover('nav[aria-label="Main"] a', 'Cities')
      await visitor.click('nav[aria-label="Main"] a', 'Oslo')
      await visitor.arrive('/oslo')
      await visitor.text('h1', 'Discover Oslo')
      await isSound(visitor)
    },
  },
  {
    name: 'a picture of the gallery opens large, turns to the next and closes',
    async take(visitor) {
      await visitor.click('main ol a', 'picture 2 of')
      await visitor.text(`${lightbox} [role="group"][aria-label^="Picture 2 of"]`)
      await visitor.engine.press('ArrowRight')
      await visitor.waitUntil(
        'the third picture stands there, loaded',
        (css) => {
          const slide = document.querySelector(`${css} [role="group"][aria-label^="Picture 3 of"]`)
          const image = slide?.querySelector('img')
          const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
          return Boolean(image?.complete && image.naturalWidth > 0 && slide?.contains(middle))
        },
        lightbox,
      )
      await visitor.click(`${lightbox} button`, 'Close')
      await visitor.waitUntil('it is closed', (css) => !document.querySelector(css), lightbox)
      await visitor.click('main ol a', 'picture 1 of')
      await visitor.text(`${lightbox} [role="group"][aria-label^="Picture 1 of"]`)
      await visitor.evaluate(() => window.history.back())
      await visitor.waitUntil('Back closes it', (css) => !document.querySelector(css), lightbox)
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
      await visitor.waitUntil(
        'the form is ready',
        (css) => document.querySelector(`${css}[data-ready]`) !== null,
        form,
      )
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
      assert.ok(reference, `The confirmation names a reference: ${said}`)
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
    name: 'without a city the landing comes first, then the page that was asked for',
    async take(visitor) {
      await visitor.evaluate(() => window.sessionStorage.clear())
      await visitor.engine.open(`${visitor.origin}/services#water`)
      await visitor.arrive('/landing')
      assert.equal(await storedCity(visitor), null)
      await visitor.click('main a', 'Stockholm')
      await visitor.arrive('/stockholm/services#water')
      await chapterStands(visitor, 'water')
    },
  },
  {
    name: 'the contents of a legal text that has just opened lead to a paragraph far below',
    async take(visitor) {
      await visitor.engine.open(`${visitor.origin}/stockholm/terms-conditions`)
      await visitor.click('main nav a', 'Governing law')
      await visitor.waitUntil(
        'all is laid out and the paragraph stands under the header',
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

/** The page stays within the window, in its own type and no letter more, with its pictures decoded. */
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
  assert.deepEqual(rare, [], 'Files of rare letters came that no text here needs.')
  await picturesDecoded(visitor)
  const beyond = await visitor.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.equal(beyond, 0, 'The page is wider than the window by so many px.')
}

/** Waits for the pictures that are in the window. */
export async function picturesDecoded(visitor: Visitor): Promise<void> {
  await visitor.waitUntil('every picture in the window is decoded', () =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < window.innerHeight
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  )
}

/** In the page: scrolls to a share of the window's height; returns how far it then moved by itself, px. */
async function scrollAndSettle(share: number): Promise<number> {
  const top = Math.round(window.innerHeight * share)
  window.scrollTo({ top, behavior: 'instant' })
  // A few frames, in which observers answer and the browser may anchor the page anew.
  for (let frames = 0; frames < 10; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return Math.round(window.scrollY) - top
}

/** A chapter stands 160 px below the window's upper edge and the bar marks it (ELEM-3). */
async function chapterStands(visitor: Visitor, element: string): Promise<void> {
  await visitor.waitUntil(
    `the chapter of ${element} stands under the header and is marked`,
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
