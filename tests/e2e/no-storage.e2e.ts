import { cityShown, expect, hydrated, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
})

test.describe('with storage blocked', () => {
  test('a visitor chooses a city and walks through the site', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('link', { name: /^Oslo/ }).click()
    await expect(page.getByText('For the best Oslo experience')).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(cityShown(page)).toContainText('Oslo')
    await navigation.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByLabel('First name')).toBeAttached()
  })

  test('an address that carries its city opens at once', async ({ page }) => {
    await page.goto('/about?city=zurich')
    await hydrated(page)
    await expect(page).toHaveURL(/\/about/)
    await expect(cityShown(page)).toContainText('Zurich')
  })

  test('the guard asks for a city instead of turning in circles (ERR-5)', async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveURL('/landing')
    await hydrated(page)
    await page.getByRole('link', { name: /^Beirut/ }).click()
    await expect(cityShown(page)).toContainText('Beirut')
  })
})
