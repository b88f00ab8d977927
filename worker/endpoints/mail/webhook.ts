import { openMailEvents, type ReportingService } from '../../platform/mail/events/open-mail-events'
import { takeMailEvent } from '../../services/mail/take-mail-event'
import type { Endpoint } from '../endpoint'
import { readText } from '../read-body'

/** The largest webhook, in bytes. Real ones have a few thousand. */
const MOST_BYTES = 256 * 1024
/** When an event that comes too early, or that can't be verified for now, had better come again, in seconds. */
const AGAIN_IN = '60'

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** What a webhook says, or that it can't be known for now whether its sender is genuine. */
async function tried<Said>(read: () => Said | Promise<Said>): Promise<Said | 'unknown'> {
  try {
    return await read()
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-events-unverified', detail: String(error) }))
    return 'unknown'
  }
}

/**
 * POST: a mail service says what became of a mail. A sender that can't be verified isn't told why. Rule: docs/rules/mail.md,
 * "What comes back".
 */
const webhook =
  (service: ReportingService): Endpoint =>
  async ({ request, parts, env, clock }) => {
    if (request.method !== 'POST') return answer(405, { allow: 'POST' })
    const read = openMailEvents(env, service)
    const body = read && (await readText(request, MOST_BYTES))
    if (!read || body === undefined) return answer(400)
    const received = await tried(() => read({ headers: request.headers, body }, clock.now()))
    if (received === 'unknown') return answer(503, { 'retry-after': AGAIN_IN })
    if (!received) return answer(400)
    const { event } = received
    const taken = event && (await takeMailEvent(parts, event))
    return taken === 'early' ? answer(503, { 'retry-after': AGAIN_IN }) : answer(200)
  }

export const resendWebhook = webhook('http')
export const mailgunWebhook = webhook('mailgun')
export const postmarkWebhook = webhook('postmark')
export const sesWebhook = webhook('ses')
