import { expect, test } from 'vitest'
import { serviceSlugs } from '../../app/services/services'
import { htmlOf } from './built-site'

test.each(serviceSlugs)('/%s holds the whole home module (ROUTE-2)', (slug) => {
  const html = htmlOf(`/${slug}`)
  for (const id of ['services', 'about-house', 'why-choose-us', 'contact-form']) {
    expect(html, id).toContain(`id="${id}"`)
  }
})
