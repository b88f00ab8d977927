import { TOKEN_REQUESTS } from '../../../schema/rules/access-tokens'
import { SECOND } from '../../../schema/rules/time-units'
import { apiWording } from '../../../schema/wording/api'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import { actForToken } from '../../services/access-token/act-for-token'
import { bearerOf, type HeldToken, verifyToken } from '../../services/access-token/verify-token'
import type { Result } from '../../services/result'
import type { EndpointContext } from '../endpoint'
import type { Unreadable } from '../read-input'
import { micropubError, micropubFailure } from './failure'

/** What a token may do, or why it may nothing. */
async function held(context: EndpointContext, text: string | undefined): Promise<HeldToken | Response> {
  const challenge = { 'www-authenticate': 'Bearer' }
  if (text === undefined) return micropubError('unauthorized', apiWording.missing, { headers: challenge })
  const token = await verifyToken(context.parts, text)
  if (token === 'invalid') return micropubError('unauthorized', apiWording.invalid, { headers: challenge })
  if (token === 'too-often') {
    const headers = { 'retry-after': String(TOKEN_REQUESTS.windowMs / SECOND) }
    return micropubError('invalid_request', apiWording.tooOften, { status: 429, headers })
  }
  actForToken(context, token)
  return token
}

/** What the token in the header of a request may do; or the refusal. */
export const headerTokenOf = (context: EndpointContext): Promise<HeldToken | Response> =>
  held(context, bearerOf(context.request.headers))

/**
 * Answers a request that is read once it is known who asks, unless that is in its form. The token is in one of both.
 *
 * @param formTokenOf the token in what was read.
 */
export async function withMicropubToken<Read>(
  context: EndpointContext,
  read: () => Promise<Result<Read, Unreadable>>,
  formTokenOf: (read: Read) => string | undefined,
  respond: (token: HeldToken, read: Read) => Promise<Response>,
): Promise<Response> {
  const isInHeader = bearerOf(context.request.headers) !== undefined
  const early = isInHeader ? await headerTokenOf(context) : undefined
  if (early instanceof Response) return early
  const request = await read()
  if (!request.ok) return micropubFailure(request.failure, request.failure.status)
  const formToken = formTokenOf(request.value)
  if (early && formToken !== undefined) return micropubError('invalid_request', wording.twice)
  const token = early ?? (await held(context, formToken))
  return token instanceof Response ? token : respond(token, request.value)
}
