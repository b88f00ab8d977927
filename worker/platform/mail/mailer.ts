/** A mail that is ready to go. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Further headers: `List-Unsubscribe` where somebody can unsubscribe. */
  headers?: Readonly<Record<string, string>>
  /** For the mailbox of development alone: what a person would type or follow. */
  code?: string
  link?: string
}

/** Sends mail. */
export interface Mailer {
  /**
   * Resolves once the service has taken the mail.
   *
   * @throws MailFailed when it hasn't, however often it was tried.
   */
  send(mail: Mail): Promise<void>
}

/** The mail service didn't take a mail. */
export class MailFailed extends Error {
  override name = 'MailFailed'
}
