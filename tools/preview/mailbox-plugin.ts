import type { Plugin } from 'vite'
import { mailboxVariables } from '../build/mailbox-variables.ts'
import '../environment.ts'

/**
 * Serves the mailbox on the development server (`npm run dev`), like the preview server. The form
 * sends inquiries to it unless an account of the e-mail service is configured. They are shown at
 * /mailbox. `folder` contains the .eml files.
 */
export function mailboxInDevelopment(folder = '.mailbox'): Plugin {
  return {
    name: 'mailbox-in-development',
    apply: 'serve',
    config() {
      if (!process.env.VITE_EMAILJS_PUBLIC_KEY) Object.assign(process.env, mailboxVariables)
    },
    async configureServer(server) {
      // Typegen also creates a server, but without HTTP.
      if (!server.httpServer) return
      const { openMailbox, pathOf } = await import('../../mailbox/mailbox.ts')
      const mailbox = await openMailbox({ folder })
      server.httpServer.on('close', () => void mailbox.close())
      server.httpServer.once('listening', () => {
        server.config.logger.info('  Inquiries are read at /mailbox')
      })
      server.middlewares.use((request, response, next) => {
        if (mailbox.answers(pathOf(request))) mailbox.answer(request, response).catch(next)
        else next()
      })
    },
  }
}
