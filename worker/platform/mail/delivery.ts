import pRetry, { AbortError } from 'p-retry'
import { type Mail, type Mailer, MailFailed } from './mailer'

/** One try at handing a mail over. */
export interface Delivery {
  mail: Mail
  /** The same for each try of one mail: a service that knows it sends it once. */
  idempotencyKey: string
  /** Ends the try. */
  signal: AbortSignal
}

/** Hands a mail over once. @throws PassingFault for what may pass; anything else is final. */
export type Deliver = (delivery: Delivery) => Promise<void>

/** Something that may be over when it is tried again, and that has sent no mail which a further try doubles. */
export class PassingFault extends Error {
  override name = 'PassingFault'
}

/** How long a mail may take, with all tries, in milliseconds: somebody waits for the answer. */
export const MAIL_TIME_LIMIT = 10_000
/** Tries, and the milliseconds before the second; each further wait is three times as long. */
const TRIES = 4
const FIRST_WAIT = 300

/** What `openDelivery` may be told, for tests. */
export interface DeliveryLimits {
  timeLimit?: number
  firstWait?: number
}

/**
 * A mailer that tries again what may pass, within a time limit (docs/rules/mail.md, "Sending").
 *
 * @param service its name in the log.
 */
export function withRetries(
  service: string,
  deliver: Deliver,
  { timeLimit = MAIL_TIME_LIMIT, firstWait = FIRST_WAIT }: DeliveryLimits = {},
): Mailer {
  return {
    async send(mail) {
      const idempotencyKey = crypto.randomUUID()
      const signal = AbortSignal.timeout(timeLimit)
      const attempt = async () => {
        try {
          await inTime(deliver({ mail, idempotencyKey, signal }), signal)
        } catch (error) {
          throw error instanceof PassingFault ? error : new AbortError(asError(error))
        }
      }
      try {
        await pRetry(attempt, { retries: TRIES - 1, factor: 3, minTimeout: firstWait, signal })
      } catch (error) {
        // Neither the address nor the mail is written down.
        const detail = asError(error).message
        console.error(JSON.stringify({ event: 'mail-failed', service, detail }))
        throw new MailFailed(`The mail service didn't take a mail: ${detail}`)
      }
    },
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Rejects at the signal also where what is waited for can't be ended by it. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('it took too long'))
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
