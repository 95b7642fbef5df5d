/**
 * Runs in the editor's page. The editor works on a folder that the visitor picks; here the folder is
 * the working copy, without a question and in every browser: its files are copied into the page's own
 * file system, and whatever the editor writes there is sent on to the edit server.
 */

// Makes this a module, for the awaits below.
export {}

declare global {
  interface Window {
    showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>
    CMS_MANUAL_INIT?: boolean
  }
}

const folderName = 'levo-working-copy'
const { createWritable } = FileSystemFileHandle.prototype
const files = (await (await fetch('/edit/files.json')).json()) as Record<string, string>
const config: unknown = await (await fetch('/edit/config.json')).json()

const storage = await navigator.storage.getDirectory()
await storage.removeEntry(folderName, { recursive: true }).catch(() => {})
const root = await storage.getDirectoryHandle(folderName, { create: true })
// The editor takes only a repository's folder.
await root.getDirectoryHandle('.git', { create: true })
await Promise.all(
  Object.entries(files).map(async ([path, text]) => write(await handleOf(path), text)),
)

// Without it the editor writes straight to the file, not to another one that it then renames.
Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
FileSystemFileHandle.prototype.createWritable = async function createSavingWritable(options) {
  const writable = await createWritable.call(this, options)
  const write = writable.write.bind(writable)
  const path = (await root.resolve(this))?.join('/') ?? this.name
  writable.write = async (data) => {
    try {
      await save(path, await new Response(data as BodyInit).text())
    } catch (error) {
      // The file stays as it was.
      await writable.abort()
      throw error
    }
    await write(data)
  }
  return writable
}

window.showDirectoryPicker = () => Promise.resolve(root)
window.CMS_MANUAL_INIT = true
const editor = '/edit/cms/index.js'
const { init } = (await import(/* @vite-ignore */ editor)) as { init: (options: object) => void }
init({ config })

tellWhatIsOpen()
window.addEventListener('hashchange', tellWhatIsOpen)

/** Sends a file on; rejects with the reason where the server refuses it. */
async function save(path: string, text: string): Promise<void> {
  const response = await fetch(`/edit/files/${encodeURIComponent(path)}`, {
    method: 'PUT',
    body: text,
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  const [, name, city] = /^public\/assets\/content\/([^/]+)\/jsons\/(.+)\.json$/.exec(path) ?? []
  window.parent.postMessage({ type: 'saved', document: `${city}/${name}` }, window.location.origin)
}

async function handleOf(path: string): Promise<FileSystemFileHandle> {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  let folder = root
  for (const step of folders) folder = await folder.getDirectoryHandle(step, { create: true })
  return folder.getFileHandle(name, { create: true })
}

async function write(handle: FileSystemFileHandle, text: string): Promise<void> {
  const writable = await createWritable.call(handle)
  await writable.write(text)
  await writable.close()
}

/** Lets the site beside the form show the page of the document that is open. */
function tellWhatIsOpen(): void {
  const [, city, name] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? []
  if (!name) return
  window.parent.postMessage({ type: 'opened', document: `${city}/${name}` }, location.origin)
}
