/** The team's editor (`npm run edit`), on a folder in the browser so that the repository's texts stay unchanged. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { documentPath } from '../../app/content/document-path'
import { editorInDevelopment } from '../../tools/edit/editor-plugin'

const file = `public${documentPath('hero', 'oslo')}`
const before = readFileSync(file, 'utf8')

let server: ViteDevServer
test.setTimeout(300_000)
test.beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null },
    plugins: [editorInDevelopment()],
  })
  await server.listen()
})
test.afterAll(() => server.close())

// DOC-9
test('saves a headline changed in the form, and rejects one that is too long', async ({ page }) => {
  const origin = server.resolvedUrls?.local[0] ?? ''
  const elsewhere: string[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.protocol.startsWith('http') && !url.href.startsWith(origin)) elsewhere.push(url.href)
  })
  // A test cannot answer the browser's folder picker.
  await page.addInitScript(
    ({ path, text }) => {
      async function fileIn(write?: string) {
        const folders = path.split('/')
        const name = folders.pop() ?? ''
        let folder = await navigator.storage.getDirectory()
        for (const step of folders) folder = await folder.getDirectoryHandle(step, { create: true })
        const handle = await folder.getFileHandle(name, { create: true })
        if (write === undefined) return (await handle.getFile()).text()
        const writable = await handle.createWritable()
        await writable.write(write)
        await writable.close()
        return write
      }
      async function showDirectoryPicker() {
        const folder = await navigator.storage.getDirectory()
        await folder.getDirectoryHandle('.git', { create: true })
        await fileIn(text)
        return folder
      }
      Object.assign(window, { showDirectoryPicker, fileIn })
    },
    { path: file, text: before },
  )
  const saved = () =>
    page.evaluate(() => (window as unknown as { fileIn: () => Promise<string> }).fileIn())

  await page.goto(`${origin}edit`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('treeitem', { name: 'Oslo' }).click()
  await page.getByText('Home: opening').click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const { title: written } = JSON.parse(before) as { title: string }
  await expect(title).toHaveValue(written)

  await title.fill('A title that is far too long for its place on a phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You cannot enter more than 32 characters.')).toBeVisible()
  expect(await saved()).toBe(before)

  await title.fill('Oslo by boat')
  await page.getByRole('button', { name: 'Save' }).click()
  // While the editor replaces the file, it cannot be read.
  await expect(async () => {
    expect(await saved()).toBe(before.replace(written, 'Oslo by boat'))
  }).toPass({ timeout: 30_000 })
  expect(elsewhere).toEqual([])
})
