import { askVerification } from '../../services/identity/addresses/ask-verification'
import type { Endpoint } from '../endpoint'

const STATUS = {
  Unauthorized: [401, 'UNAUTHORIZED'],
  BadRequest: [400, 'BAD_REQUEST'],
  RateLimited: [429, 'RATE_LIMITED'],
  ServiceUnavailable: [503, 'SERVICE_UNAVAILABLE'],
} as const

/** POST `/me/send-verify`: what the mutation `sendVerificationEmail` does, for those who don't speak GraphQL. */
export const sendVerify: Endpoint = async ({ identity }) => {
  const failed = await askVerification(identity)
  const headers = { 'cache-control': 'no-store' }
  if (!failed) return Response.json({ success: true }, { headers })
  const [status, code] = STATUS[failed.why]
  return Response.json({ error: { code, message: failed.message } }, { status, headers })
}
