import type { Page } from '@playwright/test'
import { site } from '../../app/site/site'
import { documentOf, expect, open, serveDocument, test, topOf } from './fixtures'

const details = 'section[aria-labelledby=directly]'

test("the hero, the details and the additional info are the city's (CONT-1)", async ({ page }) => {
  const { hero, content } = documentOf('contact', 'oslo')
  const contactDetails = [
    { icon: 'phone', title: 'Phone', value: '+47 0000 0000', link: 'tel:+4700000000' },
    { icon: 'email', title: 'Email', value: 'oslo@levo.example', link: 'mailto:oslo@levo.example' },
  ]
  await serveDocument(page, 'contact', 'oslo', { hero, content: { ...content, contactDetails } })
  await open(page, '/contact', 'oslo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero?.title ?? '?')
  await expect(page.getByText(hero?.subtitle ?? '?', { exact: true })).toBeVisible()
  await expect(page.getByText(hero?.description ?? '?')).toBeVisible()
  const section = page.locator(details)
  await expect(section.getByRole('heading', { name: content?.title })).toBeAttached()
  for (const detail of contactDetails) {
    const item = section.getByRole('listitem').filter({ hasText: detail.title })
    await expect(item.locator('svg')).toBeAttached()
    await expect(item.getByRole('link')).toHaveAttribute('href', detail.link)
    await expect(item.getByRole('link')).toContainText(detail.value)
  }
  await expect(page.locator('#why-choose-us')).toBeAttached()
  await expect(page.getByLabel('First name')).toBeAttached()
})

test('its sections stand in their order, and the hero shows the picture that the document names (CONT-1)', async ({
  page,
}) => {
  await serveDocument(page, 'contact', 'oslo', {
    hero: { ...documentOf('contact', 'oslo').hero, backgroundImage: 'oslo-03' },
  })
  await open(page, '/contact', 'oslo')
  const hero = page.locator('main > section').first().locator('img')
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/media/oslo-03.')
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await order(page)).toEqual(['why-choose-us', 'directly', 'contact-form-title'])
})

