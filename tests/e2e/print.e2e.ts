/** Printed pages: text is black on white, whether the browser prints backgrounds or not (A11Y-6). */
import type { Page } from '@playwright/test'
import { expect, faintOf, goOn, open, test } from './fixtures'

// The width of an A4 sheet between its margins.
test.use({ viewport: { width: 703, height: 1_032 }, reducedMotion: 'no-preference' })

/** Text of the page that is not black, or is on a background or a picture. */
function unreadable(page: Page): Promise<{ seen: number; problems: string[] }> {
  return page.evaluate(() => {
    const problems = new Set<string>()
    let seen = 0
    const pictures = [...document.querySelectorAll('main :is(img, video)')]
      .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
      // Its own number may be on a picture of the gallery.
      .filter((picture) => !picture.closest('a'))
      .map((picture) => picture.getBoundingClientRect())
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.visually-hidden, script, style, option, li > a > [aria-hidden]'))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      seen += 1
      if (getComputedStyle(element).color !== 'rgb(0, 0, 0)') problems.add(`not black: ${words}`)
      const onPicture = pictures.some(
        (picture) =>
          picture.width > 0 &&
          box.left < picture.right &&
          box.right > picture.left &&
          box.top < picture.bottom - 1 &&
          box.bottom > picture.top + 1,
      )
      if (onPicture) problems.add(`on a picture: ${words}`)
    }
    for (const element of document.querySelectorAll('html, body, body :not(script, source)')) {
      for (const part of [undefined, '::before', '::after']) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, part)
        const isBare = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)
        if (!isBare || backgroundImage !== 'none') {
          problems.add(`ground: ${element.tagName} ${part ?? ''} ${backgroundColor}`)
        }
      }
    }
    return { seen, problems: [...problems] }
  })
}

// A11Y-6, MOVE-2, LEGAL-3
test('prints every page black on white, with every section, scrolled to or not', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/home')
  for (const path of [
    '/home',
    '/about',
    '/services',
    '/contact',
    '/city/dubai',
    '/privacy-policy',
  ]) {
    await test.step(path, async () => {
      if (path !== '/home') {
        await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
        await goOn(page, path)
      }
      // With motion, parts not scrolled to are hidden on the screen.
      await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })

      const sections = page.locator('[data-reveal]')
      expect(await sections.count()).toBeGreaterThan(4)
      await expect.poll(() => faintOf(sections)).toEqual([])

      const { seen, problems } = await unreadable(page)
      expect(seen).toBeGreaterThan(20)
      expect(problems).toEqual([])
      expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light')

      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
          .map((one) => one.outerHTML.slice(0, 80)),
      )
      expect(fixed).toEqual([])

      const headings = page.locator('h1, h2, h3').filter({ visible: true })
      expect(await headings.count()).toBeGreaterThan(2)
      expect(
        await headings.evaluateAll((all) =>
          all
            .filter((heading) => getComputedStyle(heading).breakInside !== 'avoid')
            .map((heading) => heading.textContent),
        ),
      ).toEqual([])

      const empty = await page.evaluate(() => {
        const range = document.createRange()
        range.selectNodeContents(document.querySelector('main') as Element)
        return (
          document.documentElement.scrollHeight - range.getBoundingClientRect().bottom - scrollY
        )
      })
      expect(empty).toBeLessThan(60)
    })
  }
})
