/** The editor's two pages: the window with the site beside the form, and the form itself. */
import { palette } from '../../app/styles/palette.ts'

/**
 * The window: the form on the left, the site on the right, which goes to the page of the document
 * that is open and shows it anew whenever it is saved.
 * @param pages the page of each document, by `city/document`
 */
export function editorPage(pages: Readonly<Record<string, string>>): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <title>Levo: texts</title>
    <style>
      body { display: grid; grid-template-columns: minmax(30rem, 1fr) minmax(24.5rem, 1fr); height: 100vh; margin: 0; background: ${palette.night}; }
      iframe { width: 100%; height: 100%; border: 0; background: #fff; }
      @media (width <= 900px) { body { grid-template: 1fr 1fr / 1fr; } }
    </style>
  </head>
  <body>
    <iframe name="form" title="Form" src="/edit/form"></iframe>
    <iframe title="Site" src="/dubai/home"></iframe>
    <script type="module">
      const pages = ${JSON.stringify(pages).replaceAll('<', '\\u003c')}
      let shown = ''
      window.addEventListener('message', ({ origin, data }) => {
        if (origin !== window.location.origin) return
        const page = pages[data.document] ?? shown
        if (page === '' || (data.type === 'opened' && page === shown)) return
        shown = page
        // A frame of its own each time: one that navigates would be taken back together with the
        // form, which goes back in their common history when it has saved.
        const site = Object.assign(document.createElement('iframe'), { title: 'Site', src: page })
        document.querySelector('iframe[title=Site]').replaceWith(site)
      })
    </script>
  </body>
</html>
`
}

/** The form: the editor on the working copy, nothing from anywhere else. */
export function formPage(): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Levo: texts</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self' blob: data: https://api.github.com" />
  </head>
  <body>
    <script type="module" src="/edit/working-copy.js"></script>
  </body>
</html>
`
}
