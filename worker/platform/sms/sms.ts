/** A text message that is ready to send. */
export interface TextMessage {
  /** With + and the country's code, and nothing but digits. */
  to: string
  text: string
  /** Only for the development mailbox: what a person would type. */
  code: string
}

/** Sends text messages. */
export interface Sms {
  /** What one costs that goes to a country, in ten-thousandths of a dollar; absent if none is sent there. */
  price(country: string): number | undefined
  /** What may be spent on a day, in ten-thousandths of a dollar. */
  readonly budget: number
  /**
   * Resolves once the service has accepted the message.
   *
   * @throws SmsFailed if it hasn't after all attempts.
   */
  send(message: TextMessage): Promise<void>
}

/** The service didn't accept a text message. */
export class SmsFailed extends Error {
  override name = 'SmsFailed'

  /** @param mayBeSent whether the service may have taken it all the same: it didn't answer in time. */
  constructor(
    message: string,
    readonly mayBeSent = false,
  ) {
    super(message)
  }
}
