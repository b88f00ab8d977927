import { GOOD_SECRET } from './outside-secret'
import type { Seen } from './outside-services'

type Reply = { status: number; body: unknown }

/** An account that the stand-in knows. */
export const TWILIO_ACCOUNT = 'AC0123456789abcdef0123456789abcdef'

/** A number to which the service sends nothing. */
export const UNREACHABLE = '+15005550001'

const refusal = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

/** Accepts text messages as Twilio does: each time it is handed one, since it knows no idempotency keys. */
export function takeByTwilio(sent: Map<string, unknown>, { method, url, headers, body }: Seen): Reply {
  if (!url.endsWith(`/2010-04-01/Accounts/${TWILIO_ACCOUNT}/Messages.json`))
    return refusal(404, 20404, 'The requested resource was not found')
  if (headers.authorization !== `Basic ${btoa(`${TWILIO_ACCOUNT}:${GOOD_SECRET}`)}`)
    return refusal(401, 20003, 'Authenticate')
  if (method !== 'POST') return refusal(405, 20004, 'Method not allowed')
  const fields = Object.fromEntries(new URLSearchParams(body))
  const { To: to = '', From: from, MessagingServiceSid: service, Body: text } = fields
  if (!from && !service) return refusal(400, 21603, "A 'From' phone number is required.")
  if (!text) return refusal(400, 21602, 'Message body is required.')
  if (!/^\+[1-9]\d{6,14}$/.test(to) || to === UNREACHABLE)
    return refusal(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
  const sid = `SM${crypto.randomUUID().replaceAll('-', '')}`
  sent.set(sid, fields)
  return { status: 201, body: { sid, status: 'queued', to, from: from ?? null, num_segments: '1' } }
}
