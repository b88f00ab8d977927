import { TOKEN_REQUESTS } from '../../../schema/rules/access-tokens'
import { SECOND } from '../../../schema/rules/time-units'
import { apiWording } from '../../../schema/wording/api'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import { bearerOf, type HeldToken, verifyToken } from '../../services/access-token/verify-token'
import type { EndpointContext } from '../endpoint'
import { micropubError } from './failure'

/** What the token of a request may do, from its header or its form; or the refusal. */
export async function tokenOf(context: EndpointContext, formToken?: string): Promise<HeldToken | Response> {
  const { parts, request } = context
  const headerToken = bearerOf(request.headers)
  if (headerToken !== undefined && formToken !== undefined)
    return micropubError('invalid_request', wording.twice)
  const text = headerToken ?? formToken
  const challenge = { 'www-authenticate': 'Bearer' }
  if (text === undefined) return micropubError('unauthorized', apiWording.missing, { headers: challenge })
  const token = await verifyToken(parts, text)
  if (token === 'invalid') return micropubError('unauthorized', apiWording.invalid, { headers: challenge })
  if (token === 'too-often') {
    const headers = { 'retry-after': String(TOKEN_REQUESTS.windowMs / SECOND) }
    return micropubError('invalid_request', apiWording.tooOften, { status: 429, headers })
  }
  // Cookies count for nothing.
  parts.session = async () => token.session
  return token
}
