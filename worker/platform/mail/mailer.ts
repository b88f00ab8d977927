/** What a mail is, by our ids. */
export interface MailTags {
  letter: string
  subscriber: string
}

/** A mail that is ready to send. */
export interface Mail {
  to: string
  /** From whom it says it is, at our address; the site by default. */
  senderName?: string
  /** From where, if operators have given whoever sends it an address; the site's by default. */
  senderAddress?: string
  /** Where replies go; nobody reads them by default. */
  replyTo?: string
  /** Where servers send their reports, over SMTP; the sender by default. */
  returnPath?: string
  subject: string
  text: string
  html: string
  /** Further headers, such as `List-Unsubscribe` for mails that can be unsubscribed from. */
  headers?: Readonly<Record<string, string>>
  /** Of a letter: which one, and to whom. The service says them with what becomes of the mail. */
  tags?: MailTags
  /** By which the service knows it again, if it is handed over again later; each mail has its own otherwise. */
  key?: string
  /** Only for the development mailbox: what a person would type or follow. */
  code?: string
  link?: string
}

/** Sends mail. */
export interface Mailer {
  /** Whether the service knows a mail again by its key, so that it can be handed over twice. */
  readonly knowsKeys?: boolean
  /**
   * Resolves once the service has accepted the mail.
   *
   * @throws MailFailed if it hasn't after all attempts.
   */
  send(mail: Mail): Promise<void>
  /**
   * Hands several mails over together, if the service takes them so.
   *
   * @returns for each of them why it wasn't accepted; nothing for one that was.
   */
  sendAll?(mails: readonly Mail[]): Promise<(MailFailed | undefined)[]>
}

/** The mail service didn't accept a mail. */
export class MailFailed extends Error {
  override name = 'MailFailed'

  /**
   * @param mayBeSent whether the service may have taken the mail all the same: it didn't answer in time.
   * @param mayPass whether it may take it later.
   * @param again how many milliseconds it wants to be left alone until then, if it says so.
   */
  constructor(
    message: string,
    readonly mayBeSent = false,
    readonly mayPass = mayBeSent,
    readonly again = 0,
  ) {
    super(message)
  }
}
