import { PassingFault, persist, type RetryLimits } from '../retried'
import { withSafeHeaders } from './header-text'
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

/**
 * Hands over several mails by one request.
 *
 * @returns for each of them what is wrong with it, as `Deliver` throws it; nothing for one that was accepted.
 * @throws what `Deliver` throws, if it is the same for all of them.
 */
export type DeliverAll = (delivery: {
  mails: readonly Mail[]
  signal: AbortSignal
}) => Promise<readonly (Error | undefined)[]>

/** The account at the service takes no mail at all, whoever it is for: another one sends none, until that is mended. */
export class AccountFault extends Error {
  override name = 'AccountFault'
}

/** How long a mail may take including retries, in milliseconds: somebody is waiting for the response. */
export const MAIL_TIME_LIMIT = 10_000

/** Options of `openDelivery`, for tests. */
export type DeliveryLimits = Partial<RetryLimits>

/** How a service takes several mails by one request. */
export interface AtOnce {
  deliver: DeliverAll
  /** Divides mails into those of a request each. */
  split: (mails: readonly Mail[]) => Mail[][] | Promise<Mail[][]>
}

/** How a service takes mails. */
interface Ways extends Partial<Pick<Mailer, 'knowsKeys'>> {
  atOnce?: AtOnce
}

/** What callers are told of a failure. Neither the address nor the mail is logged. */
function failedBy(service: string, error: Error, mayBeSent: boolean, mails = 1): MailFailed {
  const detail = error.message
  console.error(JSON.stringify({ event: 'mail-failed', service, detail, ...(mails > 1 ? { mails } : {}) }))
  const mayPass = mayBeSent || error instanceof PassingFault || error instanceof AccountFault
  const again = error instanceof PassingFault ? error.again : 0
  return new MailFailed(`The mail service didn't take a mail: ${detail}`, mayBeSent, mayPass, again)
}

/** Attempts until each of a request's mails is settled: those that were accepted aren't handed over again. @returns what failed. */
async function persistWithAll(
  service: string,
  deliver: DeliverAll,
  mails: readonly Mail[],
  limits: RetryLimits,
): Promise<ReadonlyMap<Mail, MailFailed>> {
  const failures = new Map<Mail, MailFailed>()
  let open = mails
  const end = await persist(async (signal) => {
    const faults = await deliver({ mails: open, signal })
    const passing = new Map<Mail, PassingFault>()
    for (const [i, mail] of open.entries()) {
      const fault = faults[i]
      if (fault instanceof PassingFault) passing.set(mail, fault)
      else if (fault) failures.set(mail, failedBy(service, fault, false))
    }
    open = [...passing.keys()]
    const [longest] = [...passing.values()].toSorted((a, b) => b.again - a.again)
    if (longest) throw longest
  }, limits)
  const failure = end && failedBy(service, end.error, end.isCutOff, open.length)
  if (failure) for (const mail of open) failures.set(mail, failure)
  return failures
}

/**
 * A mailer that retries transient failures within a time limit (docs/rules/mail.md, "Sending").
 *
 * @param service its name in the log.
 */
export function withRetries(
  service: string,
  deliver: Deliver,
  { knowsKeys = false, atOnce, timeLimit = MAIL_TIME_LIMIT, firstWait }: DeliveryLimits & Ways = {},
): Mailer {
  const limits = { timeLimit, firstWait }
  return {
    knowsKeys,
    async send(given) {
      const mail = withSafeHeaders(given)
      const idempotencyKey = mail.key ?? crypto.randomUUID()
      const end = await persist((signal) => deliver({ mail, idempotencyKey, signal }), limits)
      if (end) throw failedBy(service, end.error, end.isCutOff)
    },
    ...(atOnce
      ? {
          async sendAll(given) {
            const mails = given.map(withSafeHeaders)
            const requests = await atOnce.split(mails)
            const failed = await Promise.all(
              requests.map((some) => persistWithAll(service, atOnce.deliver, some, limits)),
            )
            const failures = new Map(failed.flatMap((some) => [...some]))
            return mails.map((mail) => failures.get(mail))
          },
        }
      : {}),
  }
}

/** Divides mails by their number alone. */
export const byNumber =
  (most: number): AtOnce['split'] =>
  (mails) =>
    Array.from({ length: Math.ceil(mails.length / most) }, (_, i) => mails.slice(i * most, (i + 1) * most))

/** Hands over one mail the way that several are. */
export const oneOf =
  (deliver: DeliverAll): Deliver =>
  async ({ mail, signal }) => {
    const [fault] = await deliver({ mails: [mail], signal })
    if (fault) throw fault
  }
