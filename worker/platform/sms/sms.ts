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
  /** Its name, by which it is known what it has cost. */
  readonly service: string
  /** What one costs that goes to a country, in ten-thousandths of a dollar; absent if none is sent there. */
  price(country: string): number | undefined
  /** What may be spent on a day, in ten-thousandths of a dollar. */
  readonly budget: number
  /** Hands a message over, with all attempts that it takes. Never rejects. */
  send(message: TextMessage): Promise<SmsOutcome>
}

/**
 * What became of a message: the service has taken it, it didn't answer in time and may have, or it hasn't.
 */
export type SmsOutcome = 'taken' | 'unknown' | 'refused'
