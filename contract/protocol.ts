/** The e-mail service's protocol, which the form speaks and the relay answers (SEND-1). */

/** The version of `@emailjs/browser`, which every send names. */
export const emailLibraryVersion = '4.4.1'

/** Path of the send call, below the origin given to the e-mail library. */
export const SEND_PATH = '/api/v1.0/email/send'

/** The ids that a site sends with, and must have been built with. */
export interface Account {
  readonly publicKey: string
  readonly serviceId: string
  readonly teamTemplate: string
  readonly welcomeTemplate: string
}

/** The body of a send. */
export interface Send {
  readonly lib_version: string
  readonly user_id: string
  readonly service_id: string
  readonly template_id: string
  readonly template_params: unknown
}

/** The body of a send by one of the account's templates. */
export function sendOf(
  { publicKey, serviceId }: Pick<Account, 'publicKey' | 'serviceId'>,
  template: string,
  params: unknown,
): Send {
  return {
    lib_version: emailLibraryVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: template,
    template_params: params,
  }
}
