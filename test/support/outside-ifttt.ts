import { GOOD_SECRET } from './outside-secret'
import type { Reply, Seen } from './outside-services'

const refusal = (status: number, message: string): Reply => ({ status, body: { errors: [{ message }] } })

/** Takes what is new as IFTTT's realtime address does: up to 1,000 at once, from whoever has a service's key. */
export function takeByIfttt(sent: Map<string, unknown>, { method, headers, body }: Seen): Reply {
  if (method !== 'POST') return refusal(405, 'Method not allowed')
  if (headers['ifttt-service-key'] !== GOOD_SECRET) return refusal(401, 'Unauthorized')
  if (!headers['content-type']?.startsWith('application/json')) return refusal(415, 'Send JSON')
  const { data } = JSON.parse(body) as { data?: { trigger_identity?: string }[] }
  if (!Array.isArray(data) || data.length > 1000) return refusal(400, 'Too many notifications')
  if (data.some((one) => typeof one.trigger_identity !== 'string')) return refusal(400, 'Nobody is named')
  sent.set(headers['x-request-id'] ?? crypto.randomUUID(), { data })
  return { status: 200, body: {} }
}
