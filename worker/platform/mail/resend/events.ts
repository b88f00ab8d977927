import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { type MailEventKind, SVIX_MAX_AGE } from '../../../../schema/rules/mail-events'
import { SECOND } from '../../../../schema/rules/time-units'
import { eventAbout, eventId, jsonOf, type ReadMailEvent, type ReceivedWebhook } from '../events/mail-event'

const Event = v.object({
  type: v.string(),
  data: v.object({
    to: v.optional(v.array(v.string())),
    bounce: v.optional(v.object({ type: v.string() })),
    tags: v.optional(v.unknown()),
  }),
})
type Event = v.InferOutput<typeof Event>

/** What begins a secret of Svix; the rest is the key in base64. */
const SECRET = 'whsec_'
/** Signatures of several keys may be sent while one replaces another. */
const MOST_SIGNATURES = 10

/** The key that signs, given its secret; nothing if it isn't one. */
function keyOf(secret: string): Buffer | undefined {
  const key = Buffer.from(secret.startsWith(SECRET) ? secret.slice(SECRET.length) : '', 'base64')
  return key.length > 0 ? key : undefined
}

/** The id of a webhook that was signed now; nothing otherwise. */
function signedId(key: Buffer, { headers, body }: ReceivedWebhook, now: number): string | undefined {
  const id = headers.get('svix-id') ?? ''
  const timestamp = headers.get('svix-timestamp') ?? ''
  if (!v.is(eventId, id) || !/^\d{1,12}$/.test(timestamp)) return undefined
  if (Math.abs(now - Number(timestamp) * SECOND) > SVIX_MAX_AGE) return undefined
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const signatures = (headers.get('svix-signature') ?? '').split(' ').slice(0, MOST_SIGNATURES)
  const isSigned = signatures.some((signature) => {
    const [version, said = ''] = signature.split(',')
    const given = Buffer.from(said, 'base64')
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isSigned ? id : undefined
}

/** A mail that is delayed is still tried, and one that failed never left the service: neither says anything of its address. */
function kindOf({ type, data }: Event): MailEventKind | undefined {
  if (type === 'email.delivered') return 'delivered'
  if (type === 'email.complained') return 'complained'
  // The service doesn't send to an address that has bounced or complained before.
  if (type === 'email.suppressed') return 'bounced'
  if (type === 'email.bounced') return data.bounce?.type === 'Permanent' ? 'bounced' : 'refused'
  return undefined
}

/**
 * Reads webhooks of Resend, which are signed as Svix signs. Rule: docs/rules/mail.md, "What comes back".
 *
 * @throws Error if the secret isn't one.
 */
export function readResendEvent(secret: string): ReadMailEvent {
  const key = keyOf(secret)
  if (!key) throw new Error('MAIL_WEBHOOK_KEY is no secret of a webhook')
  return (received, now) => {
    const id = signedId(key, received, now)
    if (id === undefined) return undefined
    const read = v.safeParse(Event, jsonOf(received.body))
    const kind = read.success ? kindOf(read.output) : undefined
    if (!read.success || kind === undefined) return { event: undefined }
    const { to, tags } = read.output.data
    return { event: eventAbout(`resend ${id}`, kind, to?.[0], tags) }
  }
}
