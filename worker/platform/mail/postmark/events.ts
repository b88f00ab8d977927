import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { type MailEventKind, POSTMARK_MAX_AGE } from '../../../../schema/rules/mail-events'
import { eventAbout, eventId, jsonOf, type ReadMailEvent } from '../events/mail-event'

const About = { MessageID: eventId, Metadata: v.optional(v.unknown()) }
const Event = v.variant('RecordType', [
  v.object({ RecordType: v.literal('Delivery'), Recipient: v.string(), DeliveredAt: v.string(), ...About }),
  v.object({
    RecordType: v.literal('Bounce'),
    Type: v.string(),
    Inactive: v.optional(v.boolean()),
    Email: v.string(),
    BouncedAt: v.string(),
    ...About,
  }),
  v.object({ RecordType: v.literal('SpamComplaint'), Email: v.string(), BouncedAt: v.string(), ...About }),
])
type Event = v.InferOutput<typeof Event>

/** What its kinds of bounces say of an address. Others are about us, or no bounces: an answer by a machine, a virus, a wish to leave. */
const BOUNCES: Readonly<Record<string, MailEventKind | undefined>> = {
  HardBounce: 'bounced',
  BadEmailAddress: 'bounced',
  ManuallyDeactivated: 'bounced',
  SpamComplaint: 'complained',
  SoftBounce: 'refused',
  DnsError: 'refused',
  Blocked: 'refused',
  SpamNotification: 'refused',
}

function kindOf(event: Event): MailEventKind | undefined {
  if (event.RecordType === 'Delivery') return 'delivered'
  if (event.RecordType === 'SpamComplaint') return 'complained'
  const kind = Object.hasOwn(BOUNCES, event.Type) ? BOUNCES[event.Type] : undefined
  // The service doesn't send to an address that it has made inactive.
  return kind === 'refused' && event.Inactive === true ? 'bounced' : kind
}

/** A name and a password that nobody guesses. */
const PASSWORD = /^[^:\s]+:\S{16,}$/

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Reads webhooks of Postmark. It doesn't sign them but has a name and a password in their address, so whoever has both can
 * say anything. The event's own time stands in for a signature's. Rule: docs/rules/mail.md, "What comes back".
 *
 * @throws Error if the key isn't a name and a password.
 */
export function readPostmarkEvent(key: string): ReadMailEvent {
  if (!PASSWORD.test(key)) throw new Error('MAIL_WEBHOOK_KEY is no name and password of 16 characters')
  const wanted = digest(`Basic ${Buffer.from(key).toString('base64')}`)
  return ({ headers, body }, now) => {
    if (!timingSafeEqual(digest(headers.get('authorization') ?? ''), wanted)) return undefined
    const read = v.safeParse(Event, jsonOf(body))
    if (!read.success) return { event: undefined }
    const event = read.output
    const at = Date.parse(event.RecordType === 'Delivery' ? event.DeliveredAt : event.BouncedAt)
    if (!(Math.abs(now - at) <= POSTMARK_MAX_AGE)) return undefined
    const kind = kindOf(event)
    if (kind === undefined) return { event: undefined }
    const address = event.RecordType === 'Delivery' ? event.Recipient : event.Email
    // Ids of bounces are larger than what a number holds. A mail has one recipient.
    return { event: eventAbout(`postmark ${kind} ${event.MessageID}`, kind, address, event.Metadata) }
  }
}
