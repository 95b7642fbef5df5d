/** The e-mail service's protocol between the form and the relay (SEND-1). */

/** The version of `@emailjs/browser`, which every send includes. */
export const emailLibraryVersion = '4.4.1'

/** Path of the send endpoint, below the origin given to the e-mail library. */
export const SEND_PATH = '/api/v1.0/email/send'

/** The ids that a site sends with, set at build time. */
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

/** The body of a send with one of the account's templates. */
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
