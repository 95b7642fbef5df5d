import { site } from '../../app/site/site'
import { frameTexts } from '../../app/site/texts/frame'
import { expect, expectSocialLinks, open, test, topOf } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

test('the footer animates in when seen, and has the contact channels', async ({ page }) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')

  await test.step('parts are hidden until seen, then animate in one after the other, 0 to 0.6 s (FOOT-2)', async () => {
    const parts = page.locator('footer [data-delay]')
    await expect(parts.first()).toHaveCSS('opacity', '0')
    const delays = await parts.evaluateAll((all) =>
      all.map((part) => [
        part.getAttribute('data-delay'),
        getComputedStyle(part).getPropertyValue('--reveal-delay'),
      ]),
    )
    expect(delays).toEqual([
      ['0', '100ms'],
      ['0.2', '300ms'],
      ['0.4', '500ms'],
      ['0.6', '700ms'],
    ])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByText(`© ${site.brand}`).scrollIntoViewIfNeeded()
    for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '1')

    // Once seen they stay visible.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(parts.first()).toHaveCSS('opacity', '1')
  })

  await test.step('it is last, below the brand section (FOOT-1)', async () => {
    expect(await topOf(page, '#content')).toBeLessThan(await topOf(page, '#slogan'))
    expect(await topOf(page, '#slogan')).toBeLessThan(await topOf(page, 'footer'))
  })

  await test.step('it has logo, phone, e-mail, socials, navigation and legal links (FOOT-1)', async () => {
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('link', { name: 'Levo, home' })).toBeVisible()
    await expect(footer.getByRole('link', { name: site.phone.display })).toHaveAttribute(
      'href',
      site.phone.href,
    )
    await expect(footer.getByRole('link', { name: site.email.display })).toHaveAttribute(
      'href',
      site.email.href,
    )
    await expectSocialLinks(footer)
    const navigation = footer.getByRole('navigation', { name: frameTexts.footer.navigation })
    await expect(navigation.getByRole('link')).toHaveText(
      ['HOME', 'ABOUT', 'CITIES', 'SERVICES', 'CONTACT'],
      {
        useInnerText: true,
      },
    )
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
    await expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
      'href',
      '/terms-conditions',
    )
  })
})
