/** The team's editor (`npm run edit`), on a copy of the words so that the repository's stay as they are. */
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { documentPath } from '../../app/content/document-path'
import { startEditServer } from '../../tools/edit/edit-server'

const root = process.cwd()
/** The editor and the site beside each other are much for a busy machine. */
const patient = { timeout: 60_000 }

// It bundles a script, and loads the editor and the site beside each other.
test.setTimeout(300_000)
test.use({ viewport: { width: 1600, height: 950 }, actionTimeout: 90_000 })

test('a headline changed in the form is in the file and on the site, a wrong one is refused', async ({
  page,
}) => {
  const copy = test.info().outputPath('working-copy')
  await cp(join(root, 'public/assets/content'), join(copy, 'public/assets/content'), {
    recursive: true,
  })
  await cp(join(root, 'media/alt.json'), join(copy, 'media/alt.json'))
  const file = join(copy, 'public', documentPath('hero', 'oslo'))
  const before = await readFile(file, 'utf8')
  const server = await startEditServer({
    port: 0,
    root: copy,
    dir: 'build/client',
    repository: 'levo/website',
  })
  const elsewhere: string[] = []
  page.on('response', (response) => {
    const { protocol, host } = new URL(response.url())
    if (protocol.startsWith('http') && host !== new URL(server.url).host) elsewhere.push(host)
  })
  try {
    await page.goto(server.url)
    const form = page.frameLocator('iframe[name=form]')
    const site = page.frameLocator('iframe[title=Site]')
    const headline = site.getByRole('heading', { level: 1 })
    const title = form.getByRole('textbox', { name: 'Title', exact: true })
    const save = form.getByRole('button', { name: 'Save' })

    await form.getByRole('button', { name: 'Work with Local Repository' }).click()
    await form.getByRole('treeitem', { name: 'Oslo' }).click()
    await form.getByText('Home: opening').click()
    await expect(headline).toHaveText('Book with Levo', patient)
    await expect(title).toHaveValue('Book with Levo', patient)

    await title.fill('A title that is far too long for its place on a phone')
    await save.click()
    await expect(form.getByText('You cannot enter more than 32 characters.')).toBeVisible()
    expect(await readFile(file, 'utf8')).toBe(before)

    await title.fill('Call {fone}')
    await save.click()
    const refusal = form.getByRole('alertdialog')
    await expect(refusal).toContainText('Title: nothing fills {fone}')
    await refusal.getByRole('button', { name: 'OK' }).click()
    expect(await readFile(file, 'utf8')).toBe(before)

    await title.fill('Oslo by boat')
    await save.click()
    const after = before.replace('Book with Levo', 'Oslo by boat')
    await expect.poll(() => readFile(file, 'utf8')).toBe(after)
    // The site reads its documents anew when it is idle, which a busy machine is late.
    await expect(headline).toHaveText('Oslo by boat', patient)
    expect(elsewhere).toEqual([])
  } finally {
    await server.close()
  }
})
