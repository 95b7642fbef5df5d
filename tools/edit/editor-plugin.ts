import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/** Blocks the editor's requests for fonts and for GitHub's status. */
const policy =
  "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self' blob: data: https://api.github.com"

const page = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>Levo: texts</title>
  </head>
  <body>
    <script type="module">
      window.CMS_MANUAL_INIT = true
      const { init } = await import('/edit/cms/index.js')
      init({ config: await (await fetch('/edit/config.json')).json() })
    </script>
  </body>
</html>
`

/**
 * Serves the editor of the content documents at /edit of the development server (docs/decisions/013).
 * Checks a saved document, prints its problems in the terminal and reloads open pages.
 */
export function editorInDevelopment(): Plugin {
  return {
    name: 'editor-in-development',
    apply: 'serve',
    async configureServer(server) {
      // Typegen also creates a server, but without HTTP.
      if (!server.httpServer) return
      const { editorConfig } = await import('./editor-config.ts')
      const { readDocument, surroundingsOf } = await import('../content/check-content.ts')
      const { alternativesFile, documentFiles } = await import('../content/content-files.ts')
      const alternatives = JSON.parse(await readFile(alternativesFile, 'utf8'))
      const config = JSON.stringify(editorConfig(alternatives))

      server.middlewares.use('/edit/cms', sirv('node_modules/@sveltia/cms/npm', { dev: true }))
      server.middlewares.use('/edit/config.json', (_, response) => response.end(config))
      server.middlewares.use((request, response, next) => {
        if (!/^\/edit\/?(\?|$)/.test(request.url ?? '')) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
      })
      server.httpServer.once('listening', () => {
        server.config.logger.info('  Documents are edited at /edit')
      })
      server.watcher.on('change', async (path) => {
        const document = documentFiles.find(({ file }) => file === relative(process.cwd(), path))
        if (!document) return
        const surroundings = surroundingsOf(process.cwd(), alternatives)
        const { findings } = readDocument(document, await readFile(path, 'utf8'), surroundings)
        for (const { file, field, problem, remedy } of findings)
          server.config.logger.warn(`${file}: ${field}: ${problem}. ${remedy}`)
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
