import { type Deliver, PassingFault } from './delivery'
import type { Sender } from './sender'

/** The binding's errors for a mail that wasn't accepted but may be later. */
const PASSING = new Set(['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR', 'E_DELIVERY_FAILED'])

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/**
 * Sends through Cloudflare's `send_email` binding. It has no idempotency key, so only explicitly refused
 * mails are retried: a mail whose response was lost may be under way.
 */
export function cloudflareDelivery(binding: SendEmail, from: Sender): Deliver {
  return async ({ mail }) => {
    const { to, subject, text, html, headers } = mail
    try {
      await binding.send({ from, to, subject, text, html, ...(headers ? { headers: { ...headers } } : {}) })
    } catch (error) {
      const code = codeOf(error)
      if (typeof code === 'string' && PASSING.has(code)) throw new PassingFault(code)
      throw error
    }
  }
}
