import { sendVerificationEmail } from '../../services/identity/addresses/send-verification-email'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'

/** POST `/me/send-verify`: the mutation `sendVerificationEmail` for clients without GraphQL. */
export const sendVerify: Endpoint = async ({ parts }) => {
  const result = await sendVerificationEmail(parts)
  if (!result.ok) return failureResponse(result.failure)
  return Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } })
}
