import { type Deliver, PassingFault } from './delivery'
import type { Sender } from './sender'

/** What the binding says when it hasn't taken a mail and may take it later. */
const PASSING = new Set(['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR', 'E_DELIVERY_FAILED'])

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/**
 * Sends by Cloudflare's `send_email` binding. It knows no idempotency key, so only what it says it has refused is
 * tried again: a mail whose answer got lost may be under way.
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
