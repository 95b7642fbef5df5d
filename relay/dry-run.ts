/** Prints letters instead of sending them. */
import { type StoredMail, waiting } from './mail.ts'
import { compose } from './message.ts'
import type { Storage } from './storage/storage.ts'

/** A letter as readable text. */
export async function describeLetter(mail: StoredMail, sender: string): Promise<string> {
  const { messageId, from, to, replyTo, subject, text } = await compose(mail, sender)
  return [
    `From: ${from.name} <${from.address}>`,
    `To: ${to.address}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo.address}`]),
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    '',
    `${text}\n`,
  ].join('\n')
}

/**
 * A storage that stores accepted mails, prints each letter instead of handing it over and leaves it
 * waiting: the next start without a dry run sends it.
 */
export function printInstead(
  storage: Storage,
  sender: string,
  write: (text: string) => void,
): Storage {
  return {
    ...storage,
    accept: async (mail) => {
      const acceptance = await storage.accept(mail)
      if (acceptance === 'stored') write(await describeLetter(waiting(mail), sender))
      return acceptance
    },
    work: async () => ({ stop: async () => {} }),
    purge: async () => ({ removed: 0, undelivered: 0 }),
  }
}
