import { GOOD_SECRET } from './outside-secret'
import type { Reply, Seen } from './outside-services'

/** The fields of a form, by their names. */
const fieldsOf = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body))

/** Accepts mail as Mailgun does: each time it is handed over, since it knows no idempotency keys. */
export function takeByMailgun(sent: Map<string, unknown>, { method, headers, body }: Seen): Reply {
  if (headers.authorization !== `Basic ${btoa(`api:${GOOD_SECRET}`)}`)
    return { status: 401, body: 'Forbidden' }
  const fields = fieldsOf(body)
  if (method !== 'POST' || !fields.from || !fields.to || !(fields.text || fields.html))
    return { status: 400, body: { message: 'parameter is missing' } }
  const id = `<${crypto.randomUUID()}@mail.quire.example>`
  sent.set(id, fields)
  return { status: 200, body: { id, message: 'Queued. Thank you.' } }
}