test('without a document the defaults stand (CONT-1, CONT-2, CONT-3)', async ({ page }) => {
  await serveDocument(page, 'contact', 'oslo', {})
  await open(page, '/contact', 'oslo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page.getByText('Get in Touch', { exact: true })).toBeVisible()
  const section = page.locator(details)
  await expect(section.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  )
  await expect(section.getByRole('link', { name: site.email.display })).toHaveAttribute(
    'href',
    site.email.href,
  )
  await expect(section.getByRole('link', { name: 'Send us a message' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expect(section.getByRole('heading', { name: 'Visit Our Office' })).toBeAttached()
  await expect(section).toContainText('Downtown Dubai, UAE')
  await expect(section).toContainText('Monday - Friday: 9AM - 6PM')
  await expect(section.getByRole('heading', { name: 'Quick Response' })).toBeAttached()
  await expect(section).toContainText('We typically respond within 2 hours during business hours')
})

test('links that contain http open in a new tab, phone and mail do not (CONT-2)', async ({
  page,
}) => {
  await open(page, '/contact')
  const section = page.locator(details)
  const whatsapp = section.getByRole('listitem').filter({ hasText: 'WhatsApp' }).getByRole('link')
  await expect(whatsapp).toHaveAttribute('target', '_blank')
  await expect(whatsapp).toHaveAttribute('rel', /noopener/)
  for (const title of ['Phone', 'Email']) {
    const link = section.getByRole('listitem').filter({ hasText: title }).getByRole('link')
    await expect(link).not.toHaveAttribute('target')
  }
})

test('a detail keeps what is right of it: only the wrong field is lost', async ({ page, log }) => {
  log.expect(/"content\.contactDetails\.1\.icon" is left out/)
  await serveDocument(page, 'contact', 'oslo', {
    content: {
      contactDetails: [
        { title: 'No icon', value: '+47 0000 0001', link: 'tel:+4700000001' },
        { icon: 'dragon', title: 'A strange icon', value: 'The map', link: 'http://maps.example' },
        { icon: 'phone', title: 'No link', value: '+47 0000 0002' },
        { icon: 'phone', value: '+47 0000 0003', link: 'tel:+4700000003' },
      ],
      additionalInfo: [{ icon: 'clock', title: 'No description' }, { description: 'No title' }],
    },
  })
  await open(page, '/contact', 'oslo')
  const section = page.locator(details)
  const items = section.locator('ul').first().getByRole('listitem')
  await expect(items).toHaveText([
    /No icon.*\+47 0000 0001/,
    /A strange icon.*The map/,
    /No link.*\+47 0000 0002/,
    /\+47 0000 0003/,
    /No description/,
    /No title/,
  ])
  await expect(items.locator('svg')).toHaveCount(6)
  await expect(section.getByRole('link', { name: '+47 0000 0002' })).toHaveCount(0)
  const map = section.getByRole('link', { name: /The map/ })
  await expect(map).toHaveAttribute('href', 'http://maps.example')
  await expect(map).toHaveAttribute('target', '_blank')
  expect(log.errors.join('\n')).not.toContain('efault')
})

test('the call to action scrolls to the form (CONT-1)', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('link', { name: 'Exclusive Access' }).click()
  await expect.poll(() => topOf(page, '#contact-form')).toBeLessThan(200)
  await expect(page.locator('#contact-form')).toBeInViewport()
})

test("a call to action of the team's own leads where it says", async ({ page }) => {
  await serveDocument(page, 'contact', 'oslo', {
    hero: { ctaText: 'Read about us', ctaLink: '/about' },
  })
  await open(page, '/contact', 'oslo')
  await page.getByRole('link', { name: 'Read about us' }).click()
  await expect(page).toHaveURL('/about')
})

test.describe('HTML in the additional info (CONT-3)', () => {
  const info = (description: string) => ({
    content: { additionalInfo: [{ icon: 'location', title: 'The office', description }] },
  })

  test('is rendered: breaks, emphasis, links', async ({ page }) => {
    await serveDocument(
      page,
      'contact',
      'oslo',
      info('First<br><strong>second</strong> <a href="https://levo.example/map">the map</a>'),
    )
    await open(page, '/contact', 'oslo')
    const item = page.locator(details).getByRole('listitem').filter({ hasText: 'The office' })
    await expect(item.locator('strong')).toHaveText('second')
    await expect(item.locator('br')).toHaveCount(1)
    await expect(item.getByRole('link', { name: 'the map' })).toHaveAttribute(
      'href',
      'https://levo.example/map',
    )
  })

  test('never runs: scripts, handlers, styles and foreign links are taken out', async ({
    page,
    log,
  }) => {
    // The policy stops the handlers even while they are being taken out.
    log.expect(/Executing inline event handler violates/)
    await serveDocument(
      page,
      'contact',
      'oslo',
      info(
        'Kept<img src=x onerror="window.harm=1"><script>window.harm=1</script><svg onload="window.harm=1"></svg><a href="javascript:window.harm=1">here</a><p style="position:fixed;inset:0">over</p><iframe src="/"></iframe><form action="/x"><input name="password"></form><strong onclick="window.harm=1">Done</strong>',
      ),
    )
    await open(page, '/contact', 'oslo')
    const item = page.locator(details).getByRole('listitem').filter({ hasText: 'The office' })
    await expect(item.locator('strong')).toHaveText('Done')
    await expect(item).toContainText('Kept')
    await expect(
      item.locator('img, script, svg:not([aria-hidden]), iframe, form, input, [style], [onclick]'),
    ).toHaveCount(0)
    await expect(item.locator('a[href*=javascript]')).toHaveCount(0)
    await item.locator('strong').click()
    expect(await page.evaluate(() => 'harm' in window)).toBe(false)
  })
})

/** The names of the page's sections, from top to bottom. */
function order(page: Page): Promise<(string | null)[]> {
  return page
    .locator('main section[aria-labelledby]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-labelledby')))
}
