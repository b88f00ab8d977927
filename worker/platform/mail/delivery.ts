import pRetry, { AbortError } from 'p-retry'
import { type Mail, type Mailer, MailFailed } from './mailer'

/** One attempt to hand over a mail. */
interface Delivery {
  mail: Mail
  /** All attempts of one mail share it, so that a service that supports it sends the mail once. */
  idempotencyKey: string
  /** Aborts the attempt. */
  signal: AbortSignal
}

/** Hands over a mail once. @throws PassingFault for transient failures, AccountFault for those of all mails; anything else is final. */
export type Deliver = (delivery: Delivery) => Promise<void>

/** A failure that a retry may overcome, and that sent no mail that a retry would duplicate. */
export class PassingFault extends Error {
  override name = 'PassingFault'
}

/** The account at the service takes no mail at all, whoever it is for: another one sends none, until that is mended. */
export class AccountFault extends Error {
  override name = 'AccountFault'
}

/** How long a mail may take including retries, in milliseconds: somebody is waiting for the response. */
export const MAIL_TIME_LIMIT = 10_000
/**
 * The number of attempts, and the milliseconds before the second; each further wait is three times as long.
 */
const TRIES = 4
const FIRST_WAIT = 300

/** Options of `openDelivery`, for tests. */
export interface DeliveryLimits {
  timeLimit?: number
  firstWait?: number
}

/**
 * A mailer that retries transient failures within a time limit (docs/rules/mail.md, "Sending").
 *
 * @param service its name in the log.
 */
export function withRetries(
  service: string,
  deliver: Deliver,
  {
    timeLimit = MAIL_TIME_LIMIT,
    firstWait = FIRST_WAIT,
    knowsKeys = false,
  }: DeliveryLimits & Partial<Pick<Mailer, 'knowsKeys'>> = {},
): Mailer {
  return {
    knowsKeys,
    async send(mail) {
      const idempotencyKey = mail.key ?? crypto.randomUUID()
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
        // Neither the address nor the mail is logged.
        const detail = asError(error).message
        console.error(JSON.stringify({ event: 'mail-failed', service, detail }))
        const mayPass = signal.aborted || error instanceof PassingFault || error instanceof AccountFault
        throw new MailFailed(`The mail service didn't take a mail: ${detail}`, signal.aborted, mayPass)
      }
    },
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Rejects at the signal even if the awaited work can't be aborted. */
function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('it took too long'))
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
