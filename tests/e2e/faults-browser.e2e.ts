/** Browsers without newer features, and extensions that change the page before or after our scripts run. */
import { cityList } from '../../app/cities/cities'
import {
  cityShown,
  expect,
  faintOf,
  follow,
  goOn,
  headerLink,
  hold,
  hydrated,
  titleOf,
  topOf,
  visitorOf,
} from './fixtures'
import { formScript, newAddress, someWords, test } from './form'

/** Removes features that browsers of a few years ago lacked. */
function withoutNewerFeatures(): void {
  for (const name of [
    'IntersectionObserver',
    'ResizeObserver',
    'PerformanceObserver',
    'requestIdleCallback',
    'cancelIdleCallback',
    'HTMLDialogElement',
    'Worker',
  ]) {
    Reflect.deleteProperty(window, name)
  }
  Reflect.deleteProperty(Document.prototype, 'startViewTransition')
  Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  Reflect.deleteProperty(AbortSignal, 'timeout')
  const dialog = Object.getPrototypeOf(document.createElement('dialog')) as object
  for (const method of ['show', 'showModal', 'close', 'requestClose']) {
    Reflect.deleteProperty(dialog, method)
  }
  // A button that opens a dialog without any script is newer still.
  new MutationObserver(() => {
    for (const button of document.querySelectorAll('[commandfor]')) {
      button.removeAttribute('command')
      button.removeAttribute('commandfor')
    }
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

// ERR-4
test.describe('a browser of a few years ago', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the site and its form work without observers, view transitions, clipboard, modal dialogs and idle callbacks', {
    tag: '@exhaustive',
  }, async ({ page, form, log }) => {
    log.expect(/status of 500/, /was not sent/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.addInitScript(withoutNewerFeatures)
    await form.open()

    await test.step('the form: its message is copied manually, its confirmation is part of the page and closes', async () => {
      await form.fill()
      await form.sendInVain()
      await page.getByRole('button', { name: 'Copy my message' }).click()
      await expect(page.getByRole('textbox', { name: 'Copy this text' })).toBeFocused()
      await form.press()
      await form.closePopup()
      await expect(form.button).toBeFocused()
    })

    await test.step('the menu links to pages and closes after each navigation', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Change City' })).toBeVisible()
      await menu.getByRole('button', { name: 'Close' }).click()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about')
      await expect(menu).toBeHidden()
    })

    await test.step('the landing page offers its cities, without the local time', async () => {
      await follow(page, '/landing')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(cityList.length)
    })

    for (const path of ['/home', '/about', '/contact', '/services', '/city/oslo']) {
      await test.step(`${path} shows all of itself at once (MOVE-1, FOOT-2)`, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await goOn(page, path)
        // With motion, parts not scrolled to would be hidden.
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        const parts = page.locator('[data-reveal]')
        expect(await parts.count()).toBeGreaterThan(5)
        await expect(page.locator('[data-reveal]:not([data-reveal=in-view])')).toHaveCount(0)
        await expect.poll(() => faintOf(parts)).toEqual([])
        await expect(page.locator('footer [data-delay]').last()).toBeVisible()
        if (path !== '/services') return
        const bar = page.getByRole('navigation', { name: 'Elements' })
        await bar.getByRole('link', { name: 'Air', exact: true }).click()
        await expect(bar.locator('[aria-current]')).toHaveText('Air')
        await expect.poll(() => topOf(page, '#air')).toBe(160)
      })
    }

    await test.step('a picture opens large and closes', async () => {
      await page.getByRole('link', { name: /picture 1 of/ }).click()
      const large = page.getByRole('dialog', { name: 'Pictures of Oslo' })
      await expect(large.getByRole('img').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(large).toHaveCount(0)
    })
  })
})

