import { PassingFault } from '../../retried'
import { AccountFault, type Deliver } from '../delivery'
import type { Mail } from '../mailer'
import { namedSender, type Sender } from '../sender'

/** The binding's errors for a mail that wasn't accepted but may be later. */
const PASSING = new Set(['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR', 'E_DELIVERY_FAILED'])

/** The binding's errors for an account that sends nothing to anybody for now. */
const OF_ACCOUNT = new Set([
  'E_DAILY_LIMIT_EXCEEDED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_SENDER_NOT_VERIFIED',
])

/** Headers that the service sets itself: it refuses mails that have them. */
const ITS_OWN = new Set(['message-id', 'feedback-id'])

const headersFor = ({ headers }: Mail): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => !ITS_OWN.has(name.toLowerCase())))

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/**
 * Sends through Cloudflare's `send_email` binding. It has no idempotency key, so only explicitly refused
 * mails are retried: a mail whose response was lost may be under way.
 */
export function cloudflareDelivery(binding: SendEmail, from: Sender): Deliver {
  return async ({ mail }) => {
    const { to, replyTo, subject, text, html, headers } = mail
    try {
      await binding.send({
        from: namedSender(from, mail),
        to,
        subject,
        text,
        html,
        ...(replyTo === undefined ? {} : { replyTo }),
        ...(headers ? { headers: headersFor(mail) } : {}),
      })
    } catch (error) {
      const code = codeOf(error)
      if (typeof code === 'string' && PASSING.has(code)) throw new PassingFault(code)
      if (typeof code === 'string' && OF_ACCOUNT.has(code)) throw new AccountFault(code)
      throw error
    }
  }
}
