// @vitest-environment jsdom
/** The built service pages: their words and the links to and from them. */
import { describe, expect, test } from 'vitest'
import { cities, cityKeys, cityList } from '../../app/cities/cities'
import { loadProfile } from '../../app/cities/city-texts'
import { inquiryOptions } from '../../app/inquiry/inquiry-options'
import { catalogue } from '../../app/pages/services/catalogue'
import { elementIds } from '../../app/services/elements'
import type { Service } from '../../app/services/service'
import { servicePages } from '../../app/services/service-pages'
import { serviceNames, serviceSlugs } from '../../app/services/services'
import { cityPath, editionPath, linkFrom, servicePath } from '../../app/site/route-table'
import { cityPageTexts } from '../../app/site/texts/city'
import { formTexts } from '../../app/site/texts/form'
import { frameTexts } from '../../app/site/texts/frame'
import { servicePageTexts } from '../../app/site/texts/service-page'
import { htmlOf, textsOf } from './built-site'

function documentAt(path: string): Document {
  return new DOMParser().parseFromString(htmlOf(path), 'text/html')
}

/** Text and address of each link in an element. */
function linksIn(element: Element | null | undefined): (string | null)[][] {
  return [...(element?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
}

/** The hint that describes the message field. */
function hintIn(page: Document): string {
  const ids = page.querySelector('textarea[name="message"]')?.getAttribute('aria-describedby')
  return (ids?.split(' ') ?? []).map((id) => page.getElementById(id)?.textContent).join(' ')
}

/** The options that are checked in the built page. */
function tickedIn(page: Document): string[] {
  return inquiryOptions
    .map(({ id }) => id)
    .filter((id) => page.querySelector(`input[name="services.${id}"]`)?.hasAttribute('checked'))
}

test.each(serviceSlugs)('/%s contains the whole home module (ROUTE-2)', (slug) => {
  const html = htmlOf(`/${slug}`)
  for (const id of ['services', 'about-house', 'why-choose-us', 'contact-form']) {
    expect(html, id).toContain(`id="${id}"`)
  }
})

describe.each(cityList)('in $name', ({ key: city, name }) => {
  describe.each(serviceSlugs)('/%s', (slug) => {
    const service: Service = servicePages[slug]
    const page = documentAt(editionPath(servicePath(slug), city))

    test('has the service in the city as heading, under the title of the home page (ROUTE-8)', () => {
      const heading = page.querySelector('h1')
      expect(heading?.textContent).toBe(service.subtitle.replaceAll('{city}', name))
      expect(heading?.textContent).toContain(name)
      expect(heading?.previousElementSibling?.textContent).toBe(textsOf('hero', city).title)
    })

    test('shows the northern picture of the service in northern cities, if it has one (ROUTE-8)', () => {
      const northern = cities[city].climate === 'northern' && service.northernPicture
      const image = page.querySelector('[data-scaling] img')
      expect(image?.getAttribute('alt')).toBe((northern || service.picture).alt)
    })

    test('links to its neighbours and to itself in the other cities (ROUTE-8)', () => {
      const section = page.querySelector('[data-scaling]')?.closest('section')
      const ways = section?.querySelector(`nav[aria-label="${servicePageTexts.waysOn}"]`)
      expect(linksIn(ways)).toEqual([
        ...service.neighbours.map((neighbour) => [
          serviceNames[neighbour],
          editionPath(servicePath(neighbour), city),
        ]),
        ...cityList
          .filter((other) => other.key !== city)
          .map((other) => [
            other.name + servicePageTexts.there(service.name),
            editionPath(servicePath(slug), other.key),
          ]),
      ])
    })

    test('has Concierge checked and asks about the service in the city (FORM-9)', () => {
      expect(tickedIn(page)).toEqual(['concierge'])
      expect(hintIn(page)).toContain(formTexts.serviceHint(name, service.ask))
    })

    test('lists all services of the city in a closed directory of the footer (FOOT-4)', () => {
      const index = page.querySelector(
        `footer nav[aria-label="${frameTexts.footer.services(name)}"]`,
      )
      const details = index?.querySelector('details')
      expect(details?.open).toBe(false)
      expect(linksIn(details)).toEqual(
        serviceSlugs.map((listed) => [
          serviceNames[listed],
          editionPath(servicePath(listed), city),
        ]),
      )
      const columns = page.querySelector(`footer nav[aria-label="${frameTexts.footer.navigation}"]`)
      expect(columns && index?.compareDocumentPosition(columns)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    })
  })

  test('the contact page has no option checked and a hint without a service (FORM-9)', () => {
    const page = documentAt(editionPath('/contact', city))
    expect(tickedIn(page)).toEqual([])
    expect(hintIn(page)).toContain(textsOf('contact-form', city).messageHint)
  })
})

// ROUTE-8
describe.each(['/services', ...cityKeys.map((city) => editionPath('/services', city))])(
  'on %s',
  (path) => {
    const page = documentAt(path)

    test.each(elementIds)('the entries of %s link to their services', (element) => {
      const items = catalogue[element].flatMap((category) => category.items)
      const expected = items.flatMap((item) =>
        typeof item === 'string' ? [] : [[item.text, linkFrom(path, servicePath(item.service))]],
      )
      expect(linksIn(page.getElementById(element))).toEqual(expected)
      for (const [, address = ''] of expected) expect(htmlOf(address)).toContain('<h1')
    })
  },
)

// ROUTE-8
test.each(cityKeys)(
  'the experiences of %s link to the services that arrange them',
  async (city) => {
    const profile = await loadProfile(city)
    for (const path of [cityPath(city), editionPath(cityPath(city), city)]) {
      const rows = [
        ...documentAt(path).querySelectorAll('section[aria-labelledby="experiences-heading"] li'),
      ]
      expect(rows.map((row) => row.querySelector('h3')?.textContent)).toEqual(
        profile.signatureExperiences,
      )
      expect(rows.map((row) => linksIn(row))).toEqual(
        profile.experienceServices.map((slug) => [
          [cityPageTexts.arrangedBy(serviceNames[slug]), linkFrom(path, servicePath(slug))],
        ]),
      )
      for (const row of rows) {
        const [[, address] = []] = linksIn(row)
        expect(htmlOf(address ?? '')).toContain('<h1')
      }
    }
  },
)