/** What a browser's translator does: it replaces every text with an element around another text. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parent = text.parentElement
    if (text.data.trim() === '' || !parent || parent.closest('script, style, textarea, font'))
      continue
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(`«${text.data}»`)
    text.replaceWith(font)
  }
  document.documentElement.classList.add('translated-ltr')
}

// ERR-4
test('a translated page works', { tag: '@exhaustive' }, async ({ page, form, log }) => {
  log.expect(/#418/, /status of 500/, /was not sent/)
  await page.clock.install()
  await visitorOf(page, 'oslo')
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })

  await test.step('before hydration: the page hydrates all the same, with the form', async () => {
    await page.evaluate(translate)
    release()
    await hydrated(page)
    await expect(cityShown(page)).toContainText('Oslo')
    // First: rendered again, the form waits for its script until the visitor comes near.
    await form.ready()
    await expect(form.element).toBeVisible()
    await expect(form.channels).toBeHidden()
    await form.fill()
    await form.send()
    await form.closePopup()
  })

  await test.step('after hydration: messages, failure, success', async () => {
    await page.evaluate(translate)
    await form.press()
    await expect(form.element.getByText('This field is required')).toHaveCount(5)
    await page.evaluate(translate)
    await form.fill()
    await expect(form.element.getByText('This field is required')).toHaveCount(0)
    await form.sendInVain()
    await page.evaluate(translate)
    await form.press()
    await expect(page.locator('dialog[open]')).toContainText('Success!')
    await page.keyboard.press('Escape')
  })

  await test.step('other pages', async () => {
    for (const [path, heading] of [
      ['/city/zurich', 'Discover Zurich'],
      ['/city/beirut', 'Discover Beirut'],
      ['/services', 'Levo Lifestyle'],
      ['/', 'Where shall we look after you?'],
    ] as const) {
      await follow(page, path)
      await expect(page).toHaveURL(path)
      await expect(titleOf(page)).toHaveText(heading)
      await page.evaluate(translate)
    }
  })
})

/** What password managers and other extensions do to a page: attributes, icons in fields, roots of their own. */
function addNoise(): void {
  document.documentElement.setAttribute('data-extension', 'on')
  document.body.setAttribute('cz-shortcut-listen', 'true')
  document.head.prepend(document.createElement('script'))
  document.head.append(document.createElement('style'))
  document.body.prepend(document.createElement('extension-overlay'))
  document.body.append(document.createElement('extension-root'))
  for (const input of document.querySelectorAll<HTMLElement>('form input, form textarea')) {
    input.setAttribute('data-extension-id', 'a1')
    input.style.paddingRight = '2rem'
    input.setAttribute('autocomplete', 'off')
    input.after(document.createElement('extension-icon'))
  }
  document.querySelector('form')?.prepend(document.createElement('extension-menu'))
}

test('hydrates a page that extensions have changed after its scripts timed out', {
  tag: '@exhaustive',
}, async ({ page, form, log }) => {
  // React reports that it had to render the form again.
  log.expect(/#418/)
  await page.clock.install()
  await visitorOf(page, 'oslo')
  const releaseForm = await hold(page, formScript)
  const release = await hold(page, /\/assets\/(?!contact-form-(?!section)).*\.js/)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })

  await test.step('the form is replaced by the other channels', async () => {
    await page.evaluate(addNoise)
    await page.clock.runFor(10_000)
    await expect(form.channels).toBeVisible()
    await expect(form.element).toBeHidden()
  })

  await test.step('the scripts bring it back, despite the attributes and elements of extensions', async () => {
    release()
    await hydrated(page)
    await expect(cityShown(page)).toContainText('Oslo')
    await expect(page.locator('extension-root')).toBeAttached()
    expect(log.surprises()).toEqual([])
    expect(log.missing()).not.toEqual([])
    await expect(form.element).toBeVisible()
    await expect(form.channels).toBeHidden()
  })

  await test.step('what a password manager filled in before the form’s script loaded is sent', async () => {
    const email = newAddress()
    for (const [name, value] of Object.entries({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      message: someWords,
      location: 'zurich',
    })) {
      await form.field(name).evaluate((control: HTMLInputElement, filled) => {
        control.value = filled
      }, value)
    }
    for (const name of ['services.concierge', 'privacyConsent']) {
      await form.field(name).evaluate((box: HTMLInputElement) => {
        box.checked = true
      })
    }
    await form.field('lastName').focus()
    releaseForm()
    await form.ready()
    await expect(form.field('lastName')).toBeFocused()
    await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(form.button).not.toHaveAttribute('aria-disabled')
    await form.send()
    expect(await form.teamMailOf(email)).toMatchObject({
      from_name: 'Ada Lovelace',
      location: 'zurich',
      services: 'concierge',
      message: someWords,
    })
    await form.closePopup()
  })

  await test.step('the page works', async () => {
    await headerLink(page, 'Services').click()
    await expect(page).toHaveURL('/oslo/services')
  })
})
