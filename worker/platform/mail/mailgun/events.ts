import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { MAILGUN_MAX_AGE, type MailEventKind } from '../../../../schema/rules/mail-events'
import { SECOND } from '../../../../schema/rules/time-units'
import { eventAbout, eventId, jsonOf, type ReadMailEvent } from '../events/mail-event'

const Webhook = v.object({
  signature: v.object({
    timestamp: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
    token: eventId,
    signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
  'event-data': v.object({
    event: v.string(),
    severity: v.optional(v.string()),
    reason: v.optional(v.string()),
    recipient: v.optional(v.string()),
    'user-variables': v.optional(v.unknown()),
  }),
})
type EventData = v.InferOutput<typeof Webhook>['event-data']

/** Reasons for which the service gave a mail up that aren't its address's: it was tried for long enough, or its own list says no. */
const REASONS: Readonly<Record<string, MailEventKind | undefined>> = {
  old: 'refused',
  'suppress-complaint': 'complained',
  'suppress-unsubscribe': undefined,
}

/** A failure that is temporary is tried again by the service, so it says nothing yet. */
function kindOf({ event, severity, reason = '' }: EventData): MailEventKind | undefined {
  if (event === 'delivered' || event === 'complained') return event
  if (event !== 'failed' || severity !== 'permanent') return undefined
  return Object.hasOwn(REASONS, reason) ? REASONS[reason] : 'bounced'
}

/**
 * Reads webhooks of Mailgun. It signs a time and a token that works once, not what it says, so the token is the event's id:
 * with it, nothing else can be said. Rule: docs/rules/mail.md, "What comes back".
 */
export function readMailgunEvent(key: string): ReadMailEvent {
  return ({ body }, now) => {
    const read = v.safeParse(Webhook, jsonOf(body))
    if (!read.success) return undefined
    const { signature: signed, 'event-data': data } = read.output
    const { timestamp, token, signature } = signed
    const wanted = createHmac('sha256', key)
      .update(timestamp + token)
      .digest()
    if (!timingSafeEqual(Buffer.from(signature, 'hex'), wanted)) return undefined
    if (Math.abs(now - Number(timestamp) * SECOND) > MAILGUN_MAX_AGE) return undefined
    const kind = kindOf(data)
    if (kind === undefined) return { event: undefined }
    return { event: eventAbout(`mailgun ${token}`, kind, data.recipient, data['user-variables']) }
  }
}
