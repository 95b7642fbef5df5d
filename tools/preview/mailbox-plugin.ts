import type { Plugin } from 'vite'
import { mailboxVariables } from '../build/mailbox-variables.ts'
import '../environment.ts'

/**
 * The mailbox on the development server (`npm run dev`), as beside the built site: inquiries are sent
 * to it and read at /mailbox, unless an account of the e-mail service is configured. `folder` keeps
 * the .eml files.
 */
export function mailboxInDevelopment(folder = '.mailbox'): Plugin {
  return {
    name: 'mailbox-in-development',
    apply: 'serve',
    config() {
      if (!process.env.VITE_EMAILJS_PUBLIC_KEY) Object.assign(process.env, mailboxVariables)
    },
    async configureServer(server) {
      // Typegen opens a server too, which serves nothing.
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
